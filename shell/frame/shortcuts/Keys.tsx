import { Modal } from 'antd';
import { inForce, useKeys } from '../../state/keys';
import { useWords } from '../../words/say';
import { keyCaps } from './keyCaps';
import './keys.css';

/** Every key that does something here, as it is registered where it works. */
const Keys = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  const shortcuts = inForce(useKeys(({ all }) => all));
  const groups = [
    ['shell.keysHere', shortcuts.filter(({ ofPage }) => ofPage)],
    ['shell.keysEverywhere', shortcuts.filter(({ ofPage }) => !ofPage)],
  ] as const;
  return (
    <Modal open title={say('shell.keys')} onCancel={onClose} footer={null}>
      {groups.map(
        ([name, those]) =>
          those.length > 0 && (
            <section key={name}>
              <h2>{say(name)}</h2>
              <dl className="keys">
                {those.map(({ keys, says }) => (
                  <div key={keys}>
                    <dt>
                      {keyCaps(keys).map((cap) => (
                        <kbd key={cap}>{cap}</kbd>
                      ))}
                    </dt>
                    <dd>{say(says)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ),
      )}
    </Modal>
  );
};
export default Keys;

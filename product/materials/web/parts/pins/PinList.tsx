import { Button, Tag } from 'antd';
import { Ago } from '#shell/parts/Ago';
import { useWords } from '#shell/words/say';
import type { MaterialPin } from '../../../pin';
import { isOpen, usePins } from './pins';
import './pins.css';

interface PinListProps {
  /** Which of the material's pins. */
  readonly of: (pin: MaterialPin) => boolean;
}

/** Pins with their words: where each is, whether it is open, what was answered, and what may be done about it. */
export const PinList = ({ of }: PinListProps) => {
  const say = useWords();
  const all = usePins();
  const listed = all?.pins.filter(of) ?? [];
  if (!all || listed.length === 0) return null;
  return (
    <ul className="pin-list" aria-label={say('materialScreens.pins')}>
      {listed.map((pin) => (
        <li key={pin.id} aria-current={pin.id === all.current || undefined}>
          <button
            type="button"
            className={isOpen(pin) ? 'pin-list__number' : 'pin-list__number pin--settled'}
            aria-label={say('materialScreens.pinShow', { number: pin.number })}
            onClick={() => all.show(pin)}
          >
            {pin.number}
          </button>
          <div>
            <p>{pin.text}</p>
            <p className="faint">
              {say('materialScreens.pinPlace', {
                file: pin.fileName,
                page: pin.page,
                version: pin.version,
              })}{' '}
              <Ago at={pin.setAt} />{' '}
              {!isOpen(pin) && <Tag color="green">{say('materialScreens.pinSettled')}</Tag>}
            </p>
            {pin.answer && (
              <p>{say('shell.labelled', { label: say('materialScreens.pinAnswered'), text: pin.answer })}</p>
            )}
            {isOpen(pin) && (all.answer ?? all.settle) && (
              <p className="pin-list__ways">
                {all.answer && (
                  <Button size="small" disabled={false} onClick={() => all.answer?.(pin)}>
                    {say(pin.answer ? 'materialScreens.pinAnswerAgain' : 'materialScreens.pinAnswer')}
                  </Button>
                )}
                {all.settle && (
                  <Button
                    size="small"
                    disabled={false}
                    aria-label={say('materialScreens.pinSettleNamed', { number: pin.number })}
                    onClick={() => all.settle?.(pin)}
                  >
                    {say('materialScreens.pinSettle')}
                  </Button>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
};

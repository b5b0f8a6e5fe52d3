import { Button, Tag } from 'antd';
import { Ago } from '#shell/parts/Ago';
import { useWords } from '#shell/words/say';
import type { MaterialPin } from '#product/materials/pin';
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
    <ul className="pin-list" aria-label={say('materialPins.all')}>
      {listed.map((pin) => (
        <li key={pin.id} aria-current={pin.id === all.current || undefined}>
          <button
            type="button"
            className={isOpen(pin) ? 'pin-list__number' : 'pin-list__number pin--settled'}
            aria-label={say('materialPins.show', { number: pin.number })}
            onClick={() => all.show(pin)}
          >
            {pin.number}
          </button>
          <div>
            <p>{pin.text}</p>
            <p className="faint">
              {say('materialPins.place', {
                file: pin.fileName,
                page: pin.page,
                version: pin.version,
              })}{' '}
              <Ago at={pin.setAt} /> {!isOpen(pin) && <Tag color="green">{say('materialPins.settled')}</Tag>}
            </p>
            {pin.answer && (
              <p>{say('shell.labelled', { label: say('materialPins.answered'), text: pin.answer })}</p>
            )}
            {isOpen(pin) && (all.answer ?? all.settle) && (
              <p className="pin-list__ways">
                {all.answer && (
                  <Button size="small" disabled={false} onClick={() => all.answer?.(pin)}>
                    {say(pin.answer ? 'materialPins.answerAgain' : 'materialPins.answer')}
                  </Button>
                )}
                {all.settle && (
                  <Button
                    size="small"
                    disabled={false}
                    aria-label={say('materialPins.settleNamed', { number: pin.number })}
                    onClick={() => all.settle?.(pin)}
                  >
                    {say('materialPins.settle')}
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

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useWords } from '#shell/words/say';
import type { MaterialPin } from '#product/materials/pin';
import {
  arrowSteps,
  movedPlace,
  placeBefore,
  turnedPlace,
  type PinPlace,
} from '#product/materials/pin-place';
import { isOpen, usePins } from './pins';
import './pins.css';

interface PinLayerProps {
  readonly fileId: string;
  readonly page: number;
  /** Quarters by which the page beneath is turned; a layer that turns with its page is not asked. */
  readonly turns?: number;
  readonly isPlacing: boolean;
  readonly onPlaced: () => void;
}

const percent = (share: number): string => `${share * 100}%`;
const at = ({ across, down }: PinPlace) => ({ left: percent(across), top: percent(down) });

/** The pins of one page over it; and, where one is being set, a cross that a click or the arrows put to its place. */
export const PinLayer = ({ fileId, page, turns = 0, isPlacing, onPlaced }: PinLayerProps) => {
  const say = useWords();
  const all = usePins();
  const [cross, setCross] = useState<PinPlace>({ across: 0.5, down: 0.5 });
  if (!all) return null;
  const here = all.pins.filter((pin) => pin.fileId === fileId && pin.page === page);
  const put = (place: PinPlace): void => {
    onPlaced();
    all.set(fileId, page, placeBefore(place, turns));
  };
  const click = (event: MouseEvent<HTMLDivElement>): void => {
    if (!isPlacing || event.target !== event.currentTarget) return;
    const { offsetX, offsetY } = event.nativeEvent;
    const { offsetWidth, offsetHeight } = event.currentTarget;
    put(movedPlace({ across: offsetX / offsetWidth, down: offsetY / offsetHeight }, 0, 0));
  };
  const press = (event: KeyboardEvent): void => {
    const way = arrowSteps[event.key];
    if (event.key === 'Escape') onPlaced();
    else if (way) {
      // With Shift five times as far.
      const far = event.shiftKey ? 5 : 1;
      setCross(movedPlace(cross, way[0] * far, way[1] * far));
    } else return;
    // The page beneath neither turns nor closes by it.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The pointer's way; the cross within is the keyboard's.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={isPlacing ? 'pin-layer pin-layer--placing' : 'pin-layer'} onClick={click}>
      {here.map((pin) => (
        <PinMark
          key={pin.id}
          pin={pin}
          place={turnedPlace(pin, turns)}
          isCurrent={pin.id === all.current}
          onShow={() => all.show(pin)}
        />
      ))}
      {isPlacing && (
        <button
          type="button"
          className="pin-cross"
          // It appears because somebody asked for it, and is moved by their keys.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          style={at(cross)}
          aria-label={say('materialPins.cross')}
          onKeyDown={press}
          onClick={() => put(cross)}
        >
          +
        </button>
      )}
    </div>
  );
};

interface PinMarkProps {
  readonly pin: MaterialPin;
  readonly place: PinPlace;
  readonly isCurrent: boolean;
  readonly onShow: () => void;
}

/** One pin at its place; the one that is shown comes into sight. */
const PinMark = ({ pin, place, isCurrent, onShow }: PinMarkProps) => {
  const say = useWords();
  const mark = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) mark.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <button
      ref={mark}
      type="button"
      className={isOpen(pin) ? 'pin' : 'pin pin--settled'}
      style={at(place)}
      title={pin.text}
      aria-label={say('materialPins.named', { number: pin.number, text: pin.text })}
      aria-current={isCurrent || undefined}
      onClick={onShow}
    >
      {pin.number}
    </button>
  );
};

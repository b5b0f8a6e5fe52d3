import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '#shell/words/say';
import { arrowSteps } from '#product/materials/pin-place';
import type { Frame } from '../../citation';
import { frameBefore, frameBetween, isFrame, movedFrame, sizedFrame } from '../../frames';
import { placed } from './FrameLayer';

interface FrameToolProps {
  /** Quarters by which the page beneath is turned. */
  readonly turns: number;
  /** The frame, of the unturned page. */
  readonly onFramed: (frame: Frame) => void;
  readonly onLeave: () => void;
}

const first: Frame = { across: 0.3, down: 0.4, width: 0.4, height: 0.1 };

/** Where on the layer the pointer is, in shares of it; the layer may be turned with its page. */
const placeOf = ({ nativeEvent: { offsetX, offsetY }, currentTarget }: PointerEvent<HTMLDivElement>) => ({
  across: Math.min(Math.max(offsetX / currentTarget.offsetWidth, 0), 1),
  down: Math.min(Math.max(offsetY / currentTarget.offsetHeight, 0), 1),
});

/** Puts a frame on the page beneath: dragged by the pointer, or moved and resized by the arrow keys. */
export const FrameTool = ({ turns, onFramed, onLeave }: FrameToolProps) => {
  const say = useWords();
  const [frame, setFrame] = useState<Frame>(first);
  const [from, setFrom] = useState<ReturnType<typeof placeOf> | null>(null);
  const take = (framed: Frame): void => onFramed(frameBefore(framed, turns));
  const press = (event: KeyboardEvent): void => {
    const way = arrowSteps[event.key];
    if (event.key === 'Escape') onLeave();
    // With Shift the arrows make it larger.
    else if (way) setFrame((event.shiftKey ? sizedFrame : movedFrame)(frame, ...way));
    else return;
    // The page beneath neither turns nor closes by it.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The pointer's way; the frame within is the keyboard's.
    <div
      className="cited-frame-layer cited-frame-layer--framing"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(placeOf(event));
      }}
      onPointerMove={(event) => from && setFrame(frameBetween(from, placeOf(event)))}
      onPointerUp={(event) => {
        if (!from) return;
        const dragged = frameBetween(from, placeOf(event));
        setFrom(null);
        if (isFrame(dragged)) take(dragged);
        else setFrame(first);
      }}
      onPointerCancel={() => setFrom(null)}
    >
      <button
        type="button"
        className="cited-frame cited-frame--tool"
        // It appears because somebody asked for it, and is moved by their keys.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        style={placed(frame)}
        aria-label={say('citations.frameNamed')}
        onKeyDown={press}
        onClick={() => take(frame)}
      />
    </div>
  );
};

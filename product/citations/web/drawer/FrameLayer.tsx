import { useEffect, useRef } from 'react';
import { useWords } from '#shell/words/say';
import type { Frame } from '../../citation';
import { turnedFrame } from '../../frames';

const percent = (share: number): string => `${share * 100}%`;
/** Where a frame stands within the layer over its page. */
export const placed = ({ across, down, width, height }: Frame) => ({
  left: percent(across),
  top: percent(down),
  width: percent(width),
  height: percent(height),
});

/** The frame of a place over its page; it comes into sight. */
export const FrameLayer = ({ frame, turns }: { readonly frame: Frame; readonly turns: number }) => {
  const say = useWords();
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [turns]);
  return (
    <div className="cited-frame-layer">
      <div
        ref={mark}
        className="cited-frame"
        role="img"
        aria-label={say('citations.framed')}
        style={placed(turnedFrame(frame, turns))}
      />
    </div>
  );
};

import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#shell/words/say';
import { wantsStillness } from './still';
import './moving.css';

interface CountToProps {
  readonly value: number;
  /** How many figures stand behind the point. */
  readonly digits?: number;
  /** Milliseconds from nought to the value. */
  readonly lasts?: number;
}

/** Quick at first and slow towards the end, so that the last figures can be read while they come. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * A figure that runs up to its value once, when it is first seen; give it another `key` to have it run again. Screen
 * readers are told the value from the beginning, and whoever wants less motion sees nothing else.
 */
export const CountTo = ({ value, digits = 0, lasts = 1_500 }: CountToProps) => {
  const language = useLanguage();
  const place = useRef<HTMLSpanElement>(null);
  const hasRun = useRef(false);
  const [share, setShare] = useState(() => (wantsStillness() ? 1 : 0));
  useEffect(() => {
    if (hasRun.current) return undefined;
    let frame = 0;
    const run = (begun: number) => (now: number) => {
      const passed = Math.min(1, Math.max(0, (now - begun) / lasts));
      setShare(passed);
      hasRun.current = passed === 1;
      if (passed < 1) frame = requestAnimationFrame(run(begun));
    };
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      if (wantsStillness()) setShare(1);
      else frame = requestAnimationFrame((now) => run(now)(now));
    });
    seen.observe(place.current!);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [lasts]);
  const written = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (
    <span className="count-to" ref={place}>
      <span className="heard">{written.format(value)}</span>
      <span aria-hidden="true">{written.format(value * eased(share))}</span>
    </span>
  );
};

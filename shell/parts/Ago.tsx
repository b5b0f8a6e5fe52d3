import { useSyncExternalStore } from 'react';
import { agoOf, dayText, minuteText, momentText } from '#contract/formatters';
import { useOnPaper } from '../print/printing';
import { useWords } from '../words/say';

/** Milliseconds after which «just now» has to be looked at again. */
const every = 30_000;
const watching = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all that is on the screen. */
const watch = (notify: () => void): (() => void) => {
  watching.add(notify);
  if (!timer) now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of watching) each();
  }, every);
  return () => {
    watching.delete(notify);
    if (watching.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

interface AgoProps {
  readonly at: string;
  /** Older times have their minute beside the day; in a list, whose head says the zone, without it. */
  readonly exact?: boolean | 'minute';
}

/**
 * How long ago, as the specification counts it (SH13); what is older or still to come says when. Paper says when in any case:
 * on it, nothing is «just now» for long.
 */
export const Ago = ({ at, exact = false }: AgoProps) => {
  const say = useWords();
  const onPaper = useOnPaper();
  const then = new Date(at).getTime();
  const clock = useSyncExternalStore(watch, () => now);
  const ago = agoOf(then, clock);
  // What has just come may be younger than the clock.
  const isToCome = then > clock + every;
  const text =
    onPaper || ago.unit === 'date' || isToCome
      ? (exact === 'minute' ? minuteText : exact ? momentText : dayText)(at)
      : say(`shell.${ago.unit}`, 'count' in ago ? { count: ago.count } : {});
  return (
    <time dateTime={at} title={momentText(at)}>
      {text}
    </time>
  );
};

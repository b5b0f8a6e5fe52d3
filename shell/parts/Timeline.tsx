import { useId } from 'react';
import type { AwaitedQuery } from '../pages/NoRecord';
import { PartAwaited } from '../pages/PartAwaited';
import { useWords } from '../words/say';
import { Ago } from './Ago';
import '../pages/record.css';

interface TimelineEntry {
  readonly id?: string;
  /** An instant. */
  readonly at: string;
  /** Who did it; empty where the system did. */
  readonly actor?: string | null;
  readonly role?: string | null;
  /** What was done, in the language of the screen. */
  readonly what: string;
  readonly note?: string | null;
}

interface TimelineProps {
  readonly entries: readonly TimelineEntry[] | undefined;
  /** Where they come from, where that is not the record itself. */
  readonly of?: AwaitedQuery;
}

/** What happened to a record, the newest first: who, what, when, in which words. */
export const Timeline = ({ entries, of }: TimelineProps) => {
  const say = useWords();
  const heading = useId();
  const newestFirst = entries?.toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{say('shell.timeline')}</h2>
      {!newestFirst && of && <PartAwaited of={of} rows={4} />}
      {newestFirst?.length === 0 && <p className="faint">{say('shell.noHistory')}</p>}
      <ol className="timeline">
        {newestFirst?.map((entry) => (
          <li key={entry.id ?? `${entry.at} ${entry.what}`}>
            <span className="timeline__what">{entry.what}</span>
            <div className="faint">
              {[entry.actor, entry.role].filter(Boolean).join(' · ')} <Ago at={entry.at} />
            </div>
            {entry.note && <p className="timeline__note">{entry.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
};

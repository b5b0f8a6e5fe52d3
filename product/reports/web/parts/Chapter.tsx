import type { ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';

/** A chapter to be read. */
export const Chapter = ({
  number,
  title,
  children,
}: {
  readonly number: number;
  readonly title: WordKey;
  readonly children: ReactNode;
}) => {
  const say = useWords();
  return (
    <section className="read">
      <h2>
        {number} {say(title)}
      </h2>
      {children}
    </section>
  );
};

/** A text with its label; nothing is drawn where nothing was written. */
export const Prose = ({
  label,
  text,
}: {
  readonly label?: WordKey;
  readonly text: string | null | undefined;
}) => {
  const say = useWords();
  if (!text?.trim()) return null;
  return (
    <div className="read__prose">
      {label && <h3>{say(label)}</h3>}
      <p>{text}</p>
    </div>
  );
};

/** Sentences one below the other. */
export const Lines = ({
  label,
  lines,
}: {
  readonly label: WordKey;
  readonly lines: readonly string[] | undefined;
}) => {
  const say = useWords();
  if (!lines?.length) return null;
  return (
    <div className="read__prose">
      <h3>{say(label)}</h3>
      <ul>
        {lines.map((line, at) => (
          <li key={`${at} ${line}`}>{line}</li>
        ))}
      </ul>
    </div>
  );
};

/** A table to be read; nothing is drawn where nothing was written. */
export const Grid = ({
  label,
  head,
  rows = [],
}: {
  readonly label?: WordKey;
  readonly head: readonly WordKey[];
  readonly rows: readonly (readonly ReactNode[])[] | undefined;
}) => <SmallTable level={3} title={label} head={head} rows={rows} />;

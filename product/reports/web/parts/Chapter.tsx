import type { ReactNode } from 'react';
import type { WordKey } from '../../../../contract/words';
import { useWords } from '../../../../shell/words/say';

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

/** A table to be read; it scrolls by itself where it is too wide. */
export const Grid = ({
  label,
  head,
  rows,
}: {
  readonly label?: WordKey;
  readonly head: readonly WordKey[];
  readonly rows: readonly (readonly ReactNode[])[] | undefined;
}) => {
  const say = useWords();
  if (!rows?.length) return null;
  return (
    <div className="read__prose">
      {label && <h3>{say(label)}</h3>}
      <div className="read__scroll" tabIndex={0} role="region" aria-label={say(label ?? head[0]!)}>
        <table className="read__table">
          <thead>
            <tr>
              {head.map((word) => (
                <th key={word} scope="col">
                  {say(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <tr key={at}>
                {cells.map((cell, place) => (
                  <td key={head[place]}>{cell === '' || cell === null || cell === undefined ? '/' : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};

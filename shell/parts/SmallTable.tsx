import type { ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import { useWords } from '../words/say';
import './small-table.css';

interface SmallTableProps {
  readonly title?: WordKey | undefined;
  /** How deep its title stands on the page; 2 unless told. */
  readonly level?: 2 | 3;
  readonly head: readonly WordKey[];
  /** Columns of numbers: their digits stand under each other. */
  readonly figures?: readonly WordKey[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table to be read within a record; nothing is drawn where there are no rows. */
export const SmallTable = ({ title, level = 2, head, figures = [], rows }: SmallTableProps) => {
  const say = useWords();
  const looks = head.map((word) => (figures.includes(word) ? 'small-table__figure' : undefined));
  const Title = `h${level}` as const;
  if (rows.length === 0) return null;
  return (
    <div className="small-table">
      {title && <Title>{say(title)}</Title>}
      <div className="small-table__scroll" tabIndex={0} role="region" aria-label={say(title ?? head[0]!)}>
        <table>
          <thead>
            <tr>
              {head.map((word, place) => (
                <th key={word} scope="col" className={looks[place]}>
                  {say(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <tr key={at}>
                {cells.map((cell, place) => (
                  <td key={head[place]} className={looks[place]} data-label={say(head[place]!)}>
                    {cell === '' || cell === null || cell === undefined ? '/' : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};

import type { ReactNode } from 'react';
import type { WordKey } from '../../../../contract/words';
import { useWords } from '../../../../shell/words/say';
import './dossier.css';

interface SmallTableProps {
  readonly title: WordKey;
  readonly head: readonly WordKey[];
  /** Columns of numbers: their digits stand under each other. */
  readonly figures?: readonly WordKey[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table to be read within a record; nothing is drawn where there are no rows. */
export const SmallTable = ({ title, head, figures = [], rows }: SmallTableProps) => {
  const say = useWords();
  const looks = head.map((word) => (figures.includes(word) ? 'small-table__figure' : undefined));
  if (rows.length === 0) return null;
  return (
    <div className="small-table">
      <h2>{say(title)}</h2>
      <div className="small-table__scroll">
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
                    {cell === '' || cell === null ? '/' : cell}
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

import type { ReactNode } from 'react';
import '#shell/parts/small-table.css';

/** A figure with at most one decimal; a stroke where there is none. */
export const figureText = (value: number | null): string =>
  value === null ? '/' : String(Math.round(value * 10) / 10);

interface FigureTableProps {
  readonly label: string;
  readonly head: readonly string[];
  /** The first cell of each row is what the row is about. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Figures of several people beside each other; on a phone each row stands as a list of what its head says. */
export const FigureTable = ({ label, head, rows }: FigureTableProps) => (
  <div className="small-table">
    <div className="small-table__scroll" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((each, at) => (
              <th key={each} scope="col" className={at > 0 ? 'small-table__figure' : undefined}>
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={head[at]} scope="row" className="figure-table__about">
                    {cell}
                  </th>
                ) : (
                  <td key={head[at]} className="small-table__figure" data-label={head[at]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
);

import '#shell/parts/small-table.css';
import { useWords } from '#shell/words/say';
import type { exportsApi } from '../../calls';

type Sheet = Awaited<ReturnType<typeof exportsApi.readSheet>>;

/** A, B … Z, AA: a column as spreadsheet programs name it. */
export const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

/** The first rows of a sheet as they were read, under its own headings and row numbers. */
export const SheetRows = ({ sheet: { headings, rows } }: { readonly sheet: Sheet }) => {
  const say = useWords();
  return (
    <div className="small-table">
      <div className="small-table__scroll" tabIndex={0} role="region" aria-label={say('exports.preview')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('exports.rowNumber')}</th>
              {headings.map((heading, place) => (
                <th key={place} scope="col">
                  {heading || letterOf(place)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {headings.map((heading, place) => (
                  <td key={place} data-label={heading || letterOf(place)}>
                    {cells[place] || <span className="faint">/</span>}
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

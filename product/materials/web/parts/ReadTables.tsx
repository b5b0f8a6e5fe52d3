import { useChoice } from '#shell/dictionary/useChoice';
import { SmallTable } from '#shell/parts/SmallTable';
import type { AnyField } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import type { MaterialTables } from '../../proposals';
import type { Item } from './desk';
import { isSource, sourceText } from './source';
import { tablePlaces, tableSections } from './tables';

interface ReadTablesProps {
  readonly material: MaterialTables & { readonly items: readonly Pick<Item, 'files'>[] };
  /** Only the table of this item; all of them where none is named. */
  readonly only?: Item['kind'] | undefined;
}
type Row = Readonly<Record<string, unknown>>;
type Rows = Extract<AnyField, { control: 'rows' }>;

const columnsOf = ({ fields }: Rows) => fields as unknown as readonly AnyField[];
const tables = [...tableSections(1), ...tableSections(2)].map(({ key, title, fields }) => {
  const table = fields[0] as unknown as Rows;
  return { key, title, field: table.field as keyof MaterialTables, columns: columnsOf(table) };
});

/** The tables of a material to be read: everything that the owner is asked for, with the evidence each row cites. */
export const ReadTables = ({ material, only }: ReadTablesProps) => {
  const say = useWords();
  const choice = useChoice();
  const titles = new Map(
    material.items.flatMap(({ files }) => files.map(({ id, title, name }) => [id, title || name] as const)),
  );
  const cited = (ids: unknown): string =>
    [ids]
      .flat()
      .flatMap((id) => titles.get(id as string) ?? [])
      .join(say('shell.listMark'));
  const textOf = (field: AnyField, row: Row): string => {
    const value = row[field.field];
    if (value === null || value === undefined) return '';
    if (field.control === 'yesNo') return say(value ? 'shell.yes' : 'shell.no');
    if (field.control === 'choice') return choice(field.choice, field.label, value);
    if (field.control === 'own') return isSource(value) ? sourceText(value) : cited(value);
    return String(value);
  };
  const cellOf = (field: AnyField, row: Row) =>
    field.control === 'rows' ? (
      <ul className="read-rows">
        {(row[field.field] as readonly Row[]).map((each, at) => (
          <li key={at}>
            {columnsOf(field)
              .map((column) => textOf(column, each))
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    ) : (
      textOf(field, row)
    );
  return tables
    .filter(({ key }) => only === undefined || (only !== 'files' && tablePlaces[only] === key))
    .map(({ key, title, field, columns }) => (
      <SmallTable
        key={key}
        title={title}
        head={columns.map(({ label }) => label)}
        figures={columns.flatMap(({ control, label }) => (control === 'number' ? [label] : []))}
        rows={((material[field] ?? []) as readonly Row[]).map((row) =>
          columns.map((column) => cellOf(column, row)),
        )}
      />
    ));
};

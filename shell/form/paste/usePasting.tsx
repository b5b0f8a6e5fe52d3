import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { lazy, Suspense, useContext, useState, type ClipboardEvent, type ReactNode } from 'react';
import { dictionariesQuery } from '../../dictionary/useDictionary';
import { useOffice } from '../../office';
import { useWords } from '../../words/say';
import { TouchedContext } from '../touched';
import type { AnyField } from '../types';
import { cellsOf, isTable } from './cells';
import type { Pasted } from './paste-table';

type Rows = Extract<AnyField, { control: 'rows' }>;
type Path = readonly (string | number)[];

const PastedNote = lazy(async () => ({ default: (await import('./PastedNote')).PastedNote }));

/** Where in a table of the form somebody stands: which row, which field; after the last row where they stand in none. */
const standingOf = (table: Element, on: EventTarget): { readonly row: number; readonly field?: string } => {
  const rows = [...table.querySelectorAll(':scope > .rows__row')];
  const row = rows.findIndex((each) => each.contains(on as Node));
  if (row === -1) return { row: rows.length };
  const field = (on as Element).closest<HTMLElement>('[data-field]')?.dataset['field'];
  return { row, ...(field !== undefined && { field }) };
};

/**
 * Takes cells of a spreadsheet that are pasted into a table of the form. `take` is the table's paste handler, `note` says
 * what became of them and takes them back.
 */
export const usePasting = (
  field: Rows,
  path: Path,
): { readonly take: (event: ClipboardEvent) => void; readonly note: ReactNode } => {
  const form = Form.useFormInstance();
  const client = useQueryClient();
  const office = useOffice();
  const say = useWords();
  const touched = useContext(TouchedContext);
  const [done, setDone] = useState<{ readonly pasted: Pasted; readonly before: unknown } | null>(null);
  const put = (rows: unknown): void => {
    form.setFieldValue([...path], rows);
    touched();
  };
  const take = (event: ClipboardEvent): void => {
    const { target, currentTarget } = event;
    const text = event.clipboardData.getData('text/plain');
    const cells = cellsOf(text);
    // Lines of prose belong into the text they are pasted into.
    if (!isTable(cells) || (target instanceof HTMLTextAreaElement && !text.includes('\t'))) return;
    event.preventDefault();
    event.stopPropagation();
    const at = standingOf(currentTarget, target);
    const fill = async (): Promise<void> => {
      const [sets, { pasteTable }] = await Promise.all([
        client.ensureQueryData(dictionariesQuery(office)),
        import('./paste-table'),
      ]);
      const before: unknown = structuredClone(form.getFieldValue([...path]) ?? []);
      const fields = field.fields as unknown as readonly AnyField[];
      const { blank, most = 100 } = field;
      const pasted = pasteTable({ fields, rows: before as never, blank, most, at }, cells, {
        say,
        codes: (dictionary) => sets.get(dictionary),
      });
      put(pasted.rows);
      setDone({ pasted, before });
    };
    void fill().catch(reportError);
  };
  const undo = (): void => {
    put(done?.before);
    setDone(null);
  };
  const note = done && (
    <Suspense>
      <PastedNote pasted={done.pasted} onUndo={undo} onClose={() => setDone(null)} />
    </Suspense>
  );
  return { take, note };
};

import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ClipboardEvent, type ReactNode } from 'react';
import { dictionariesQuery } from '../../dictionary/useDictionary';
import { useOffice } from '../../office';
import { useWords } from '../../words/say';
import type { AnyField } from '../types';
import { cellsOf, isTable } from './cells';
import type { Pasted } from './paste-table';

type Rows = Extract<AnyField, { control: 'rows' }>;
type Row = Readonly<Record<string, unknown>>;

const PastedNote = lazy(async () => ({ default: (await import('./PastedNote')).PastedNote }));

interface Table {
  /** The rows as they stand when cells come. */
  readonly read: () => readonly Row[];
  readonly put: (rows: readonly Row[]) => void;
  /** Which row and field somebody stands in; the place after the last row where they stand in none. */
  readonly standing: (
    table: Element,
    on: Element,
  ) => { readonly row: number; readonly field?: string | undefined };
  /** What a new row holds, where that is more than the field says. */
  readonly blank?: object;
}

/**
 * Takes cells of a spreadsheet that are pasted into a table. `take` is the table's paste handler, `note` says what became of
 * them and takes them back.
 */
export const usePastedCells = (
  { fields, blank: empty, most = 100 }: Pick<Rows, 'fields' | 'blank' | 'most'>,
  { read, put, standing, blank = empty }: Table,
): { readonly take: (event: ClipboardEvent) => void; readonly note: ReactNode } => {
  const client = useQueryClient();
  const office = useOffice();
  const say = useWords();
  const [done, setDone] = useState<{ readonly pasted: Pasted; readonly before: readonly Row[] } | null>(null);
  const take = (event: ClipboardEvent): void => {
    const { target, currentTarget } = event;
    const text = event.clipboardData.getData('text/plain');
    const cells = cellsOf(text);
    // Lines of prose belong into the text they are pasted into.
    if (!isTable(cells) || (target instanceof HTMLTextAreaElement && !text.includes('\t'))) return;
    event.preventDefault();
    event.stopPropagation();
    const at = standing(currentTarget, target as Element);
    const fill = async (): Promise<void> => {
      const [sets, { pasteTable }] = await Promise.all([
        client.ensureQueryData(dictionariesQuery(office)),
        import('./paste-table'),
      ]);
      const before = structuredClone(read());
      const pasted = pasteTable(
        { fields: fields as unknown as readonly AnyField[], rows: before, blank, most, at },
        cells,
        { say, codes: (dictionary) => sets.get(dictionary) },
      );
      put(pasted.rows);
      setDone({ pasted, before });
    };
    void fill().catch(reportError);
  };
  const undo = (): void => {
    if (done) put(done.before);
    setDone(null);
  };
  const note = done && (
    <Suspense>
      <PastedNote pasted={done.pasted} onUndo={undo} onClose={() => setDone(null)} />
    </Suspense>
  );
  return { take, note };
};

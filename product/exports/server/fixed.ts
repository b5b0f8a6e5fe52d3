import { dayText } from '#contract/formatters';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { OpenList } from '#host/pipeline/lists';
import { labelsAt } from '#product/dictionaries/server';
import { cellOf, type CellValue } from '../cells';
import type { ExportAsked, ExportedColumn } from '../contract';
import type { FixedColumn, FixedLayout } from '../layout';
import { exportsWords } from '../words';

declare module '#host/contributions' {
  interface Contributions {
    /** How lists leave in a layout that no screen changes. */
    readonly fixedLayouts: readonly FixedLayout[];
  }
}

/** What is asked, with the columns that leave, and the lines above them. */
export interface LaidOut {
  readonly asked: ExportAsked;
  readonly head: readonly CellValue[][];
}

/** What narrows nothing: the state that stands for all. */
const everything: readonly unknown[] = [undefined, null, '', 'all', -1];

/**
 * What is asked as it leaves: by the columns of the screen, or in the fixed layout of its list, with when it was made and what it
 * was narrowed by above the columns (domain §9.14). Throws 2002 without a column, for a list that has no such layout, and
 * for anything but all of its rows as a spreadsheet.
 */
export const laidOut = async (
  asked: ExportAsked,
  { input }: Pick<OpenList, 'input'>,
  { db, language, now, services }: Pick<Context, 'db' | 'language' | 'now' | 'services'>,
): Promise<LaidOut> => {
  if (asked.isFixed !== true) {
    if (asked.columns.length === 0) throw general.badInput();
    return { asked, head: [] };
  }
  const layout = services.contributed.fixedLayouts.find(({ list }) => list === asked.list);
  if (!layout || asked.scope !== 'all' || asked.format === 'pdf') throw general.badInput();
  const labels = await labelsAt(db);
  const columnOf = ({ field, heading, kind, dictionary, words = {} }: FixedColumn): ExportedColumn => ({
    field,
    heading: inLanguage(heading, language),
    kind,
    words: {
      ...(kind === 'limited' && {
        yes: inLanguage(exportsWords.yes, language),
        no: inLanguage(exportsWords.no, language),
      }),
      ...(dictionary && labels.all(dictionary, language)),
      ...Object.fromEntries(Object.entries(words).map(([code, word]) => [code, inLanguage(word, language)])),
    },
  });
  const title = inLanguage(layout.title, language);
  const narrowed = layout.filters
    .filter(({ field }) => !everything.includes(input[field]))
    .map((filter): CellValue[] => {
      const column = columnOf(filter);
      return [column.heading, cellOf(column, input[filter.field])];
    });
  return {
    asked: { ...asked, title, rowKey: layout.rowKey, columns: layout.columns.map(columnOf) },
    head: [
      [title],
      [inLanguage(exportsWords.madeOn, language), dayText(now.toISOString())],
      ...(narrowed.length > 0 ? narrowed : [[inLanguage(exportsWords.notNarrowed, language)]]),
    ],
  };
};

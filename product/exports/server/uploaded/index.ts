import { writeXlsx } from 'hucre/xlsx';
import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { checkQuota, usedBy } from '#host/files/room';
import { recordFile } from '#host/files/rows';
import { asking } from '#host/limits/asks';
import { plainText } from '../../cells';
import { exportsProblems } from '../../problems';
import { shownRows, type SheetFit } from '../../uploaded';
import { spreadsheetType } from '../workbook';
import { readUploaded } from './reader';
import { targetsFor } from './targets';

export { sheetTargets } from './targets';

type OnFile = Context<Context['me'], Selectable<Tables['file']>>;

/** As much of a cell as is shown, and as much as a cell can hold. */
const longestShown = 300;
const longestCell = 32_767;

const read = async ({ object, services }: OnFile, longest: number) =>
  readUploaded({ path: await services.files.place(object.sha256), size: object.size, longest });

/** The headings of a sheet and its first rows. Throws 2052 for what is no sheet, 2053 for one that takes too much to read. */
export const readSheet = async (_: unknown, context: OnFile) => {
  const { headings, rows } = await read(context, longestShown);
  return {
    headings: [...headings],
    total: rows.length,
    rows: rows.slice(0, shownRows).map(({ row, cells }) => ({ row, cells: [...cells] })),
  };
};

/**
 * Writes the rows of a sheet under the headings of a target into a file of the caller's own, each where it stood, so that a
 * row's number says the same in both; every cell is text. The target's own import judges them. Throws 403 for a target that
 * is not the caller's, 2002 for a column there is not, 2054 where a required one is filled from nothing.
 */
export const fitSheet = async ({ target: name, mapping }: z.output<typeof SheetFit>, context: OnFile) => {
  const { object, services, db, me, language } = context;
  const target = targetsFor(context).find((each) => each.name === name);
  if (!target) throw general.notAllowed();
  const places = new Map(mapping.map(({ column, place }) => [column, place]));
  const known = new Set(target.columns.map((column) => column.name));
  const { headings, rows } = await read(context, longestCell);
  if ([...places].some(([column, place]) => !known.has(column) || place >= headings.length))
    throw general.badInput();
  const missing = target.columns.find((column) => column.required && !places.has(column.name));
  if (missing) throw exportsProblems.columnMissing({ column: inLanguage(missing.says, language) });
  const columns = target.columns.filter((column) => places.has(column.name) || column.required);
  const sheet: string[][] = [target.columns.map(({ says }) => inLanguage(says, language))];
  for (const { row, cells } of rows) {
    while (sheet.length < row - 1) sheet.push([]);
    sheet[row - 1] = target.columns.map((column) =>
      columns.includes(column) ? plainText(cells[places.get(column.name)!] ?? '') : '',
    );
  }
  const text = { style: { numFmt: '@' } };
  const bytes = await writeXlsx({
    sheets: [{ name: '1', rows: sheet, columns: target.columns.map(() => ({ width: 22, ...text })) }],
  });
  checkQuota(await usedBy(asking(db), me.personId), bytes.length);
  const stored = await services.files.storeOwn(object.name, spreadsheetType, bytes);
  const fileId = await recordFile(context, stored, { ownerId: me.personId, fileClass: 'document' });
  context.audit({
    object: ['file', fileId],
    after: { from: object.id, target: name, rows: rows.length },
    loggedFields: ['target', 'rows'],
  });
  return { fileId, rows: rows.length };
};

import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { inLanguage, type Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import { mostReported, type ImportBrief, type Imported } from '../../import';
import type { Tables } from '#host/database/tables';
import { fileFacts } from '#host/files/rows';
import { defectText } from './sheet';

type Row = Selectable<Tables['personImport']>;
type Named = Pick<
  Row,
  'id' | 'fileId' | 'dryRun' | 'state' | 'total' | 'checked' | 'written' | 'createdAt' | 'finishedAt'
> & { readonly fileName: string };

/** An import in a few words. */
export const briefOf = ({
  id,
  fileId,
  fileName,
  dryRun,
  state,
  total,
  checked,
  written,
  createdAt,
  finishedAt,
}: Named): z.output<typeof ImportBrief> => ({
  id,
  fileId,
  fileName,
  dryRun,
  state,
  total,
  checked,
  written,
  createdAt,
  finishedAt,
});

/** An import as its sender is told of it, in their language. */
export const importedOf = async (row: Row, db: Db, language: Language): Promise<Imported> => {
  const { name } = await db
    .selectFrom(fileFacts.as('file'))
    .select('name')
    .where('id', '=', row.fileId)
    .executeTakeFirstOrThrow();
  const { ok, failedRows, failed, problem } = row;
  return {
    ...briefOf({ ...row, fileName: name }),
    ok,
    failedRows,
    failed: failed.slice(0, mostReported).map((defect) => defectText(defect, language)),
    invited: row.state === 'done' && !row.dryRun ? ok : 0,
    problem: problem ? inLanguage(problem, language) : '',
  };
};

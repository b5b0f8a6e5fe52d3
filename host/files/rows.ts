import { expressionBuilder } from 'kysely';
import type { Context } from '../context';
import type { Db } from '../database/connection';
import type { Tables } from '../database/tables';
import type { StoredFile } from '.';

/** Writes the row of a file whose bytes are on the disk, or will be when the transaction's work is done. Gives its id. */
export const recordFile = async (
  { db, newId, now }: Pick<Context<unknown, unknown>, 'db' | 'newId' | 'now'>,
  file: StoredFile,
  { ownerId, fileClass }: { readonly ownerId: string | null; readonly fileClass: string },
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('file')
    .values({
      id,
      sha256: file.sha256,
      name: file.name,
      size: file.size,
      mime: file.type,
      scanState: file.scan,
      ownerId,
      class: fileClass,
      createdAt: now.toISOString(),
    })
    .execute();
  return id;
};

/** Takes the rows of files away that nothing names any more; the sweep removes their contents, where no other row names them. */
export const removeFiles = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db.deleteFrom('file').where('id', 'in', ids).execute();
};

/** Files as those who list them show them. Who may read one is said elsewhere, by what it belongs to. */
export const fileFacts = expressionBuilder<Tables>()
  .selectFrom('file')
  .select(['file.id', 'file.name', 'file.sha256', 'file.size', 'file.mime', 'file.scanState']);

/** These files with the moment each was stored. */
export const datedFiles = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('file')
    .select(['id', 'name', 'sha256', 'size', 'mime', 'createdAt as uploadedAt'])
    .where('id', 'in', ids)
    .execute();

/** Those of these files that somebody uploaded themselves, of one class or any. */
export const uploadedBy = async (
  db: Db,
  ownerId: string,
  ids: readonly string[],
  fileClass?: string,
): Promise<string[]> => {
  const own = db.selectFrom('file').select('id').where('id', 'in', ids).where('ownerId', '=', ownerId);
  const rows = await (fileClass === undefined ? own : own.where('class', '=', fileClass)).execute();
  return rows.map(({ id }) => id);
};

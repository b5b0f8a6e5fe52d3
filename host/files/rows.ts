import type { Context } from '../context';
import type { Kept } from '.';

/** Writes the row of a file whose bytes are on the disk, or will be when the transaction's work is done. Gives its id. */
export const recordFile = async (
  { db, newId, now }: Pick<Context<unknown, unknown>, 'db' | 'newId' | 'now'>,
  file: Kept,
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

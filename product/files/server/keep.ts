import type { Selectable } from 'kysely';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import type { PendingUpload } from '#host/files';
import { checkQuota, usedBy } from '#host/files/room';
import { asking } from '#host/limits/asks';
import { recordFile } from '#host/files/rows';
import type { Services } from '#host/services';
import { waitForThemselves } from '#queries/people';

type Row = Selectable<Tables['file']>;

/** A file's row as those who sent it are told of it. */
export const storedFile = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { id, name, sha256, size, scanState }: Pick<Row, 'id' | 'name' | 'sha256' | 'size' | 'scanState'>,
) => ({
  // From the configuration, never from the request's Host (RS-04).
  homeUrl: publicUrl,
  filePartPath: `/file/${id}`,
  fileId: id,
  ...{ sha256, name, size, scanState },
});

/** Writes the rows of files whose bytes are safe on the disk, and keeps these, within their owner's quota (UP-04). */
export const storeRows = async (
  pending: readonly PendingUpload[],
  { fileClass, ownerId }: { readonly fileClass: string; readonly ownerId: string },
  context: Pick<Context<unknown, unknown>, 'db' | 'newId' | 'now' | 'services'>,
) => {
  await waitForThemselves(context.db, ownerId);
  const stored = [];
  for (const file of pending) {
    checkQuota(await usedBy(asking(context.db), ownerId), file.size);
    const id = await recordFile(context, file, { ownerId, fileClass });
    stored.push(storedFile(context.services, { ...file, id, scanState: file.scan }));
  }
  // Last: whatever refused above leaves nothing on the disk.
  for (const file of pending) await file.keep();
  return stored;
};

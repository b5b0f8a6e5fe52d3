import type { Context } from '#host/context';
import type { PendingUpload } from '#host/files';
import { checkQuota, usedBy } from '#host/files/room';
import { asking } from '#host/limits/asks';
import { recordFile } from '#host/files/rows';
import { waitForThemselves } from '#queries/people';

/** Writes the rows of files whose bytes are safe on the disk, and keeps these, within the person's quota (UP-04). */
export const storeRows = async (pending: readonly PendingUpload[], fileClass: string, context: Context) => {
  await waitForThemselves(context.db, context.me.personId);
  const stored = [];
  for (const file of pending) {
    checkQuota(await usedBy(asking(context.db), context.me.personId), file.size);
    const id = await recordFile(context, file, { ownerId: context.me.personId, fileClass });
    stored.push({
      // From the configuration, never from the request's Host (RS-04).
      homeUrl: context.services.publicUrl,
      filePartPath: `/file/${id}`,
      fileId: id,
      sha256: file.sha256,
      name: file.name,
      size: file.size,
      scanState: file.scan,
    });
  }
  // Last: whatever refused above leaves nothing on the disk.
  for (const file of pending) await file.keep();
  return stored;
};

import type { Db } from '#host/database/connection';

/** Ties an evaluation to a version of the settings, unless it is tied already. */
export const tieToSettings = async (
  db: Db,
  applicationId: string,
  settingsVersion: number,
): Promise<void> => {
  await db
    .updateTable('application')
    .set({ settingsVersion })
    .where('id', '=', applicationId)
    .where('settingsVersion', 'is', null)
    .execute();
};

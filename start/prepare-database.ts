import { refuseUnfinished } from '#host/backup';
import { connect } from '#host/database/connection';
import { migrate } from '#host/database/migrate';
import { migrateJobs } from '#host/jobs';
import { noteReceipts, recordFingerprints, refuseForeignKeys, rotateIndexes } from '#host/keys';
import type { Bootstrapped } from './bootstrapped';
import { refuseOtherMode, setMode } from './mode';

/**
 * Brings the database up to this program as the role that owns it: a restore that was cut short, foreign keys, the
 * other kind of database and a newer one refuse before anything is written. Returns the names of the migrations that ran.
 */
export const prepareDatabase = async (
  { settings, ownerPlace, keys, appUser }: Bootstrapped,
  now: Date,
): Promise<string[]> => {
  const owner = connect(ownerPlace, { size: 2, statementTimeout: 0 });
  try {
    await refuseUnfinished(owner);
    await refuseForeignKeys(owner, keys);
    await refuseOtherMode(owner, settings.mode);
    const ran = await migrate(owner, appUser === undefined ? {} : { appUser });
    await migrateJobs(owner, appUser);
    await recordFingerprints(owner, keys);
    await rotateIndexes(owner, keys);
    await noteReceipts(owner, keys);
    await setMode(owner, settings.mode, now);
    return ran;
  } finally {
    await owner.end();
  }
};

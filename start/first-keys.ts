import { refuseUnfinished } from '#host/backup';
import { connect } from '#host/database/connection';
import { migrate, migrationsIn } from '#host/database/migrate';
import { isNewDatabase, keysMissing, makeKeys, recordFingerprints } from '#host/keys';
import type { Keys } from '#host/keys/types';
import type { Bootstrapped } from './bootstrapped';

type NewInstallation = Pick<Bootstrapped, 'ownerPlace' | 'appUser'> & { readonly dataDir: string };

/**
 * Makes the keys of a database that has neither schema nor fingerprint (security §3.20): under the migration lock, in
 * the transaction of the first migration, which notes their fingerprints. Whoever finds a schema there, or comes second
 * to it, is told where the keys belong and makes none.
 */
export const firstKeys = async ({ dataDir, ownerPlace, appUser }: NewInstallation): Promise<Keys> => {
  const owner = connect(ownerPlace, { size: 2, statementTimeout: 0 });
  let made: Keys | undefined;
  try {
    await refuseUnfinished(owner);
    if (await isNewDatabase(owner)) {
      const [first] = await migrationsIn();
      await migrate(owner, {
        only: [first!],
        ...(appUser !== undefined && { appUser }),
        extra: async (client) => {
          made = await makeKeys(dataDir);
          await recordFingerprints(client, made);
        },
      });
    }
  } finally {
    await owner.end();
  }
  if (!made) throw keysMissing(dataDir);
  return made;
};

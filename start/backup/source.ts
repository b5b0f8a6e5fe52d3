import type { DatabaseAddress } from '#host/database/connection';
import { chooseDataFolder, openDataFolder } from '#host/data-folder';
import { embeddedExists, runningEmbedded } from '#host/embedded';
import { loadKeys } from '#host/keys';
import type { Keys } from '#host/keys/types';
import type { Settings } from '#host/settings';
import { misconfigured } from '#host/start-refused';
import { openDatabase, type Reports } from '../bootstrap';

/** An installation to be backed up. */
export interface Source {
  readonly path: string;
  readonly ownerPlace: DatabaseAddress;
  readonly keys: Keys;
}

/** The embedded database: as a second client while it runs, else started for as long as this takes. */
const embeddedOwner = async (
  settings: Settings,
  path: string,
  reports: Reports,
): Promise<DatabaseAddress> => {
  if (!embeddedExists(path))
    throw misconfigured(
      `No installation stands in ${path}: set DATA_DIR to its data folder, or DATABASE_URL to its server.`,
    );
  const running = await runningEmbedded(path);
  if (running) return running.owner;
  const folder = await openDataFolder(path);
  reports.closing.add('The data folder', folder.release);
  return (await openDatabase(settings, folder, reports)).ownerPlace;
};

/** Finds the installation that the settings name, running or at rest. Makes nothing. */
export const openSource = async (settings: Settings, reports: Reports): Promise<Source> => {
  const isEmbedded = settings.databaseUrl === undefined;
  const { path, notice } = await chooseDataFolder(settings.dataDir, { embedded: isEmbedded });
  if (notice) reports.say(notice);
  const url = settings.databaseOwnerUrl ?? settings.databaseUrl;
  const ownerPlace =
    url === undefined ? await embeddedOwner(settings, path, reports) : { connectionString: url };
  return {
    path,
    ownerPlace,
    keys: await loadKeys({ given: settings.keys, dataDir: path }),
  };
};

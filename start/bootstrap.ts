import {
  chooseDataFolder,
  neededMebibytes,
  openDataFolder,
  refuseFullDisk,
  type DataFolder,
} from '#host/data-folder';
import { embeddedExists, startEmbedded } from '#host/embedded';
import { findKeys } from '#host/keys';
import type { Settings } from '#host/settings';
import type { StartRefused } from '#host/start-refused';
import type { Closing } from './shutdown';
import { firstKeys } from './first-keys';
import type { Bootstrapped } from './bootstrapped';

/** Where a start says what it does, and what it opened. */
export interface Reports {
  readonly say: (sentence: string) => void;
  readonly log: (line: string) => void;
  readonly closing: Closing;
  /** What the product stands on is gone for good: it has to end. Commands, which are done soon, do not ask. */
  readonly onLost?: (refused: StartRefused) => void;
}

const onServer = (url: string, { databaseOwnerUrl }: Settings, say: Reports['say']) => {
  const user = decodeURIComponent(new URL(url).username);
  const owner =
    databaseOwnerUrl === undefined ? user : decodeURIComponent(new URL(databaseOwnerUrl).username);
  if (user === owner)
    say(
      'Only one role is given for the database: it can define tables and change the audit log. DATABASE_OWNER_URL for migrations and a lesser role in DATABASE_URL would prevent that.',
    );
  return {
    place: { connectionString: url },
    ownerPlace: { connectionString: databaseOwnerUrl ?? url },
    appUser: user === owner ? undefined : user,
  };
};

const embedded = async (folder: DataFolder, { say, log, closing, onLost }: Reports) => {
  const database = await startEmbedded({
    dataDir: folder.path,
    log,
    progress: say,
    ...(onLost && { onLost }),
  });
  closing.add('The database', database.stop);
  if (database.adopted) say('The database had outlived the last run and is taken over.');
  return { place: database.connection, ownerPlace: database.owner, appUser: database.connection.user };
};

/** The database that the settings name, running: the server's or the data folder's own. */
export const openDatabase = (
  settings: Settings,
  folder: DataFolder,
  reports: Reports,
): Promise<Pick<Bootstrapped, 'place' | 'ownerPlace' | 'appUser'>> =>
  settings.databaseUrl === undefined
    ? embedded(folder, reports)
    : Promise.resolve(onServer(settings.databaseUrl, settings, reports.say));

/**
 * Settings → data folder → keys → database, in the order in which each may refuse before the next writes. Keys that lie
 * nowhere are made once it is known that the database is new. Everything opened is handed to `closing`.
 */
export const bootstrap = async (settings: Settings, reports: Reports): Promise<Bootstrapped> => {
  const isEmbedded = settings.databaseUrl === undefined;
  const { path, notice } = await chooseDataFolder(settings.dataDir, { embedded: isEmbedded });
  if (notice) reports.say(notice);
  const isFirst = isEmbedded && !embeddedExists(path);
  await refuseFullDisk(path, isFirst ? neededMebibytes.firstStart : neededMebibytes.laterStart);
  const folder = await openDataFolder(path);
  reports.closing.add('The data folder', folder.release);
  const found = await findKeys({ given: settings.keys, dataDir: path });
  const database = await openDatabase(settings, folder, reports);
  const keys = found ?? (await firstKeys({ dataDir: path, ...database }));
  return { settings, folder, keys, ...database };
};

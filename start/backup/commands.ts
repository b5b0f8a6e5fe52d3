import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  backUp,
  check,
  readPassphrase,
  readThrough,
  refuseNewerRows,
  refuseOtherKeys,
  restore,
  unseal,
  type Manifest,
} from '#host/backup';
import { connect, type DatabaseAddress } from '#host/database/connection';
import { chooseDataFolder, neededMebibytes, openDataFolder, refuseFullDisk } from '#host/data-folder';
import { fileStore } from '#host/files/store';
import { loadKeys, placeOfKeys, refuseForeignKeys } from '#host/keys';
import { root } from '#host/root';
import type { Settings } from '#host/settings';
import { folderOfFiles } from '../files';
import { openDatabase, type Reports } from '../bootstrap';
import { leftBehind } from './left-behind';
import { openSource } from './source';

/** How a command is told, and how it is stopped. */
export interface Surroundings extends Reports {
  readonly settings: Settings;
  readonly signal: AbortSignal;
}

/** What a command gives: its manifest, and sentences about the keys and about what had been broken before. */
export interface Done {
  readonly manifest: Manifest;
  readonly bytes: number;
  readonly keys: string | undefined;
  readonly broken: readonly string[];
}

const mebibyte = 1024 ** 2;

const brokenFiles = ({ files }: Manifest): string[] =>
  files.faulty.length === 0
    ? []
    : [
        `${files.faulty.length} files that the database names were missing or damaged on the disk: ${files.faulty.slice(0, 5).join(', ')}${files.faulty.length > 5 ? ' …' : ''}.`,
      ];

const opened = (place: DatabaseAddress, { closing }: Reports) => {
  const pool = connect(place, { size: 2, statementTimeout: 0 });
  closing.add('The connections to the database', () => pool.end());
  return pool;
};

const releaseOf = async (): Promise<string> =>
  (JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** `assay backup`. */
export const doBackup = async (to: string, around: Surroundings): Promise<Done> => {
  const { settings, signal } = around;
  const passphrase = await readPassphrase(settings.backupKey);
  const { path, ownerPlace, keys } = await openSource(settings, around);
  const database = opened(ownerPlace, around);
  await refuseForeignKeys(database, keys);
  const { size, ...manifest } = await backUp({
    database,
    dataFolder: path,
    store: await fileStore(folderOfFiles(settings.files, path)),
    key: keys.audit,
    leave: leftBehind,
    to,
    passphrase,
    product: await releaseOf(),
    now: new Date(),
    signal,
  });
  return {
    manifest,
    bytes: size,
    keys: `The keys are not in it: they are kept in ${placeOfKeys(settings.keys, path)}; keep a copy of them elsewhere, for without them this backup is worthless.`,
    broken: brokenFiles(manifest),
  };
};

/** `assay check`. */
export const doCheck = async (from: string, { settings, signal }: Surroundings): Promise<Done> => {
  const passphrase = await readPassphrase(settings.backupKey);
  const { size, ...manifest } = await check({ from, passphrase, signal });
  return { manifest, bytes: size, keys: undefined, broken: brokenFiles(manifest) };
};

/** `assay restore`: keys are found, and the whole file is read and compared, before anything is written. */
export const doRestore = async (from: string, around: Surroundings): Promise<Done> => {
  const { settings, signal, say, closing } = around;
  const passphrase = await readPassphrase(settings.backupKey);
  const { path, notice } = await chooseDataFolder(settings.dataDir, {
    embedded: settings.databaseUrl === undefined,
  });
  if (notice) say(notice);
  const keys = await loadKeys({ given: settings.keys, dataDir: path });
  const backup = await unseal(from, passphrase);
  closing.add('The backup', backup.close);
  const manifest = await readThrough(backup, from, signal);
  await refuseNewerRows(manifest);
  refuseOtherKeys(keys, manifest, placeOfKeys(settings.keys, path));
  // Rows take about three times their text: themselves, their indexes, the database's log.
  const rowBytes = settings.databaseUrl === undefined ? 3 * (backup.size - manifest.files.bytes) : 0;
  const needed = Math.ceil((rowBytes + manifest.files.bytes) / mebibyte);
  await refuseFullDisk(path, neededMebibytes.firstStart + needed);
  const folder = await openDataFolder(path);
  closing.add('The data folder', folder.release);
  const { ownerPlace, appUser } = await openDatabase(settings, folder, around);
  const broken = await restore({
    backup,
    manifest,
    database: opened(ownerPlace, around),
    appUser,
    dataFolder: path,
    store: await fileStore(folderOfFiles(settings.files, path)),
    keys,
    now: new Date(),
    signal,
    say,
  });
  return {
    manifest,
    bytes: backup.size,
    // Whoever holds the keys themselves goes on holding them: nothing writes them where they did not put them.
    keys: settings.keys && `The keys were not written into ${path}: every start there needs ASSAY_KEYS too.`,
    broken: [...brokenFiles(manifest), ...(broken ? [broken] : [])],
  };
};

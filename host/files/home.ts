import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asks } from '../limits/asks';
import { misconfigured } from '../start-refused';

/** The file in a folder of files that says whose they are. */
const nameplate = 'belongs-to';

const readPlate = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').then(
    (text) => text.trim(),
    (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return undefined;
      throw fault;
    },
  );

const homeIn = async (database: Asks): Promise<string | undefined> => {
  const { rows } = await database.query('select id from file_home');
  return (rows[0] as { id: string } | undefined)?.id;
};

/**
 * Ends the start (78) where the folder is not the one in which the files of this database lie: every node must have the
 * same one. A database that has none yet takes this folder, once however many nodes begin together.
 */
export const settleFiles = async (database: Asks, folder: string, newId: () => string): Promise<void> => {
  const path = join(folder, nameplate);
  const found = await readPlate(path);
  const refuse = (home: string) =>
    misconfigured(
      found === undefined
        ? `The files of this database lie in another folder than ${folder}: several nodes share one, and ASSAY_FILES names it. (Where all files are lost for good, write ${home} into ${path}.)`
        : `The files in ${folder} belong to another database: ASSAY_FILES names the folder of this one's.`,
    );
  const home = await homeIn(database);
  if (home !== undefined) {
    if (home !== found) throw refuse(home);
    return;
  }
  const id = found ?? newId();
  if (found === undefined) await writeFile(path, `${id}\n`, { mode: 0o600, flag: 'wx' });
  await database.query('insert into file_home (one, id) values (1, $1) on conflict (one) do nothing', [id]);
  const settled = await homeIn(database);
  if (settled === id) return;
  if (found === undefined) await rm(path);
  throw refuse(settled!);
};

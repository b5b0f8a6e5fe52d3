import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Content that has arrived but has no home yet: either kept or discarded, else the sweep takes it. */
export interface Received {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
  /** Moves it to its home; after this the disk has it. Commit the row that names it only then. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** More came than was allowed. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}

export interface FileStore {
  /** Writes a stream to the disk as it flows; throws `TooManyBytes` past `most`, leaving nothing. */
  receive(bytes: Readable, most: number): Promise<Received>;
  /** The content, or a part of it: `start` and `end` are the first and the last byte. Throws ENOENT. */
  open(sha256: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Where the content lies, for a reader that needs a file. Throws ENOENT. */
  place(sha256: string): Promise<string>;
  /** Bytes. Throws ENOENT. */
  size(sha256: string): Promise<number>;
  /** Removes content at once: when a person is erased and no other row names it. */
  remove(sha256: string): Promise<void>;
  /**
   * Removes what no row names and is older than an hour, in two steps an hour apart, so that a row committed in
   * between brings its content back. `named` answers which of the given have a row. Gives how many were removed.
   */
  sweep(now: Date, named: (sha256s: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
  /** Begins to keep contents readable whatever is removed meanwhile, as a backup needs; give them back at its end. */
  pin(): Promise<PinnedFiles>;
}

/** Contents under a second name on the same disk: taking one costs no room and almost no time. */
export interface PinnedFiles {
  /** False when there is no such content. */
  add(sha256: string): Promise<boolean>;
  /** The path of a content that was added. */
  path(sha256: string): string;
  release(): Promise<void>;
}

const hour = 60 * 60 * 1_000;

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isMissing = (fault: unknown): boolean => (fault as { code?: string }).code === 'ENOENT';

const write = async (
  path: string,
  bytes: Readable,
  most: number,
): Promise<{ sha256: string; size: number }> => {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    // The stream is left to its owner: whoever parses a request wants to read on behind a refused part.
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw new TooManyBytes(`more than ${most} bytes`);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), size };
};

/**
 * Files under their SHA-256, two letters a folder (security §3.12): the same content lies once, no request ever chooses
 * a path. Written aside, flushed, renamed, and the folder flushed, so that after a power cut content is whole or absent.
 */
export const fileStore = async (folder: string): Promise<FileStore> => {
  const [homes, arriving, leaving, holds] = ['kept', 'arriving', 'leaving', 'held'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  for (const one of [homes, arriving, leaving, holds]) await mkdir(one, { recursive: true, mode: 0o700 });

  const homeOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('not a SHA-256 in hex');
    return join(homes, sha256.slice(0, 2), sha256);
  };
  const moveHome = async (path: string, sha256: string): Promise<void> => {
    const home = homeOf(sha256);
    if (await mkdir(join(home, '..'), { recursive: true, mode: 0o700 })) await syncFolder(homes);
    await rename(path, home);
    await syncFolder(join(home, '..'));
  };
  /** Content that the sweep had set aside comes back when it is asked for. */
  const atHome = async (sha256: string): Promise<string> => {
    const home = homeOf(sha256);
    await stat(home).catch(async (fault: unknown) => {
      if (!isMissing(fault)) throw fault;
      await moveHome(join(leaving, sha256), sha256);
    });
    return home;
  };

  const olderThanAnHour = async (path: string, now: Date): Promise<boolean> =>
    stat(path).then(
      ({ mtimeMs }) => now.getTime() - mtimeMs > hour,
      (fault: unknown) => {
        if (isMissing(fault)) return false;
        throw fault;
      },
    );

  return {
    receive: async (bytes, most) => {
      const path = join(arriving, randomUUID());
      const discard = (): Promise<void> => rm(path, { force: true });
      try {
        const { sha256, size } = await write(path, bytes, most);
        return { path, sha256, size, keep: () => moveHome(path, sha256), discard };
      } catch (fault) {
        await discard();
        throw fault;
      }
    },
    open: async (sha256, range) => {
      const handle = await open(await atHome(sha256), 'r');
      return createReadStream('', { fd: handle, ...range });
    },
    place: atHome,
    size: async (sha256) => (await stat(await atHome(sha256))).size,
    remove: async (sha256) => {
      await rm(homeOf(sha256), { force: true });
      await rm(join(leaving, sha256), { force: true });
    },
    pin: async () => {
      const mine = join(holds, randomUUID());
      await mkdir(mine, { mode: 0o700 });
      const add = async (sha256: string): Promise<void> => link(await atHome(sha256), join(mine, sha256));
      return {
        add: (sha256) =>
          add(sha256)
            .catch((fault: unknown) => {
              // The sweep may have set it aside at this very moment, whence it comes back.
              if (isMissing(fault)) return add(sha256);
              throw fault;
            })
            .then(
              () => true,
              (fault: unknown) => {
                if (isMissing(fault)) return false;
                throw fault;
              },
            ),
        path: (sha256) => join(mine, sha256),
        release: () => rm(mine, { recursive: true, force: true }),
      };
    },
    sweep: async (now, named) => {
      let removed = 0;
      // Whoever held these was ended in the middle.
      for (const name of await readdir(holds))
        if (await olderThanAnHour(join(holds, name), new Date(now.getTime() - 23 * hour)))
          await rm(join(holds, name), { recursive: true, force: true });
      for (const name of await readdir(arriving))
        if (await olderThanAnHour(join(arriving, name), now)) await rm(join(arriving, name), { force: true });
      const set = await readdir(leaving);
      const wanted = await named(set);
      for (const sha256 of set) {
        if (wanted.has(sha256)) await moveHome(join(leaving, sha256), sha256);
        else if (await olderThanAnHour(join(leaving, sha256), now)) {
          await rm(join(leaving, sha256), { force: true });
          removed += 1;
        }
      }
      for (const part of await readdir(homes)) {
        const old: string[] = [];
        for (const sha256 of await readdir(join(homes, part)))
          if (await olderThanAnHour(join(homes, part, sha256), now)) old.push(sha256);
        const rows = await named(old);
        for (const sha256 of old.filter((one) => !rows.has(one))) {
          await rename(homeOf(sha256), join(leaving, sha256));
          await utimes(join(leaving, sha256), now, now);
        }
      }
      return removed;
    },
  };
};

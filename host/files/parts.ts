import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRoom, freeBytes } from './room';

/** Files that arrive in parts (tus 1.0), each under an id that the product gave it; no request chooses a path (UP-02). */
export interface FileParts {
  /** Makes room for a file of so many bytes. Throws 4004 when the disk is short. */
  begin(id: string, size: number): Promise<void>;
  /** Takes a part, or says how much is there: a tus request whose address ends in the id, and its answer. */
  answer(request: Request): Promise<Response>;
  /** Where the bytes of a file lie. */
  path(id: string): string;
  /** Removes what has arrived of a file. */
  remove(id: string): Promise<void>;
  /** The ids of all files of which something lies here. */
  ids(): Promise<string[]>;
}

/** The parts that lie in a folder, which is made when the first of them comes. */
export const fileParts = (folder: string): FileParts => {
  let opened: { readonly store: FileStore; readonly server: Server } | undefined;
  const open = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!opened) {
      const store = new FileStore({ directory: folder });
      // Only our own pages send parts: no other origin is told that it may.
      opened = {
        store,
        server: new Server({ path: '/parts', datastore: store, allowedOrigins: () => false }),
      };
    }
    return opened;
  };
  return {
    begin: async (id, size) => {
      const { store } = await open();
      checkRoom(await freeBytes(folder), size);
      await store.create(new Upload({ id, size, offset: 0, metadata: {} }));
    },
    answer: async (request) => (await open()).server.handleWeb(request),
    path: (id) => join(folder, id),
    remove: async (id) => {
      for (const name of [id, `${id}.json`]) await rm(join(folder, name), { force: true });
    },
    ids: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return [...new Set((await readdir(folder)).map((name) => name.replace(/\.json$/, '')))];
    },
  };
};

import type { Sealed } from './sealed';

/** A draft as the browser keeps it: whose it is and since when can be seen, everything else is sealed. */
export interface StoredDraft extends Sealed {
  readonly owner: string;
  /** The form that wrote it. */
  readonly writer: string;
  /** Milliseconds. */
  readonly at: number;
}

const name = 'drafts';

const opened = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(name, { keyPath: ['owner', 'writer'] });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error('no database'));
  });

/** One transaction in a connection of its own: signing out empties the browser, and must find nothing open. */
const within = async <Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | void,
): Promise<Result | undefined> => {
  const database = await opened();
  try {
    return await new Promise((done, fail) => {
      const transaction = database.transaction(name, mode);
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => done(request ? request.result : undefined);
      transaction.onabort = () => fail(transaction.error ?? new Error('not kept'));
    });
  } finally {
    database.close();
  }
};

/** All that this browser keeps, of whomever. Makes no database where there is none. */
export const allStored = async (): Promise<readonly StoredDraft[]> => {
  const exists = (await indexedDB.databases()).some((database) => database.name === name);
  return exists ? ((await within<StoredDraft[]>('readonly', (store) => store.getAll())) ?? []) : [];
};

export const put = async (...stored: readonly StoredDraft[]): Promise<void> =>
  void (await within('readwrite', (store) => {
    for (const each of stored) store.put(each);
  }));

export const remove = async (...stored: readonly Pick<StoredDraft, 'owner' | 'writer'>[]): Promise<void> =>
  void (await within('readwrite', (store) => {
    for (const { owner, writer } of stored) store.delete([owner, writer]);
  }));

/** Forgets all of it, the database too. */
export const forgetAll = (): Promise<void> =>
  new Promise((done) => {
    const asked = indexedDB.deleteDatabase(name);
    asked.onsuccess = () => done();
    asked.onerror = () => done();
    asked.onblocked = () => done();
  });

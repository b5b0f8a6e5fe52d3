import { note } from '../state/error-reports';
import { allStored, forgetAll, put, remove, type StoredDraft } from './box';
import { importKey, open, seal } from './sealed';

/** What is kept of a form: the fields that the server does not have yet, and what stood there before. */
export interface Text {
  /** Which form of which record: `application/…/apply`. */
  readonly form: string;
  /** How the page was called, for the question before signing out. */
  readonly title: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly base: Readonly<Record<string, unknown>>;
}
/** A text of a window that is gone. */
export interface FoundDraft extends Text {
  readonly at: number;
  readonly writer: string;
}

/** So long a text waits for its owner, in milliseconds. */
const lifetime = 90 * 86_400_000;

interface Owner {
  readonly id: string;
  readonly key: () => Promise<CryptoKey>;
}
let owner: Owner | undefined;

const place = (id: string, writer: string): string => `${id} ${writer}`;
/** Held by the window that writes a text, so that no other one takes it for lost. */
const lockOf = (writer: string): string => `draft ${writer}`;

/** A browser that has no database or no cryptography, or has no room left, keeps nothing; the form itself still works. */
const quietly = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (fault) {
    note(fault, 'drafts');
    return undefined;
  }
};

/** From here on texts are kept for this person, with the key that the server gives to them alone (security §3.25). */
export const storeDraftsOf = (id: string, askKey: () => Promise<string>): void => {
  if (owner?.id === id) return;
  let known: Promise<CryptoKey> | undefined;
  const key = (): Promise<CryptoKey> => {
    known ??= askKey().then(importKey);
    // Asked again the next time, where nobody answered.
    known.catch(() => (known = undefined));
    return known;
  };
  owner = { id, key };
  void quietly(async () => {
    const stale = (await allStored()).filter(({ at }) => at < Date.now() - lifetime);
    if (stale.length > 0) await remove(...stale);
  });
};

/** Asks for the key while the session lives: what is typed after its end is sealed all the same, and no dialog comes of it. */
export const prepareStore = async (): Promise<void> => {
  const of = owner;
  if (of) await quietly(of.key);
};

/** Keeps a text; gives when, or nothing where this browser cannot. It holds a lock for as long as its window lives. */
export const storeText = async (writer: string, text: Text): Promise<number | undefined> => {
  const of = owner;
  if (!of) return undefined;
  return quietly(async () => {
    const key = await of.key();
    const at = Date.now();
    await put({ owner: of.id, writer, at, ...(await seal(key, place(of.id, writer), text)) });
    return at;
  });
};

export const holdText = (writer: string): void =>
  void quietly(() => navigator.locks.request(lockOf(writer), () => new Promise(() => {})));

export const forgetText = async (writer: string): Promise<void> => {
  const of = owner;
  if (of) await quietly(() => remove({ owner: of.id, writer }));
};

const opened = async ({ id, key }: Owner, stored: StoredDraft): Promise<FoundDraft | undefined> => {
  const text = (await open(await key(), place(id, stored.writer), stored)) as Text | undefined;
  return text && { ...text, at: stored.at, writer: stored.writer };
};

/** What is kept of this person and no window is writing any more. */
const lostOf = async ({ id }: Owner): Promise<readonly StoredDraft[]> => {
  const stored = (await allStored()).filter((each) => each.owner === id);
  if (stored.length === 0) return [];
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map((lock) => lock.name));
  return stored.filter(({ writer }) => !alive.has(lockOf(writer)));
};

/** How many such texts there are: known without the key, which nobody gives to a session that has ended. */
export const countLost = async (): Promise<number> => {
  const of = owner;
  return of ? ((await quietly(() => lostOf(of)))?.length ?? 0) : 0;
};

/** The person's texts that no window is writing any more, the newest first. */
export const lostTexts = async (): Promise<readonly FoundDraft[]> => {
  const of = owner;
  if (!of) return [];
  return (
    (await quietly(async () => {
      const lost = await lostOf(of);
      const found = await Promise.all(lost.map((each) => opened(of, each)));
      return found.filter((each) => each !== undefined).sort((one, other) => other.at - one.at);
    })) ?? []
  );
};

/**
 * Signing out empties this browser (SE-08). What others keep in it, sealed with keys of their own, is none of the leaver's:
 * it is taken out before and put back after.
 */
export const sparingOthers = async (signOut: () => Promise<void>): Promise<void> => {
  const of = owner;
  const others = (await quietly(allStored))?.filter((each) => each.owner !== of?.id) ?? [];
  owner = undefined;
  try {
    await signOut();
  } finally {
    await quietly(forgetAll);
    if (others.length > 0) await quietly(() => put(...others));
  }
};

import pg from 'pg';
import type { Services } from '../services';

/** Where the database says that something changed of what visitors have (decision 0092). */
const channel = 'public_pages';
const listen = 'listen public_pages';

/** Milliseconds: after so long somebody asks over the connection whether it is still there. */
const longestSilence = 1_000;
/** For so long an answer is waited for, on this machine or on another. */
const longestAnswer = 2_000;
/** After so long it is tried again where nothing could be heard. */
const retryAfter = 1_000;

export interface Changes {
  /**
   * A number that is another one after each change of what visitors have: it holds whatever this node committed before, and
   * what others did a moment ago. Undefined while nothing is heard: nothing may be kept then.
   */
  readonly now: () => Promise<number | undefined>;
  /** The same where nobody has to be asked; undefined where somebody has. */
  readonly known: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Waits for an answer, and no longer than it may take. */
const inTime = async <Result>(answer: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('the database said nothing')), longestAnswer);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/**
 * Hears on a connection of its own what the database says of changes, from the first question on. What this node wrote is known
 * exactly: whoever asks after any connection of the pool was in use waits for one answer over the listening connection, before
 * which the database hands out what was said until then. Those who ask together wait for the same answer.
 */
export const publicChanges = ({ pool, log, random }: Pick<Services, 'pool' | 'log' | 'random'>): Changes => {
  let number = 0;
  let hearing: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let notBefore = -Infinity;
  let isLossTold = false;
  let askedAt = -Infinity;
  let isQuiet = false;
  let asking: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const used = (): void => {
    isQuiet = false;
  };
  pool.on('release', used);

  const end = (client: pg.Client): Promise<void> =>
    client.end().catch((fault: unknown) => log.debug({ fault }, 'the listening connection had ended before'));

  const lost = new WeakSet<pg.Client>();
  const lose = (client: pg.Client, fault: unknown): void => {
    if (lost.has(client)) return;
    lost.add(client);
    if (hearing === client) hearing = undefined;
    number += 1;
    notBefore = performance.now() + retryAfter;
    if (!isLossTold)
      log.warn({ fault }, 'changes are not heard; until they are, every visitor’s page is drawn anew');
    isLossTold = true;
    void end(client);
  };

  const open = async (): Promise<void> => {
    const client = new pg.Client(pool.options);
    client.on('error', (fault) => lose(client, fault));
    // A pooler that hands its connections round lets `listen` pass and tells nothing: only what was heard once is believed.
    const trial = Buffer.from(random(9)).toString('base64url');
    const heard = new Promise<void>((done) =>
      client.on('notification', ({ payload }) => {
        if (payload === trial) done();
        if (payload === '') number += 1;
      }),
    );
    try {
      await inTime(client.connect());
      await inTime(client.query(listen));
      await pool.query('select pg_notify($1, $2)', [channel, trial]);
      await inTime(heard);
      if (lost.has(client)) return;
      hearing = client;
      isLossTold = false;
    } catch (fault) {
      lose(client, fault);
    }
  };

  const ask = async (client: pg.Client): Promise<void> => {
    isQuiet = true;
    askedAt = performance.now();
    try {
      await inTime(client.query('select 1'));
    } catch (fault) {
      lose(client, fault);
    } finally {
      asking = undefined;
    }
  };
  /** A question that is under way may have been asked too early: who comes then waits for the one after it. */
  const settled = (client: pg.Client): Promise<void> => {
    if (!asking) return (asking = ask(client));
    next ??= asking.then(() => {
      next = undefined;
      return settled(client);
    });
    return next;
  };

  const isSettled = (): boolean => isQuiet && !asking && performance.now() - askedAt <= longestSilence;

  return {
    known: () => (hearing && isSettled() ? number : undefined),
    now: async () => {
      if (!hearing) {
        if (performance.now() >= notBefore)
          opening ??= open().finally(() => {
            opening = undefined;
          });
        return undefined;
      }
      // Nothing was used since the question that is under way: its answer is enough.
      if (!isSettled()) await (asking && isQuiet ? asking : settled(hearing));
      return hearing && number;
    },
    stop: async () => {
      notBefore = Infinity;
      pool.off('release', used);
      await opening;
      if (hearing) await end(hearing);
      hearing = undefined;
    },
  };
};

import type { Context } from '#host/context';
import { transact } from '#host/database/transact';
import type { House } from '#host/house';
import { signInPerAccount } from '#host/limits/limit';
import type { Me } from '#host/me';
import type { Preparing } from '#host/serve';
import { holdAccount } from '#product/people/server/queries';
import { tell } from './tell';

/** The last day a column of moments needs to hold: whom only a new password lets in again. */
const forGood = '9999-12-31T00:00:00.000Z';

/** What is said of it: at the first wait, and when no guess is taken any more. The waits between are told by the first. */
const newsOf = (wait: number) => {
  if (wait === Infinity) return 'accountHeldForGood' as const;
  return wait === signInPerAccount.firstWait ? ('accountHeld' as const) : undefined;
};

const values = {
  free: String(signInPerAccount.free),
  last: String(signInPerAccount.last),
  minutes: String(signInPerAccount.longestWait / 60_000),
};

const report = async (
  personId: string,
  wait: number,
  { house, now, language, requestId, address, browser, agent, cookies, newId }: Preparing<Me | null>,
): Promise<void> => {
  const later: (() => unknown)[] = [];
  const heldUntil = wait === Infinity ? forGood : new Date(now.getTime() + wait).toISOString();
  await transact(house.db, async (db) => {
    later.length = 0;
    await holdAccount(db, personId, heldUntil);
    const news = newsOf(wait);
    const context: Context<null> = {
      ...{ me: null, object: undefined, db, house, now, language },
      ...{ requestId, address, browser, agent, cookies, newId },
      audit: () => undefined,
      afterCommit: (deed) => void later.push(deed),
    };
    if (news) await tell(context, personId, news, values);
  });
  for (const deed of later) await deed();
};

const underWay = new WeakMap<House, Promise<void>>();

/**
 * A wrong password was the last for now: the account's owner is told, and the list of people shows it. Behind the answer,
 * for nobody is to read from how long a refusal takes that there is such an account (AU-05).
 */
export const reportHeld = (personId: string, wait: number, context: Preparing<Me | null>): void => {
  const { house } = context;
  const before = underWay.get(house) ?? Promise.resolve();
  underWay.set(
    house,
    before
      .then(() => report(personId, wait, context))
      .catch((fault: unknown) => house.log.error({ fault }, 'a held account could not be reported')),
  );
};

/** Ends when every held account has been reported. */
export const heldReported = (house: House): Promise<void> => underWay.get(house) ?? Promise.resolve();

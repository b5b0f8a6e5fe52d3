import type { Context } from '#host/context';
import { transact } from '#host/database/transact';
import type { Services } from '#host/services';
import { signInPerAccount } from '#host/limits/limit';
import type { Me } from '#host/me';
import type { Preparing } from '#host/serve';
import { suspendAccount } from '#queries/people';
import { notify } from './notify';

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
  { services, now, language, requestId, address, browser, agent, cookies, newId }: Preparing<Me | null>,
): Promise<void> => {
  const later: (() => unknown)[] = [];
  const suspendedUntil = wait === Infinity ? forGood : new Date(now.getTime() + wait).toISOString();
  await transact(services.db, async (db) => {
    later.length = 0;
    await suspendAccount(db, personId, suspendedUntil);
    const news = newsOf(wait);
    const context: Context<null> = {
      ...{ me: null, object: undefined, db, services, now, language },
      ...{ requestId, address, browser, agent, cookies, newId },
      audit: () => undefined,
      afterCommit: (work) => void later.push(work),
    };
    if (news) await notify(context, personId, news, values);
  });
  for (const work of later) await work();
};

const underWay = new WeakMap<Services, Promise<void>>();

/**
 * A wrong password was the last for now: the account's owner is told, and the list of people shows it. Behind the answer,
 * for nobody is to read from how long a refusal takes that there is such an account (AU-05).
 */
export const reportSuspension = (personId: string, wait: number, context: Preparing<Me | null>): void => {
  const { services } = context;
  const before = underWay.get(services) ?? Promise.resolve();
  underWay.set(
    services,
    before
      .then(() => report(personId, wait, context))
      .catch((fault: unknown) => services.log.error({ fault }, 'a suspended account could not be reported')),
  );
};

/** Ends when every suspended account has been reported. */
export const suspensionsReported = (services: Services): Promise<void> =>
  underWay.get(services) ?? Promise.resolve();

import type { Selectable } from 'kysely';
import { dayOf } from '#contract/calendar';
import { Problem } from '#contract/problem';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { byItself } from '#host/jobs';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import { loadObject } from '#host/objects';
import type { Services } from '#host/services';
import { currentPersonOf } from '#product/access/server';
import { savedSearchesProblems } from '../problems';
import { savedSearchesWords } from '../words';
import { keysFound, tellEnded, tellLost } from './subscriptions';
import { savedSearchKind, type SavedSearch } from './visible';

type Subscription = Selectable<Tables['savedSearchSubscription']>;
type Working = Context<Me | null, unknown>;

/** Takes the next subscription that had no turn today; with that it has had it, whatever becomes of it. */
const claim = (services: Services, today: string): Promise<Subscription | undefined> =>
  services.db
    // Found once: asked for each row, the first of those that nobody holds would be another one each time.
    .with(
      (name) => name('next').materialized(),
      (db) =>
        db
          .selectFrom('savedSearchSubscription')
          .select(['searchId', 'personId'])
          .where('checkedOn', '<', today)
          .orderBy('checkedOn')
          .limit(1)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('savedSearchSubscription')
    .from('next')
    .set({ checkedOn: today })
    .whereRef('savedSearchSubscription.searchId', '=', 'next.searchId')
    .whereRef('savedSearchSubscription.personId', '=', 'next.personId')
    .returningAll('savedSearchSubscription')
    .executeTakeFirst();

const own = ({ db }: Working, { searchId, personId }: Subscription) => ({
  /** What was known of it at its last turn: nothing where its conditions are others since, nor where it was ended. */
  known: async () =>
    (
      await db
        .selectFrom('savedSearchSubscription')
        .select('known')
        .where('searchId', '=', searchId)
        .where('personId', '=', personId)
        .forUpdate()
        .executeTakeFirst()
    )?.known,
  end: () =>
    db
      .deleteFrom('savedSearchSubscription')
      .where('searchId', '=', searchId)
      .where('personId', '=', personId)
      .execute(),
  know: (known: readonly string[]) =>
    db
      .updateTable('savedSearchSubscription')
      .set({ known: [...known] })
      .where('searchId', '=', searchId)
      .where('personId', '=', personId)
      .execute(),
});

/** What no other day mends: anything else is tried again tomorrow. */
const final = [
  general.notAllowed,
  general.notFound,
  general.badInput,
  savedSearchesProblems.tooManyMatches,
  savedSearchesProblems.notToSubscribe,
].map(({ kind }) => kind.code);

/** What a search finds for its reader as they are now; undefined where the list refuses it, or it finds too much. */
const found = async (search: SavedSearch, context: Context): Promise<string[] | undefined> => {
  try {
    return await keysFound(search, context);
  } catch (fault) {
    if (fault instanceof Problem && final.includes(fault.code)) return undefined;
    throw fault;
  }
};

/** Looks at one subscription in the name of its person, with the rights they have at this moment. */
const look = (services: Services, subscription: Subscription): Promise<void> =>
  byItself(services, async (working) => {
    const { searchId, personId } = subscription;
    const me = await currentPersonOf(services, personId, '');
    // Who is locked, or owes their agreement to a notice, reads nothing: it goes on when they do.
    if (!me || me.owesConsent) return;
    const context = { ...working, me } as unknown as Context;
    const { end, know, known } = own(working, subscription);
    const before = await known();
    const search = (await loadObject(working.db, savedSearchKind, searchId, me)) as SavedSearch | undefined;
    if (!search) {
      await end();
      return tellLost(working, [personId]);
    }
    const keys = await found(search, context);
    if (!keys) {
      await end();
      return tellEnded(working, search, [personId]);
    }
    await know(keys);
    // Its conditions are others since: what they find is not new.
    if (!before) return;
    const seen = new Set(before);
    const count = keys.filter((key) => !seen.has(key)).length;
    if (count === 0) return;
    await notify(working, {
      to: [personId],
      kind: 'savedSearches.matches',
      says: savedSearchesWords.matches,
      values: { name: search.name, count, number: count, page: search.page },
      object: ['savedSearch', searchId],
      actionNeeded: true,
    });
  });

/**
 * Tells those who are subscribed to searches what is new in them since the day before: once a day at most, one after the other. One
 * that fails is written to the log and has its next turn tomorrow.
 */
export const tellSubscribers = async (services: Services): Promise<void> => {
  const today = dayOf(services.clock());
  for (;;) {
    const next = await claim(services, today);
    if (!next) return;
    try {
      await look(services, next);
    } catch (fault) {
      services.log.error({ fault, search: next.searchId }, 'a subscription could not be looked at');
    }
  }
};

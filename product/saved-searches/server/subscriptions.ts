import { dayOf } from '#contract/calendar';
import type { Context } from '#host/context';
import { notify } from '#host/notify';
import { listAt } from '#host/pipeline/lists';
import { waitForThemselves } from '#queries/people';
import { savedSearchesProblems } from '../problems';
import { mostMatches, mostSearches } from '../saved-search';
import { savedSearchesWords } from '../words';
import { conditionsOf, openForLook } from './conditions';
import type { SavedSearch } from './visible';

type On = Context<Context['me'], SavedSearch>;

/** So many rows are read at a time. */
const step = 500;

/**
 * The keys of all rows that a search finds for whoever asks. Throws what the list says to the question, 2188 where there are too
 * many of them, 2190 for a list whose rows are no cases.
 */
export const keysFound = async (search: SavedSearch, context: Context): Promise<string[]> => {
  const { list, rowKey } = search;
  if (!listAt(list, context)?.call.subscribable) throw savedSearchesProblems.notToSubscribe();
  const open = await openForLook(list, conditionsOf(search, context).query, context);
  const keys: string[] = [];
  for await (const { rows, total } of open.pages(step, context.db, new Set([rowKey]))) {
    if (total > mostMatches) throw savedSearchesProblems.tooManyMatches({ most: mostMatches });
    keys.push(...rows.map((row) => String(row[rowKey])));
  }
  return keys;
};

/** The caller is told of what matches from now on. Throws 2189 beyond the limit, and what `keysFound` does. */
export const subscribe = async (_: unknown, { object, ...rest }: On) => {
  const context = rest as unknown as Context;
  const { db, me, now } = context;
  await waitForThemselves(db, me.personId);
  const { count } = await db
    .selectFrom('savedSearchSubscription')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('personId', '=', me.personId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostSearches) throw savedSearchesProblems.tooManySubscriptions({ most: mostSearches });
  const known = await keysFound(object, context);
  await db
    .insertInto('savedSearchSubscription')
    .values({
      ...{ searchId: object.id, personId: me.personId, known },
      ...{ subscribedAt: now.toISOString(), checkedOn: dayOf(now) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
};

export const unsubscribe = async (_: unknown, { object, db, me }: On) => {
  await db
    .deleteFrom('savedSearchSubscription')
    .where('searchId', '=', object.id)
    .where('personId', '=', me.personId)
    .execute();
  return {};
};

type Working = Context<Context['me'] | null, unknown>;

/** Tells a reader that the list refuses them a search, or finds too much by it, and where the list is. */
export const tellEnded = (
  context: Working,
  { id, name, page }: Pick<SavedSearch, 'id' | 'name' | 'page'>,
  people: readonly string[],
): Promise<void> =>
  notify(context, {
    to: people,
    kind: 'savedSearches.ended',
    says: savedSearchesWords.ended,
    values: { name, page },
    object: ['savedSearch', id],
  });

/** Tells people that a search is not theirs to read any more; not by its name, which may be another one since. */
export const tellLost = (context: Working, people: readonly string[]): Promise<void> =>
  notify(context, { to: people, kind: 'savedSearches.lost', says: savedSearchesWords.lost });

/** Where a notice about a search leads: to its list, which takes the search up. */
export const leadToSearch = (
  id: string,
  _: unknown,
  values: Readonly<Record<string, unknown>> = {},
): string => (typeof values['page'] === 'string' ? `${values['page']}?saved=${id}` : '');

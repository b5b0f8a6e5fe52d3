import type { Context } from '#host/context';
import { containing } from '#host/lists';
import { listAt } from '#host/pipeline/lists';
import { personKind } from '#product/people/server';
import { people, profiles } from '#queries/people';
import { conditionsOf, holdingFor } from './conditions';
import { savedSearchKind, type SavedSearch } from './visible';

/** Whom the caller may name in a call, with where they work. */
const nameable = ({ db, me }: Pick<Context, 'db' | 'me'>) =>
  db
    .selectFrom(profiles.as('person'))
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .select((row) => [
      'person.id',
      'person.trueName as name',
      row.fn.coalesce('organisation.name', row.val('')).as('organisationName'),
    ])
    .where((row) => personKind.visible(row as never, me) as never)
    .where('person.isLocked', '=', false);

/** People with whom the caller may share a search, by a part of their names. */
export const recipients = ({ keyword }: { readonly keyword: string }, context: Context) =>
  nameable(context)
    .where('person.trueName', 'like', containing(keyword.trim()))
    .where('person.id', '!=', context.me.personId)
    .orderBy('person.trueName')
    .orderBy('person.id')
    .limit(20)
    .execute();

/** With whom the caller shares their own searches by name. */
const recipientsOf = async (searchIds: readonly string[], context: Context) => {
  if (searchIds.length === 0) return [];
  return nameable(context)
    .innerJoin('savedSearchPerson as named', 'named.personId', 'person.id')
    .select('named.searchId')
    .where('named.searchId', 'in', searchIds)
    .orderBy('person.trueName')
    .orderBy('person.id')
    .execute();
};

/** The searches of one list: the caller's own first, then those that others share with them. */
export const listSearches = async ({ list }: { readonly list: string }, context: Context) => {
  const { db, me } = context;
  const rows = await db
    .selectFrom('savedSearch')
    .innerJoin(people.as('owner'), 'owner.id', 'savedSearch.personId')
    .leftJoin('savedSearchSubscription as subscription', (join) =>
      join
        .onRef('subscription.searchId', '=', 'savedSearch.id')
        .on('subscription.personId', '=', me.personId),
    )
    .select(['savedSearch.id', 'savedSearch.personId', 'savedSearch.name', 'savedSearch.sharedWith'])
    .select(['savedSearch.rowVersion', 'owner.trueName as ownerName', 'subscription.subscribedAt'])
    .where('savedSearch.list', '=', list)
    .where((row) => savedSearchKind.visible(row as never, me) as never)
    .orderBy((row) => row('savedSearch.personId', '=', me.personId), 'desc')
    .orderBy('savedSearch.name')
    .orderBy('savedSearch.id')
    .limit(1_000)
    .execute();
  const isOwn = ({ personId }: (typeof rows)[number]): boolean => personId === me.personId;
  const named = await recipientsOf(
    rows.filter((row) => isOwn(row) && row.sharedWith === 'people').map(({ id }) => id),
    context,
  );
  return {
    isSubscribable: listAt(list, context)?.call.subscribable === true,
    searches: rows.map((row) => ({
      id: row.id,
      name: row.name,
      ownerName: row.ownerName,
      isOwn: isOwn(row),
      sharedWith: row.sharedWith,
      people: named.flatMap(({ searchId, ...person }) => (searchId === row.id ? [person] : [])),
      isSubscribed: row.subscribedAt !== null,
      rowVersion: row.rowVersion,
    })),
  };
};

/** A search as far as it holds for the caller. Throws what the list says where nothing of it does. */
export const openSearch = async (_: unknown, { object, ...rest }: Context<Context['me'], SavedSearch>) => {
  const context = rest as unknown as Context;
  const { query, columns } = conditionsOf(object, context);
  const { input, left } = await holdingFor(object.list, query, context);
  const isOwn = object.personId === context.me.personId;
  return { name: object.name, conditions: input, left, columns: (isOwn && columns) || null };
};

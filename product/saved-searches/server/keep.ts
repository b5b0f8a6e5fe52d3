import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { waitForThemselves } from '#queries/people';
import { savedSearchesProblems } from '../problems';
import { mostSearches, type NewSearch, type SearchChange } from '../saved-search';
import { askList, sealConditions, withoutPaging } from './conditions';
import { tellLost } from './subscriptions';
import type { SavedSearch } from './visible';

type On = Context<Context['me'], SavedSearch>;

/** Whoever reads a search that is shared with them does not yet change it. */
const requireOwn = ({ object, me }: On): void => {
  if (object.personId !== me.personId) throw general.notAllowed();
};

const refuseSameName = async (
  { db, me }: Context,
  { id, list, name }: Pick<SavedSearch, 'list' | 'name'> & { readonly id?: string },
): Promise<void> => {
  let own = db
    .selectFrom('savedSearch')
    .select('id')
    .where('personId', '=', me.personId)
    .where('list', '=', list)
    .where('name', '=', name);
  if (id) own = own.where('id', '!=', id);
  if (await own.executeTakeFirst()) throw savedSearchesProblems.nameTaken();
};

/**
 * Keeps what a list is asked under a name. Throws 2185 beyond the limit, 2186 for a name that is taken, 2002 for a list there
 * is not or that has no such field to tell its rows apart, and what the list itself says to the question.
 */
export const addSearch = async (input: NewSearch, context: Context) => {
  const { db, me, now, newId, audit } = context;
  const { list, page, rowKey, columns } = input;
  const name = input.name.trim();
  await waitForThemselves(db, me.personId);
  const { count } = await db
    .selectFrom('savedSearch')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('personId', '=', me.personId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostSearches) throw savedSearchesProblems.tooMany({ most: mostSearches });
  await refuseSameName(context, { list, name });
  const query = withoutPaging(list, input.query, context);
  const { fields, personal } = await askList(list, query, context);
  // What it finds is remembered by that field, unsealed.
  if (!fields.has(rowKey) || personal.has(rowKey)) throw general.badInput();
  const id = newId();
  const at = now.toISOString();
  await db
    .insertInto('savedSearch')
    .values({
      ...{ id, personId: me.personId, list, page, rowKey, name },
      conditionsCipher: sealConditions(id, { query, columns }, context),
      ...{ sharedWith: 'nobody', createdAt: at, updatedAt: at },
    })
    .execute();
  audit({ object: ['savedSearch', id], after: { list }, loggedFields: ['list'] });
  return { id };
};

/** Those who are subscribed to a search that is not theirs. */
const subscribersOf = (db: Db, { id, personId }: SavedSearch) =>
  db
    .selectFrom('savedSearchSubscription')
    .select('personId')
    .where('searchId', '=', id)
    .where('personId', '!=', personId)
    .execute();

const nameRecipients = async ({ db, object }: On, people: readonly string[]): Promise<void> => {
  await db.deleteFrom('savedSearchPerson').where('searchId', '=', object.id).execute();
  if (people.length === 0) return;
  await db
    .insertInto('savedSearchPerson')
    .values([...new Set(people)].map((personId) => ({ searchId: object.id, personId })))
    .execute();
};

/**
 * Changes a search of the caller: its name, who else reads it, and what it asks where that is given. Throws 403 for somebody
 * else's, 2003 where it was changed meanwhile, 2186, 2187 for whoever has no organisation, and what the list says.
 */
export const editSearch = async (input: SearchChange, context: On) => {
  requireOwn(context);
  const { db, me, now, object, audit } = context;
  const { rowVersion, sharedWith, people = [] } = input;
  if (object.rowVersion !== rowVersion) throw general.changedMeanwhile();
  const name = input.name.trim();
  await refuseSameName(context as unknown as Context, { ...object, name });
  if ((sharedWith === 'organisation' || sharedWith === 'role') && me.organisationId === null)
    throw savedSearchesProblems.noOrganisation();
  await nameRecipients(context, sharedWith === 'people' ? people : []);
  await db
    .updateTable('savedSearch')
    .set({
      ...{ name, sharedWith, rowVersion: rowVersion + 1, updatedAt: now.toISOString() },
      conditionsCipher: await changedConditions(input, context),
    })
    .where('id', '=', object.id)
    .execute();
  audit({
    before: { sharedWith: object.sharedWith, name: object.name },
    after: { sharedWith, name, people },
    loggedFields: ['sharedWith'],
  });
  return {};
};

const changedConditions = async (
  { query, columns }: SearchChange,
  { object, ...rest }: On,
): Promise<string> => {
  if (query === undefined) return object.conditionsCipher;
  const context = rest as unknown as Context;
  const asked = withoutPaging(object.list, query, context);
  await askList(object.list, asked, context);
  // Those who are subscribed are told of what is new from the next day on.
  await rest.db
    .updateTable('savedSearchSubscription')
    .set({ known: null })
    .where('searchId', '=', object.id)
    .execute();
  return sealConditions(object.id, { query: asked, columns }, context);
};

/** Removes a search of the caller; whoever else was subscribed to it is told. Throws 403 for somebody else's. */
export const removeSearch = async (context: On) => {
  requireOwn(context);
  const { db, object, audit } = context;
  const others = await subscribersOf(db, object);
  await db.deleteFrom('savedSearch').where('id', '=', object.id).execute();
  await tellLost(
    context,
    others.map(({ personId }) => personId),
  );
  audit({ before: { name: object.name }, after: { name: null } });
  return {};
};

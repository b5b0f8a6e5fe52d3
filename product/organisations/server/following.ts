import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#host/database/connection';

/**
 * Every entry that is read as the same organisation as this one, for `… in`: the one rule by which records of a merged
 * entry are found under the one that stands for it.
 */
export const entriesOf = (id: string | null | RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select same.id from organisation_entry same where same.surviving_id =
    (select asked.surviving_id from organisation_entry asked where asked.id = ${id}))`;

/** Every entry of an organisation and of all that lies below it. */
export const entriesBelow = (id: string | null): RawBuilder<string> =>
  sql<string>`(with recursive below as (
      select top.id from organisation top where top.surviving_id = ${id}
      union select lower.id from organisation lower join below on lower.parent_id = below.id)
    select below.id from below)`;

/** Every entry of all that lies above some entries. */
export const entriesAbove = (entries: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`with recursive above as (
      select o.parent_id as id from organisation o where o.id in ${entries}
      union select upper.parent_id from organisation upper join above on upper.id = above.id)
    select same.id from above join organisation found on found.id = above.id
      join organisation_entry same on same.surviving_id = found.surviving_id`;

/** The id under which an organisation is read now; what no register knows stays as it is. */
export type Follow = <Id extends string | null | undefined>(id: Id) => Id;

/** What has been merged into what: few rows. */
export const mergedEntries = (db: Db) =>
  db.selectFrom('organisationEntry').select(['id', 'survivingId']).where('mergedInto', 'is not', null);

/** The rule that these entries make, for comparing ids that records have kept. */
export const followingIn = (
  merged: readonly { readonly id: string; readonly survivingId: string }[],
): Follow => {
  const survivors = new Map(merged.map(({ id, survivingId }) => [id, survivingId]));
  return (id) => (id && (survivors.get(id) as typeof id)) ?? id;
};

/** The same, read now. */
export const following = async (db: Db): Promise<Follow> => followingIn(await mergedEntries(db).execute());

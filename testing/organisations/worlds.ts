import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import type { TestApp } from '..';
import { kinds } from '#start/areas';
import { seenIn } from '#product/people/server/scope';
import { allActions } from '#product/roles/server/actions';
import { meWith, accessOf } from '#product/roles/server/held-roles';
import { liesBelow, settle } from '#product/organisations/server/hierarchy';
import { entriesOf } from '#product/organisations/server/following';
import { roleCode } from '#contract/rights';

class Over extends Error {}

/** Does something to the world and looks at it; then nothing of it has happened. */
export const inOneWorld = async <Seen>(app: TestApp, look: (db: Db) => Promise<Seen>): Promise<Seen> => {
  let seen: Seen | undefined;
  await app.db
    .transaction()
    .execute(async (db) => {
      seen = await look(db);
      throw new Over();
    })
    .catch((fault: unknown) => {
      if (!(fault instanceof Over)) throw fault;
    });
  return seen!;
};

/** Merges one entry into another one, or takes it apart; what the register would refuse is left out. */
export const merging = async (db: Db, id: string, intoId: string | null): Promise<void> => {
  const into = intoId === null ? null : await survivorOf(db, intoId);
  const entry = await db
    .selectFrom('organisationEntry')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (into !== null) {
    if (entry.mergedInto !== null || into === id) return;
    if ((await liesBelow(db, into, id)) || (await liesBelow(db, id, into))) return;
  }
  await db
    .updateTable('organisationEntry')
    .set({ mergedInto: into, readAs: into })
    .where('id', '=', id)
    .execute();
  await settle(db);
};

const survivorOf = async (db: Db, id: string): Promise<string> =>
  (
    await db
      .selectFrom('organisationEntry')
      .select('survivingId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).survivingId;

/** Every column that names an organisation: a new one is rewritten without being listed here. */
const placesOf = async (db: Db): Promise<readonly { table: string; column: string }[]> => {
  const { rows } = await sql<{
    table: string;
    column: string;
  }>`select place.relname as table, part.attname as column
    from pg_constraint
    join pg_class place on place.oid = conrelid
    join pg_attribute part on part.attrelid = conrelid and part.attnum = any (conkey)
    where contype = 'f' and confrelid = 'organisation_entry'::regclass
      and not (place.relname = 'organisation_entry' and part.attname in ('merged_into', 'read_as'))`.execute(
    db,
  );
  return rows;
};

/** Writes every record over to the organisation that remains, and deletes the entries that nothing names any more. */
export const rewritten = async (db: Db): Promise<void> => {
  for (const { table, column } of await placesOf(db))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = entry.surviving_id from organisation_entry entry
      where entry.id = ${sql.ref(`${table}.${column}`)} and entry.surviving_id <> entry.id`.execute(db);
  const gone = await db
    .selectFrom('organisationEntry')
    .select('id')
    .where('mergedInto', 'is not', null)
    .execute();
  await db.updateTable('organisationEntry').set({ mergedInto: null, readAs: null }).execute();
  if (gone.length > 0)
    await db
      .deleteFrom('organisationEntry')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
};

/** Somebody of every role and organisation that sees by organisation. */
export const viewersIn = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select distinct on (role.code, person.organisation_id) person.id
    from person join person_role on person_role.person_id = person.id join role on role.id = person_role.role_id
    where role.code in (${roleCode.owner}, ${roleCode.agency}, ${roleCode.assessor}) order by role.code, person.organisation_id, person.login_name`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** By viewer and kind, the ids they see; by organisation, its people, and what it lies below. */
export const whatIsSeen = async (db: Db, viewers: readonly string[]): Promise<Map<string, string>> => {
  const seen = new Map<string, string>();
  const allAccess = await accessOf(db, viewers);
  const actions = await allActions({ db });
  for (const access of allAccess) {
    const me = meWith(access, access.roles, actions);
    for (const name of ['application', 'material', 'report', 'opinion', 'person'] as const) {
      const kind = kinds[name]!;
      const rows = await db
        .selectFrom(kind.table as 'installation')
        .select('id')
        .where((row) => kind.visible(row as never, me))
        .orderBy('id')
        .execute();
      seen.set(`${me.name} ${name}`, rows.map(({ id }) => id).join());
    }
    const staff = await db
      .selectFrom('person')
      .select('id')
      .where(seenIn('staff', me))
      .orderBy('id')
      .execute();
    seen.set(`${me.name} staff`, staff.map(({ id }) => id).join());
  }
  const organisations = await db.selectFrom('organisation').selectAll().orderBy('id').execute();
  for (const { id, name, number, parentId } of organisations) {
    const people = await db
      .selectFrom('person')
      .select('id')
      .where('organisationId', 'in', entriesOf(id))
      .orderBy('id')
      .execute();
    const above = parentId === null ? '' : await survivorOf(db, parentId);
    const survives = (await survivorOf(db, id)) === id;
    if (survives) seen.set(`${number} ${name} below ${above}`, people.map((each) => each.id).join());
  }
  return seen;
};

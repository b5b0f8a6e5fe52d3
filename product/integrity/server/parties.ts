import { sql } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { containing } from '#host/lists';
import { entriesOf } from '#product/organisations/server';
import { people } from '#queries/people';
import { heldRoles } from '#queries/roles';
import { recordStates } from '#product/dictionaries/record-status';
import type { StoredRecord } from './visible';

export type Party = Pick<StoredRecord, 'personId' | 'organisationId'>;

const blockable: readonly string[] = [roleCode.owner, roleCode.expert];
const mostFound = 20;

/** People whom a record would keep from something: applicants and experts with an open account. */
const peopleToBlock = (db: Db) =>
  db
    .selectFrom(people.as('person'))
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .where('person.isLocked', '=', false)
    .where((row) =>
      row.exists(
        row
          .selectFrom(heldRoles.as('role'))
          .select('role.roleId')
          .whereRef('role.personId', '=', 'person.id')
          .where('role.seesAs', 'in', blockable)
          .where('role.isStarted', '=', true),
      ),
    );

/** Whether a record about this party would keep it from anything. */
export const isBlockable = async (db: Db, { personId, organisationId }: Party): Promise<boolean> => {
  if (organisationId !== null) return personId === null;
  if (personId === null) return false;
  const found = await peopleToBlock(db)
    .select('person.id')
    .where('person.id', '=', personId)
    .executeTakeFirst();
  return found !== undefined;
};

/** Whether a record about the same party waits for a decision or is in force, be it of an entry that was merged. */
export const hasOpenRecord = async (db: Db, { personId, organisationId }: Party): Promise<boolean> => {
  const open = db
    .selectFrom('integrityRecord')
    .select('id')
    .where('status', 'in', [recordStates.proposed, recordStates.inForce]);
  const found = await (
    organisationId === null
      ? open.where('personId', '=', personId)
      : open.where('organisationId', 'in', entriesOf(organisationId))
  ).executeTakeFirst();
  return found !== undefined;
};

/** The organisation that a record is about, or at which its person works. */
export const organisationOf = async (db: Db, { personId, organisationId }: Party): Promise<string | null> => {
  if (organisationId !== null) return organisationId;
  const person = await db
    .selectFrom(people.as('person'))
    .select('organisationId')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return person.organisationId;
};

/** What whoever a record is about is called. */
export const nameOf = async (db: Db, { personId, organisationId }: Party): Promise<string> => {
  const { name } = await (
    organisationId === null
      ? db.selectFrom(people.as('person')).select('trueName as name').where('id', '=', personId)
      : db.selectFrom('organisation').select('name').where('id', '=', organisationId)
  ).executeTakeFirstOrThrow();
  return name;
};

/** Whom a record may be about, by a part of the name, for whoever proposes one. */
export const findParties = async (
  { keyword, isOrganisation }: { readonly keyword: string; readonly isOrganisation: boolean },
  { db }: Pick<Context, 'db'>,
) => {
  const like = containing(keyword.trim());
  if (isOrganisation)
    return db
      .selectFrom('organisation')
      .select(['id', 'name', 'number as note'])
      .where('mergedInto', 'is', null)
      .where('name', 'like', like)
      .orderBy('name')
      .limit(mostFound)
      .execute();
  return peopleToBlock(db)
    .select(['person.id', 'person.trueName as name'])
    .select(sql<string>`concat_ws(' · ', organisation.name, person.login_name)`.as('note'))
    .where('person.trueName', 'like', like)
    .orderBy('person.trueName')
    .orderBy('person.id')
    .limit(mostFound)
    .execute();
};

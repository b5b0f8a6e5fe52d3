import { sql, type SelectQueryBuilder } from 'kysely';
import type * as z from 'zod';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { containing, pageFrom } from '#host/lists';
import { entriesBelow, entriesOf } from '#product/organisations/server';
import { heldRoles } from '#queries/roles';
import type { ByRoleFilter, PersonFilter } from '../staff';
import { lookUpMobile, recordLookUp } from './look-up';
import { seenIn } from './scope';
import { rowOf, peopleWithFacts } from './select';
import { personKind } from './visible';

type Filter = z.output<typeof PersonFilter>;
type People = SelectQueryBuilder<Tables, 'person', object>;

/** An item and everything below it in its tree. */
const within = (column: 'professionalTitle' | 'familiarSubjectOne' | 'familiarSubjectTwo', code: string) =>
  sql<boolean>`(${sql.ref(`person.${column}`)} = ${code} or ${sql.ref(`person.${column}`)} like ${`${code}.%`})`;

const holdsRole = (people: People, role: { id: string } | { code: string }): People =>
  people.where('person.id', 'in', (held) => {
    const holders = held.selectFrom(heldRoles.as('held')).select('held.personId');
    return 'id' in role
      ? holders.where('held.roleId', '=', role.id)
      : holders.where('held.code', '=', role.code);
  });

const named = (people: People, name: string | undefined): People => {
  const like = name?.trim();
  return like
    ? people.where((row) =>
        row.or([
          row('person.trueName', 'like', containing(like)),
          row('person.loginName', 'like', containing(like)),
        ]),
      )
    : people;
};

/** Accounts that stand so at this moment. */
const inState = (people: People, state: NonNullable<Filter['state']>, now: Date): People => {
  if (state === 'locked') return people.where('person.isLocked', '=', true);
  const isSuspended = sql<boolean>`coalesce(person.held_until > ${now.toISOString()}::timestamptz, false)`;
  return people
    .where('person.isLocked', '=', false)
    .where(state === 'held' ? isSuspended : sql<boolean>`not ${isSuspended}`);
};

const chosenBy = (all: People, filter: Filter, mobileIndex: string | undefined, now: Date): People => {
  let people = named(all, filter.name);
  if (filter.organisationId)
    people = people.where('person.organisationId', 'in', entriesOf(filter.organisationId));
  if (filter.withinOrganisationId)
    people = people.where('person.organisationId', 'in', entriesBelow(filter.withinOrganisationId));
  if (mobileIndex !== undefined) people = people.where('person.mobileIndex', '=', mobileIndex);
  if (filter.roleId) people = holdsRole(people, { id: filter.roleId });
  if (filter.professionalTitle) people = people.where(within('professionalTitle', filter.professionalTitle));
  if (filter.subject) {
    const { subject } = filter;
    people = people.where((row) =>
      row.or([within('familiarSubjectOne', subject), within('familiarSubjectTwo', subject)]),
    );
  }
  if (filter.state) people = inState(people, filter.state, now);
  if (filter.assessorId) {
    const { assessorId } = filter;
    people = people.where('person.id', 'in', (pool) =>
      pool
        .selectFrom('assessorExpert')
        .select('assessorExpert.expertId')
        .where('assessorExpert.assessorId', '=', assessorId)
        .where('assessorExpert.unlinkedAt', 'is', null),
    );
  }
  return people;
};

/** One page of staff or of experts, as far as the caller sees them, by name. */
export const listPeople = async (list: 'staff' | 'experts', filter: Filter, context: Context) => {
  const { db, me } = context;
  if (filter.assessorId) await requireOwnPool(filter.assessorId, context);
  const mobileIndex = await lookUpMobile(filter.mobile, context);
  const chosen = chosenBy(db.selectFrom('person').where(seenIn(list, me)), filter, mobileIndex, context.now);
  const { rows: ids, total } = await pageFrom(chosen, filter, (all) =>
    all.select('person.id').orderBy('person.trueName').orderBy('person.id'),
  );
  if (mobileIndex !== undefined) recordLookUp(ids[0]?.id, context);
  if (ids.length === 0) return { rows: [], total };
  const rows = await peopleWithFacts(context)
    .where(
      'person.id',
      'in',
      ids.map(({ id }) => id),
    )
    .orderBy('person.trueName')
    .orderBy('person.id')
    .execute();
  return { rows: rows.map((row) => rowOf(row, context)), total };
};

/** Whose pool it is decides who may look into it: what the rows hide, the filter does not tell (AZ-05). */
const requireOwnPool = async (assessorId: string, { db, me }: Context): Promise<void> => {
  if (
    me.roles.has(roleCode.administrator) ||
    me.roles.has(roleCode.publicAgency) ||
    assessorId === me.personId
  )
    return;
  const own =
    me.roles.has(roleCode.agency) && me.organisationId !== null
      ? await db
          .selectFrom('person')
          .select('id')
          .where('id', '=', assessorId)
          .where('organisationId', 'in', me.organisationIds)
          .executeTakeFirst()
      : undefined;
  if (!own) throw general.notFound();
};

/** People who hold a role and whom the caller may name, to be chosen from. */
export const listByRole = async (filter: z.output<typeof ByRoleFilter>, { db, me }: Context) => {
  let people = db
    .selectFrom('person')
    .where((row) => personKind.visible(row as never, me) as never)
    .where('person.isLocked', '=', false);
  people = named(holdsRole(people, { code: filter.roleCode.trim() }), filter.name);
  if (filter.organisationId)
    people = people.where('person.organisationId', 'in', entriesOf(filter.organisationId));
  const { rows, total } = await pageFrom(people, filter, (all) =>
    all
      .select([
        'person.id',
        'person.trueName',
        sql<string>`coalesce((select name from organisation where organisation.id = person.organisation_id), '')`.as(
          'organisationName',
        ),
      ])
      .orderBy('person.trueName')
      .orderBy('person.id'),
  );
  return { rows, total };
};

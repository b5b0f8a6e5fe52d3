import { sql, type Expression } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { DataScope } from '#contract/rights';
import type { Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import { writtenOnce } from '#host/database/written-once';
import type { Services } from '#host/services';
import { survivors } from '#queries/organisations';
import { personFacts } from '#queries/people';
import { consentsGiven } from '#queries/registration';
import { heldActions, heldRoles } from '#queries/roles';

/** A session and its person as the database gives them. */
export interface Row {
  session_id: string;
  binding_hash: string | null;
  created_at: string;
  last_seen_at: string;
  factors: number;
  proven_at: string;
  person_id: string;
  true_name: string;
  user_type: number;
  organisation_id: string | null;
  organisation_ids: string[];
  is_organisation_admin: boolean;
  /** As {code, role, scope}, `role` being the one it is based on; a built-in role looks as far as its rules say. */
  held: { code: string; role: string; scope: DataScope }[];
  /** In order, parted by blanks: the same text for everybody with the same roles. */
  rights: string;
  consents: string[];
  /** In which language the office last served them. */
  language: Language | null;
}

/** A person as they stand now, with the organisation that stands for their own. */
const currentPerson = (db: Db) =>
  db
    .selectFrom(personFacts.as('person'))
    .leftJoin(survivors.as('own'), 'own.id', 'person.organisationId')
    .select(['person.id as personId', 'person.trueName', 'person.userType', 'person.isOrganisationAdmin'])
    .select((row) => [
      'own.survivingId as organisationId',
      sql`array(${row
        .selectFrom(survivors.as('same'))
        .select('same.id')
        .whereRef('same.survivingId', '=', 'own.survivingId')})`.as('organisationIds'),
      row
        .selectFrom(heldRoles.as('held'))
        .select((role) =>
          role.fn
            .coalesce(
              role.fn.jsonAgg(
                jsonBuildObject({
                  code: role.ref('held.code'),
                  role: role.ref('held.seesAs'),
                  scope: role.ref('held.scope'),
                }),
              ),
              sql`'[]'`,
            )
            .as('held'),
        )
        .whereRef('held.personId', '=', 'person.id')
        .where('held.isStarted', '=', true)
        .as('held'),
      row.fn
        .coalesce(
          row
            .selectFrom(heldActions.as('given'))
            .select(({ ref }) =>
              sql<string>`string_agg(distinct ${ref('given.rightKey')}, ' ' order by ${ref('given.rightKey')})`.as(
                'rights',
              ),
            )
            .whereRef('given.personId', '=', 'person.id'),
          sql<string>`''`,
        )
        .as('rights'),
      sql`array(${row
        .selectFrom(consentsGiven.as('consent'))
        .select('consent.notice')
        .whereRef('consent.personId', '=', 'person.id')})`.as('consents'),
    ])
    .where('person.isLocked', '=', false);

const openSessions = (db: Db) =>
  currentPerson(db)
    .innerJoin('session', 'session.personId', 'person.id')
    .select(['session.id as sessionId', 'session.bindingHash', 'session.createdAt', 'session.lastSeenAt'])
    .select(['session.factors', 'session.provenAt', 'person.language'])
    .where('session.endedAt', 'is', null);

/** A statement that is put together once, asked of the pool: who asks is looked up at every request. */
const foundBy = (build: (db: Db, key: Expression<never>) => Expression<unknown>) => {
  const read = writtenOnce(['key'], (db, { key }) => ({ found: build(db, key) }));
  return async ({ db, pool }: Pick<Services, 'db' | 'pool'>, key: string): Promise<Row | undefined> => {
    const { sql: text, parameters } = sql`${read(db, { key }).found}`.compile(db);
    return (await pool.query<Row>(text, [...parameters])).rows[0];
  };
};
/** The session behind a hashed token that has proved all it owes. */
export const byToken = foundBy((db, key) =>
  openSessions(db).where('session.tokenHash', '=', key).where('session.factors', '>', 0),
);
/** The same, by its identifier. */
export const bySession = foundBy((db, key) =>
  openSessions(db).where('session.id', '=', key).where('session.factors', '>', 0),
);
/** The session behind a hashed token that still owes its second factor. */
export const halfByToken = foundBy((db, key) =>
  openSessions(db).where('session.tokenHash', '=', key).where('session.factors', '=', 0),
);
/** A person, whatever sessions they have. */
export const byPerson = foundBy((db, key) => currentPerson(db).where('person.id', '=', key));

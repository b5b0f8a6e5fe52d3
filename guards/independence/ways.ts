import { sql } from 'kysely';
import type { Db } from '#host/database/connection';

/** A way to have to do with an achievement: what to write into the database; gives how to take it back. */
export interface Way {
  readonly says: string;
  readonly create: (db: Db, applicationId: string, login: string) => Promise<() => Promise<void>>;
}

const placeholderId = '00000000-0000-4000-8000-0000000000aa';
const withoutRow = (db: Db, table: string) => async (): Promise<void> => {
  await sql`delete from ${sql.table(table)} where id = ${placeholderId}::uuid`.execute(db);
};

/** Facts of several tables: each alone stops whoever judges. */
export const ways: readonly Way[] = [
  {
    says: 'is named in the achievement',
    create: async (db, applicationId, login) => {
      await sql`insert into application_person (id, application_id, person_id, name, organisation_name, sort)
        select ${placeholderId}::uuid, ${applicationId}::uuid, id, true_name, '', 400 from person where login_name = ${login}`.execute(
        db,
      );
      return withoutRow(db, 'application_person');
    },
  },
  {
    says: 'owns the achievement',
    create: async (db, applicationId, login) => {
      const { ownerId } = await db
        .selectFrom('application')
        .select('ownerId')
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow();
      const give = async (to: string): Promise<void> => {
        await db.updateTable('application').set({ ownerId: to }).where('id', '=', applicationId).execute();
      };
      const { id } = await db
        .selectFrom('person')
        .select('id')
        .where('loginName', '=', login)
        .executeTakeFirstOrThrow();
      await give(id);
      return () => give(ownerId);
    },
  },
  {
    says: 'belongs to a completing organisation by the account alone',
    create: async (db, applicationId, login) => {
      await sql`insert into application_organisation (id, application_id, organisation_id, name, is_main, type, sort)
        select ${placeholderId}::uuid, ${applicationId}::uuid, organisation_id, 'x', false, '1', 400 from person
        where login_name = ${login}`.execute(db);
      return withoutRow(db, 'application_organisation');
    },
  },
  {
    says: 'worked at a completing organisation until half a year ago',
    create: async (db, applicationId, login) => {
      await sql`insert into workplace (id, person_id, organisation_id, from_day, to_day)
        select ${placeholderId}::uuid, person.id, application.main_organisation_id, '2020-01-01', '2026-05-01'
        from person, application where login_name = ${login} and application.id = ${applicationId}::uuid`.execute(
        db,
      );
      return withoutRow(db, 'workplace');
    },
  },
  {
    says: 'works for whoever took a right of the achievement over',
    create: async (db, applicationId, login) => {
      await sql`insert into application_right
          (id, application_id, form, status, name, number, number_key, owner, is_core, inventors, sort)
        select ${placeholderId}::uuid, ${applicationId}::uuid, '1', '1', 'x', 'ZL0', 'zl0', organisation.name, false, '[]', 400
        from person join organisation on organisation.id = person.organisation_id
        where login_name = ${login}`.execute(db);
      return withoutRow(db, 'application_right');
    },
  },
  {
    says: 'declared, for another panel, to hold shares in a completing organisation',
    create: async (db, applicationId, login) => {
      await sql`insert into opinion (id, report_id, agency_id, panel_round, expert_id, expert_kind, is_leader, number,
          invitation, invited_at, updated_at, declaration)
        select ${placeholderId}::uuid, report.id, report.agency_id, 99, person.id, '1', false, 0, 'accepted', now(), now(),
          jsonb_build_object('employers', '[]'::jsonb, 'sharedSupervisorWith', '[]'::jsonb, 'collaborations', '[]'::jsonb,
            'shareholdings', jsonb_build_array(application.main_organisation_name))
        from person, application, report where login_name = ${login} and application.id = ${applicationId}::uuid
          and report.application_id <> application.id and report.status = 1 limit 1`.execute(db);
      return withoutRow(db, 'opinion');
    },
  },
];

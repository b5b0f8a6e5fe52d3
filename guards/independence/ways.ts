import { sql } from 'kysely';
import type { Db } from '../../host/database/connection';

/** A way to have to do with an achievement: what to write into the database, and how to take it back. */
export interface Way {
  readonly says: string;
  readonly begin: (db: Db, applicationId: string, login: string) => Promise<void>;
  readonly end: (db: Db, applicationId: string) => Promise<void>;
}

const mark = '00000000-0000-4000-8000-0000000000aa';

/** Three facts of three tables: each alone stops whoever judges. */
export const ways: readonly Way[] = [
  {
    says: 'is named in the achievement',
    begin: async (db, applicationId, login) => {
      await sql`insert into application_person (id, application_id, person_id, name, organisation_name, sort)
        select ${mark}::uuid, ${applicationId}::uuid, id, true_name, '', 400 from person where login_name = ${login}`.execute(
        db,
      );
    },
    end: async (db) => {
      await sql`delete from application_person where id = ${mark}::uuid`.execute(db);
    },
  },
  {
    says: 'owns the achievement',
    begin: async (db, applicationId, login) => {
      await sql`update application set owner_id = (select id from person where login_name = ${login})
        where id = ${applicationId}`.execute(db);
    },
    end: async (db, applicationId) => {
      await sql`update application set owner_id = (select id from person where login_name = 'suyanqing')
        where id = ${applicationId}`.execute(db);
    },
  },
  {
    says: 'belongs to a completing organisation by the account alone',
    begin: async (db, applicationId, login) => {
      await sql`insert into application_organisation (id, application_id, organisation_id, name, is_main, type, sort)
        select ${mark}::uuid, ${applicationId}::uuid, organisation_id, 'x', false, '1', 400 from person
        where login_name = ${login}`.execute(db);
    },
    end: async (db) => {
      await sql`delete from application_organisation where id = ${mark}::uuid`.execute(db);
    },
  },
];

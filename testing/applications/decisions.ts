import { sql } from 'kysely';
import type { Person, TestApp } from '..';
import { applicationRow } from '../lookups';

/** Asks for a decision about an application as it stands now. */
export const askDecision = async (
  app: TestApp,
  person: Person,
  call: string,
  Id: string,
  more: object = {},
) =>
  person.wire(`POST /api/ApplyFor/${call}`, {
    Id,
    RowVersion: (await applicationRow(app, Id)).rowVersion,
    ...more,
  });

/** The person is found among those who did the work. */
export const nameAmong = async (app: TestApp, applicationId: string, person: Person): Promise<void> => {
  await sql`insert into application_person (id, application_id, person_id, name, organisation_name, sort)
    values (gen_random_uuid(), ${applicationId}, ${person.id}, '某', '', 400)`.execute(app.db);
};

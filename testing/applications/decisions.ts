import { sql } from 'kysely';
import type { Person, TestHouse } from '..';

/** An application as it is stored. */
export const applicationRow = (house: TestHouse, id: string) =>
  house.db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Asks for a decision about an application as it stands now. */
export const askDecision = async (
  house: TestHouse,
  person: Person,
  call: string,
  Id: string,
  more: object = {},
) =>
  person.wire(`POST /api/ApplyFor/${call}`, {
    Id,
    RowVersion: (await applicationRow(house, Id)).rowVersion,
    ...more,
  });

/** The person is found among those who did the work. */
export const nameAmong = async (house: TestHouse, applicationId: string, person: Person): Promise<void> => {
  await sql`insert into application_person (id, application_id, person_id, name, organisation_name, sort)
    values (gen_random_uuid(), ${applicationId}, ${person.id}, '某', '', 400)`.execute(house.db);
};

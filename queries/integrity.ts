import { expressionBuilder } from 'kysely';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';
import { recordStates } from '#product/dictionaries/record-status';
import { survivors } from './organisations';

const { proposed, inForce } = recordStates;

/** The records in force on a day, whether or not the job has ended those that have run out (domain §9.16). */
const inForceOn = (today: string) =>
  expressionBuilder<Tables>()
    .selectFrom('integrityRecord')
    .select(['integrityRecord.personId', 'integrityRecord.organisationId', 'integrityRecord.expiresOn'])
    .where('integrityRecord.status', '=', inForce)
    .where('integrityRecord.startsOn', '<=', today)
    .where('integrityRecord.expiresOn', '>=', today);

/** Those of some people who are blocked on a day, each with the last day of it. */
export const blockedPeople = async (
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom(inForceOn(today).as('record'))
    .select(['personId', 'expiresOn'])
    .where('personId', 'in', [...ids])
    .execute();
  return new Map(found.map(({ personId, expiresOn }) => [personId!, expiresOn!]));
};

/** Every entry of the register that is read as an organisation that is blocked on a day: few rows. */
export const blockedOrganisations = (
  db: Db,
  today: string,
): Promise<{ readonly survivingId: string; readonly name: string }[]> =>
  db
    .selectFrom(inForceOn(today).as('record'))
    .innerJoin(survivors.as('named'), 'named.id', 'record.organisationId')
    .innerJoin(survivors.as('same'), 'same.survivingId', 'named.survivingId')
    .select(['same.survivingId', 'same.name'])
    .execute();

/** How many records about somebody wait for a decision or are in force: their account is not erased before. */
export const openRecordsOf = expressionBuilder<Tables>()
  .selectFrom('integrityRecord')
  .select(['integrityRecord.personId'])
  .where('integrityRecord.status', 'in', [proposed, inForce]);

/** The applications with whose end a record came that waits for a decision, or whose appeal does: reviewers read them whole. */
export const underRecord = expressionBuilder<Tables>()
  .selectFrom('integrityRecord')
  .select('integrityRecord.applicationId')
  .where('integrityRecord.applicationId', 'is not', null)
  .where((row) =>
    row.or([
      row('integrityRecord.status', '=', proposed),
      row.and([
        row('integrityRecord.status', '=', inForce),
        row('integrityRecord.appealedAt', 'is not', null),
        row('integrityRecord.appealDecidedAt', 'is', null),
      ]),
    ]),
  );

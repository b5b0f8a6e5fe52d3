import type { Db } from '#host/database/connection';
import { applicationHeads } from '#queries/applications';
import { applicationCodes, openCodes } from '#product/dictionaries/application-status';
import { openRecordsOf } from '#queries/integrity';
import { openSeats } from '#queries/panels';

/** So many evaluations wait for this person, or for what they own: they are closed or handed over before an erasure. */
export const openCasesOf = async (db: Db, personId: string): Promise<number> => {
  const { applications, seats, records } = await db
    .selectNoFrom((row) => [
      row
        .selectFrom(applicationHeads.as('application'))
        .select((each) => each.fn.countAll().as('count'))
        .where('isDeleted', '=', false)
        .where((each) =>
          each.or([
            each('ownerId', '=', personId),
            each('assessorId', '=', personId),
            each('technologyManagerId', '=', personId),
          ]),
        )
        .where((each) =>
          each.or([
            each('status', 'in', [...openCodes]),
            each.and([each('status', '=', applicationCodes.draft), each('submittedAt', 'is not', null)]),
          ]),
        )
        .as('applications'),
      row
        .selectFrom(openSeats.as('seat'))
        .select((each) => each.fn.countAll().as('count'))
        .where('seat.expertId', '=', personId)
        .as('seats'),
      // Nobody loses a record by having their account erased and beginning anew.
      row
        .selectFrom(openRecordsOf.as('record'))
        .select((each) => each.fn.countAll().as('count'))
        .where('record.personId', '=', personId)
        .as('records'),
    ])
    .executeTakeFirstOrThrow();
  return Number(applications) + Number(seats) + Number(records);
};

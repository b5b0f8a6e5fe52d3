import type { Db } from '#host/database/connection';
import type { SubmissionFacts } from '../submission';

/** The day of Shanghai an instant falls on is `today` here. */
export const isStarted = (
  agency: { isLocked: boolean; validUntil: string | null; type: string },
  today: string,
): boolean =>
  agency.type === '6' && !agency.isLocked && (agency.validUntil === null || agency.validUntil >= today);

/** What submitting needs to know besides the form: the chosen agency as the register has it today. */
export const factsFor = async (
  db: Db,
  ownerId: string,
  agencyId: string | null,
  today: string,
): Promise<SubmissionFacts> => {
  const agency = agencyId
    ? await db.selectFrom('organisation').selectAll().where('id', '=', agencyId).executeTakeFirst()
    : undefined;
  return {
    ownerId,
    today,
    ...(agency && {
      agency: { technologyFields: agency.technologyFields, isStarted: isStarted(agency, today) },
    }),
  };
};

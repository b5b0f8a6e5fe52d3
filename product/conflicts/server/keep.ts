import type { Context } from '#host/context';
import type { FindingQuestion, ConflictFinding } from './findings';

/** Keeps what was found, with the reason the agency gives for soft hits and the hash of the data it follows from. */
export const storeFinding = async (
  context: Context<unknown, unknown>,
  { personId, applicationId }: Pick<FindingQuestion, 'personId' | 'applicationId'>,
  { hard, soft, dataVersion }: ConflictFinding,
  reason: string | null,
  reportId: string | null = null,
): Promise<void> => {
  await context.db
    .insertInto('conflictCheck')
    .values({
      id: context.newId(),
      applicationId,
      reportId,
      personId,
      hits: JSON.stringify([...hard, ...soft]),
      reason,
      dataVersion,
      checkedAt: context.now.toISOString(),
    })
    .execute();
};

/** Why the agency does not mind what was found about those who judge an achievement, by person: the reason given last. */
export const reasonsOf = async (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  applicationId: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('conflictCheck')
    .select(['personId', 'reason'])
    .where('applicationId', '=', applicationId)
    .where('reason', 'is not', null)
    .orderBy('checkedAt')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ personId, reason }) => [personId, reason!]));
};

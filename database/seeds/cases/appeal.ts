import { appealStates } from '#product/appeals/workflow';
import { applicationCodes } from '#product/dictionaries/application-status';
import { idAt, momentOf, writeTrail, type SeedContext } from './seeding';

/** Days from the decision to the appeal, and on to its answer. */
const filedAfter = 3;
const answeredAfter = 9;
const dayMilliseconds = 86_400_000;

/** The appeal of the demonstration: against its rejected application, upheld by a reviewer who had no hand in it (domain §3.5). */
export const seedAppeal = async (seedContext: SeedContext): Promise<void> => {
  const { services, reviewers } = seedContext;
  const { db } = services;
  const rejected = await db
    .selectFrom('application')
    .select(['id', 'ownerId', 'decidedAt', 'decisionReason', 'decisionText'])
    .where('status', '=', applicationCodes.rejected)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!rejected?.decidedAt) return;
  const decisionAt = new Date(rejected.decidedAt);
  const now = services.clock();
  const ago = (days: number): Date =>
    momentOf(now, Math.round((now.getTime() - decisionAt.getTime()) / dayMilliseconds) - days);
  const [filedAt, decidedAt] = [ago(filedAfter), ago(filedAfter + answeredAfter)];
  const id = idAt(seedContext, filedAt);
  const reviewer = reviewers[1]!;
  await db
    .insertInto('appeal')
    .values({
      id,
      applicationId: rejected.id,
      decision: 'reject',
      decisionAt: rejected.decidedAt,
      ground: rejected.decisionReason,
      decisionText: rejected.decisionText,
      decisionFileId: null,
      status: appealStates.upheld,
      reason: '驳回所依据的材料其后已补齐，请求重新审核。',
      filedBy: rejected.ownerId,
      filedAt: filedAt.toISOString(),
      decidedBy: reviewer,
      decidedAt: decidedAt.toISOString(),
      outcomeReason: '经复核，补充材料不足以改变原决定所依据的事实，维持原决定。',
      updatedAt: decidedAt.toISOString(),
    })
    .execute();
  const { open, upheld } = appealStates;
  await writeTrail(seedContext, 'appeal', id, [
    { at: filedAt, actorId: rejected.ownerId, actor: 'owner', transition: 'file', from: null, to: open },
    { at: decidedAt, actorId: reviewer, actor: 'publicAgency', transition: 'uphold', from: open, to: upheld },
  ]);
};

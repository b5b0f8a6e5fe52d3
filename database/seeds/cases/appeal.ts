import { decideAppeal } from '#product/appeals/server/decide';
import { fileAppeal } from '#product/appeals/server/file';
import { applicationCodes } from '#product/dictionaries/application-status';
import { actingAt, type SeedContext } from './seeding';

const dayMilliseconds = 86_400_000;
/** Days from the decision to the appeal, and on to its answer. */
const filedAfter = 3;
const answeredAfter = 9;

/**
 * The appeal of the demonstration, by the product's own transitions: against its rejected application, upheld by a reviewer who
 * had no hand in the rejection (domain §3.5).
 */
export const seedAppeal = async (seedContext: SeedContext): Promise<void> => {
  const { services, reviewers } = seedContext;
  const { db } = services;
  const rejected = await db
    .selectFrom('application')
    .selectAll()
    .where('status', '=', applicationCodes.rejected)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const after = (days: number): Date =>
    new Date(new Date(rejected.decidedAt!).getTime() + days * dayMilliseconds);
  const { id } = await fileAppeal(
    { id: rejected.id, reason: '驳回所依据的材料其后已补齐，请求重新审核。', fileIds: [] },
    await actingAt(seedContext, after(filedAfter), rejected.ownerId, rejected),
  );
  const appeal = await db.selectFrom('appeal').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await decideAppeal(
    {
      ...{ id, rowVersion: appeal.rowVersion, result: 'upheld' },
      reason: '经复核，补充材料不足以改变原决定所依据的事实，维持原决定。',
    },
    await actingAt(seedContext, after(filedAfter + answeredAfter), reviewers[1]!, appeal),
  );
};

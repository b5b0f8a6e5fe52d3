import { systemTransition } from '#host/transitions';
import { decideRecord, replyToRecord } from '#product/integrity/server/act';
import { proposeRecord } from '#product/integrity/server/propose';
import { storeEvidence } from './evidence';
import { actingAt, contextAt, momentOf, personOfCase, type SeedContext } from './seeding';

/** Somebody with the records of the demonstration whom none of its cases is about. */
const concerned = 'wenrenche';

/**
 * The integrity record of the demonstration, by the product's own transitions: over for some time, so that it keeps nobody from
 * anything (domain §9.16).
 */
export const seedIntegrityRecord = async (seedContext: SeedContext): Promise<void> => {
  const { services, reviewers } = seedContext;
  const { db } = services;
  const now = services.clock();
  const proposedAt = momentOf(now, 420);
  const personId = personOfCase(seedContext, concerned);
  const [first, second] = [reviewers[0]!, reviewers[1]!];
  const fileId = await storeEvidence(seedContext, proposedAt, { ownerId: first, name: '情况说明.pdf' });
  const { id } = await proposeRecord(
    {
      ...{ personId, organisationId: undefined, ground: '4', months: 6, fileId },
      facts: '担任评价专家时未声明与申报单位在研合作项目，经核实属于应当回避的情形。',
    },
    await actingAt(seedContext, proposedAt, first, undefined),
  );
  const asItStands = () =>
    db.selectFrom('integrityRecord').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const waiting = await asItStands();
  await replyToRecord(
    {
      ...{ id, rowVersion: waiting.rowVersion, fileIds: [] },
      reply: '合作项目当时尚未签约，本人疏于声明，愿意接受处理。',
    },
    await actingAt(seedContext, momentOf(now, 410), personId, waiting),
  );
  const answered = await asItStands();
  await decideRecord(
    {
      ...{ id, rowVersion: answered.rowVersion, result: 'inForce' },
      reason: '事实清楚，当事人已承认疏于声明，按最短期限处理。',
    },
    await actingAt(seedContext, momentOf(now, 400), second, answered),
  );
  const { expiresOn } = await asItStands();
  const over = new Date(`${expiresOn}T01:00:00.000Z`);
  over.setUTCDate(over.getUTCDate() + 1);
  await systemTransition(contextAt(seedContext, over), 'integrityRecord', id, 'expire');
};

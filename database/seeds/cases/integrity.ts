import { dayOf } from '#contract/calendar';
import { addMonths } from '#contract/days';
import { recordStates } from '#product/dictionaries/record-status';
import { idAt, momentOf, personOfCase, writeTrail, type SeedContext } from './seeding';

/** Somebody with the records of the demonstration whom none of its cases is about. */
const concerned = 'wenrenche';

/** The integrity record of the demonstration: over for some time, so that it keeps nobody from anything (domain §9.16). */
export const seedIntegrityRecord = async (seedContext: SeedContext): Promise<void> => {
  const { services, reviewers, paper } = seedContext;
  const { db } = services;
  const now = services.clock();
  const [proposedAt, repliedAt, decidedAt] = [momentOf(now, 420), momentOf(now, 410), momentOf(now, 400)];
  const [id, evidenceFileId] = [idAt(seedContext, proposedAt), idAt(seedContext, proposedAt)];
  const personId = personOfCase(seedContext, concerned);
  const [first, second] = [reviewers[0]!, reviewers[1]!];
  const months = 6;
  const startsOn = dayOf(decidedAt);
  const expiresOn = addMonths(startsOn, months);
  const endedAt = new Date(`${expiresOn}T01:00:00.000Z`);
  await db
    .insertInto('file')
    .values({
      id: evidenceFileId,
      ...{ sha256: paper.sha256, size: paper.size, name: '情况说明.pdf', mime: 'application/pdf' },
      ...{ scanState: 'clean', ownerId: first, class: 'document', createdAt: proposedAt.toISOString() },
    })
    .execute();
  await db
    .insertInto('integrityRecord')
    .values({
      id,
      personId,
      organisationId: null,
      ground: '4',
      facts: '担任评价专家时未声明与申报单位在研合作项目，经核实属于应当回避的情形。',
      evidenceFileId,
      months,
      status: recordStates.expired,
      proposedBy: first,
      proposedAt: proposedAt.toISOString(),
      replyUntil: momentOf(now, 399).toISOString(),
      replyDays: 15,
      reply: '合作项目当时尚未签约，本人疏于声明，愿意接受处理。',
      repliedBy: personId,
      repliedAt: repliedAt.toISOString(),
      decidedBy: second,
      decidedAt: decidedAt.toISOString(),
      decision: '事实清楚，当事人已承认疏于声明，按最短期限处理。',
      startsOn,
      expiresOn,
      appealUntil: momentOf(now, 379).toISOString(),
      updatedAt: endedAt.toISOString(),
    })
    .execute();
  const { proposed, inForce, expired } = recordStates;
  const step = (at: Date, actorId: string | null, actor: string, transition: string) => ({
    ...{ at, actorId, actor, transition },
  });
  await writeTrail(seedContext, 'integrityRecord', id, [
    { ...step(proposedAt, first, 'publicAgency', 'propose'), from: null, to: proposed },
    { ...step(repliedAt, personId, 'concerned', 'reply'), from: proposed, to: proposed },
    { ...step(decidedAt, second, 'publicAgency', 'confirm'), from: proposed, to: inForce },
    { ...step(endedAt, null, 'system', 'expire'), from: inForce, to: expired },
  ]);
};

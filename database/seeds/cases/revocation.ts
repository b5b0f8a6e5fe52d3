import { revocationStates } from '#product/dictionaries/report-status';
import { idAt, writeTrail, type SeedContext } from './seeding';

const dayMilliseconds = 86_400_000;
/** Days from the proposal to the decision. */
const decidedAfter = 6;

/** The revocation of the demonstration: proposed by one reviewer and decided by another, long enough ago that nobody appeals any more. */
export const seedRevocation = async (seedContext: SeedContext): Promise<void> => {
  const { services, reviewers, paper } = seedContext;
  const { db } = services;
  const report = await db
    .selectFrom('report')
    .select(['id', 'applicationId', 'revokedAt', 'publicNote'])
    .where('revokedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  const decidedAt = new Date(report.revokedAt!);
  const proposedAt = new Date(decidedAt.getTime() - decidedAfter * dayMilliseconds);
  const [id, evidenceFileId] = [idAt(seedContext, proposedAt), idAt(seedContext, proposedAt)];
  const [first, second] = [reviewers[0]!, reviewers[1]!];
  await db
    .insertInto('file')
    .values({
      id: evidenceFileId,
      ...{ sha256: paper.sha256, size: paper.size, name: '出具单位核实函.pdf', mime: 'application/pdf' },
      ...{ scanState: 'clean', ownerId: first, class: 'document', createdAt: proposedAt.toISOString() },
    })
    .execute();
  await db
    .insertInto('revocation')
    .values({
      id,
      reportId: report.id,
      applicationId: report.applicationId,
      ground: '1',
      reason: '应用证明的出具单位书面答复，该证明与其实际使用情况不符，报告的成熟度结论失去依据。',
      publicNote: report.publicNote!,
      evidenceFileId,
      status: revocationStates.inForce,
      proposedBy: first,
      proposedAt: proposedAt.toISOString(),
      decidedBy: second,
      decidedAt: decidedAt.toISOString(),
      updatedAt: decidedAt.toISOString(),
    })
    .execute();
  const { proposed, inForce } = revocationStates;
  await writeTrail(seedContext, 'revocation', id, [
    {
      at: proposedAt,
      actorId: first,
      actor: 'publicAgency',
      transition: 'propose',
      from: null,
      to: proposed,
    },
    {
      at: decidedAt,
      actorId: second,
      actor: 'publicAgency',
      transition: 'revoke',
      from: proposed,
      to: inForce,
    },
  ]);
};

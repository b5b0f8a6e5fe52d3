import { decideRevocation, proposeRevocation } from '#product/revocations/server/act';
import { storeEvidence } from './evidence';
import type { PlannedCase } from './plan';
import { actingAt, momentOf, type SeedContext } from './seeding';

/** Days from the proposal to the decision. */
const decidedAfter = 6;

/**
 * The revocation of the demonstration, by the product's own transitions: proposed by one reviewer and decided by another, long
 * enough ago that nobody appeals any more (domain §3.3 R10).
 */
export const seedRevocation = async (
  seedContext: SeedContext,
  { revoked }: PlannedCase,
  reportId: string,
): Promise<void> => {
  if (!revoked) return;
  const { services, reviewers } = seedContext;
  const { db } = services;
  const now = services.clock();
  const [first, second] = [reviewers[0]!, reviewers[1]!];
  const proposedAt = momentOf(now, revoked.daysAgo + decidedAfter, 6);
  const fileId = await storeEvidence(seedContext, proposedAt, {
    ...{ ownerId: first, name: '出具单位核实函.pdf' },
  });
  const report = await db
    .selectFrom('report')
    .selectAll()
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  const { id } = await proposeRevocation(
    {
      ...{ id: reportId, ground: '1', fileId, newerReportId: undefined, publicNote: revoked.note },
      reason: '应用证明的出具单位书面答复，该证明与其实际使用情况不符，报告的成熟度结论失去依据。',
    },
    await actingAt(seedContext, proposedAt, first, report),
  );
  const proposed = await db
    .selectFrom('revocation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await decideRevocation(
    { id, rowVersion: proposed.rowVersion, result: 'inForce', reason: undefined },
    await actingAt(seedContext, momentOf(now, revoked.daysAgo, 6), second, proposed),
  );
};

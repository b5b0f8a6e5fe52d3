import { sql } from 'kysely';
import type { Services } from '#host/services';
import { publishedResults } from '#product/reports/server';
import type { BenefitField } from '#product/publication/presentation';

/** So many applicants let visitors read what their results brought, each another part of it. */
const agreed: readonly (readonly BenefitField[])[] = [
  ['total', 'newSales', 'newProfit', 'tax', 'savedCost'],
  ['total', 'savedCost'],
  ['total'],
];

/** Some of those who applied agreed that bands of their benefits are shown: each with their newest result that has any. */
export const seedConsents = async ({ db, clock }: Services): Promise<void> => {
  const results = await db
    .selectFrom(publishedResults.as('result'))
    .innerJoin('report', 'report.id', 'result.id')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .select('report.id')
    .select('application.ownerId')
    .where(sql<boolean>`application.economic_benefit::numeric > 0`)
    .orderBy('report.issueDate', 'desc')
    .orderBy('report.reportNumber')
    .execute();
  const newest = new Map(results.toReversed().map(({ id, ownerId }) => [ownerId, id]));
  const chosen = results.filter(({ id, ownerId }) => newest.get(ownerId) === id);
  for (const [at, { id: reportId }] of chosen.slice(0, agreed.length).entries())
    await db
      .insertInto('resultPresentation')
      .values({ reportId, benefits: [...agreed[at]!], updatedAt: clock().toISOString() })
      .execute();
};

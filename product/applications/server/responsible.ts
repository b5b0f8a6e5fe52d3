import { roleCode } from '#contract/rights';
import type { Contributions } from '#host/contributions';
import { applicationHeads } from '#queries/applications';
import { peopleInRole } from '#product/roles/server';

/**
 * Who answers for the clocks of an evaluation, and whom it goes to when one has run out (domain §3.5: assessor, agency,
 * public-service agency): who is waiting for the applicant is the assessor, and before there is one the agency.
 */
export const responsible: Contributions['responsible'] = {
  for: async (context, applicationId, holder) => {
    const row = await context.db
      .selectFrom(applicationHeads.as('application'))
      .select(['achievementName', 'applicationNumber', 'ownerId', 'technologyManagerId'])
      .select(['evaluationAgencyId', 'assessorId'])
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const people = {
      owner: () => [row.ownerId, row.technologyManagerId],
      assessor: () => [row.assessorId],
      agency: () => peopleInRole(context, roleCode.agency, row.evaluationAgencyId),
      publicAgency: () => peopleInRole(context, roleCode.publicAgency),
    };
    const above = {
      owner: row.assessorId === null ? 'agency' : 'assessor',
      assessor: 'agency',
      agency: 'publicAgency',
      // Nobody stands above them: they hear of it themselves.
      publicAgency: 'publicAgency',
    } as const;
    return {
      name: row.achievementName,
      number: row.applicationNumber ?? '',
      holders: await people[holder](),
      above: await people[above[holder]](),
    };
  },
};

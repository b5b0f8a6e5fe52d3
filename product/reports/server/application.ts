import type { InferResult, NotNull } from 'kysely';
import type { Db } from '#host/database/connection';
import { categories, categoryOfType } from '#product/dictionaries/level-codes';
import { achievements, snapshotHashes } from '#queries/applications';
import type { OutcomeCategory } from '#product/levels/level';

/** An application with its agency, or with the one named, and SHA-256 of what was submitted last. */
const facts = (db: Db, agencyId?: string) =>
  db
    .selectFrom(achievements.as('application'))
    .innerJoin('organisation as agency', (join) =>
      agencyId === undefined
        ? join.onRef('agency.id', '=', 'application.evaluationAgencyId')
        : join.on('agency.id', '=', agencyId),
    )
    .selectAll('application')
    // The agency as it is read; `evaluationAgencyId` as the application names it.
    .select(['agency.survivingId as agencyId', 'agency.name as agencyName', 'agency.number as agencyNumber'])
    .select(['agency.qualification as agencyQualification', 'agency.validUntil as agencyValidUntil'])
    .select((each) =>
      each
        .selectFrom(snapshotHashes.as('submitted'))
        .select('submitted.sha256')
        .whereRef('submitted.applicationId', '=', 'application.id')
        .orderBy('submitted.version', 'desc')
        .limit(1)
        .as('snapshot'),
    )
    .$narrowType<{ evaluationAgencyId: NotNull }>();

/** What a report needs to know of its application. */
export type ApplicationFacts = InferResult<ReturnType<typeof facts>>[number];

/**
 * The application of a report; a report of an earlier round names its agency, as the applicant may have chosen another one
 * since. Throws when there is none: the database forbids it.
 */
export const applicationOf = async (db: Db, id: string, agencyId?: string): Promise<ApplicationFacts> => {
  const row = await facts(db, agencyId).where('application.id', '=', id).executeTakeFirst();
  if (!row) throw new Error(`no application ${id} with an agency`);
  return row;
};

/** The category decides the report's template; a type no dictionary knows cannot have been accepted. */
export const categoryOf = ({
  achievementType,
}: Pick<ApplicationFacts, 'achievementType'>): OutcomeCategory => {
  const category = categoryOfType(achievementType);
  if (!category) throw new Error(`achievement type ${achievementType} has no category`);
  return category;
};
/** 1 applied and public benefit, 2 basic theory. */
export const templateOf = (category: OutcomeCategory): 1 | 2 => (categories.codes[category] === '3' ? 2 : 1);

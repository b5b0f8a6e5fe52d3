import { expressionBuilder } from 'kysely';
import type { Db } from '#host/database/connection';
import type { Tables } from '#host/database/tables';

/** Ties an evaluation to a version of the settings, unless it is tied already. */
export const tieToSettings = async (
  db: Db,
  applicationId: string,
  settingsVersion: number,
): Promise<void> => {
  await db
    .updateTable('application')
    .set({ settingsVersion })
    .where('id', '=', applicationId)
    .where('settingsVersion', 'is', null)
    .execute();
};

const tables = expressionBuilder<Tables>();

/** Applications as those beside them name them, where each stands and in whose hands it is: little of what it says. */
export const applicationHeads = tables
  .selectFrom('application')
  .select(['application.id', 'application.applicationNumber', 'application.round', 'application.status'])
  .select(['application.achievementName', 'application.achievementType', 'application.category'])
  .select(['application.mainOrganisationId', 'application.mainOrganisationName'])
  .select(['application.ownerId', 'application.technologyManagerId'])
  .select(['application.evaluationAgencyId', 'application.assessorId'])
  .select(['application.submittedAt', 'application.isDeleted']);

/** The same with what decides by which rules an achievement is evaluated, and by whom (domain §3.2, §6.5). */
export const achievements = applicationHeads
  .select(['application.evaluationPurposes', 'application.productKind', 'application.productOptions'])
  .select(['application.humanResearch', 'application.usesGeneticResources', 'application.economicBenefit'])
  .select('application.form');

/** The organisations that completed an achievement, as its applicant named them. */
export const completingOrganisations = tables
  .selectFrom('applicationOrganisation')
  .select(['applicationOrganisation.applicationId', 'applicationOrganisation.organisationId'])
  .select(['applicationOrganisation.name', 'applicationOrganisation.isMain', 'applicationOrganisation.sort']);

/** Keeps an application as it is until the transaction ends, so that nobody cancels or finishes it meanwhile. */
export const holdApplication = async (db: Db, id: string): Promise<void> => {
  await db.selectFrom('application').select('id').where('id', '=', id).forShare().executeTakeFirstOrThrow();
};

/** How evaluations came from one assessor to another, and why (A18). */
export const assessorChanges = tables
  .selectFrom('assessorChange')
  .select(['assessorChange.id', 'assessorChange.applicationId', 'assessorChange.formerId'])
  .select(['assessorChange.assessorId', 'assessorChange.reason', 'assessorChange.changedAt']);

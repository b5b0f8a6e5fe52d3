import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import { entriesOf } from '#product/organisations/server';
import { applicationHeads } from '#queries/applications';
import { issuedReports } from '#queries/reports';

const most = 50;

/**
 * The reports that could take the place of this one: in force, not limited (the public is told by which it is superseded), of the
 * same applicant or the same main organisation, and issued no earlier. Those of the same applicant first, then the newest.
 */
export const newerThan = (db: Db, reportId: string) =>
  db
    .selectFrom(issuedReports.as('newer'))
    .innerJoin(applicationHeads.as('its'), 'its.id', 'newer.applicationId')
    .innerJoin(issuedReports.as('older'), (join) => join.on('older.id', '=', reportId))
    .innerJoin(applicationHeads.as('of'), 'of.id', 'older.applicationId')
    .select(['newer.id', 'newer.reportNumber', 'its.achievementName', 'newer.issueDate'])
    .whereRef('newer.id', '!=', 'older.id')
    .whereRef('newer.issueDate', '>=', 'older.issueDate')
    .where('newer.revokedAt', 'is', null)
    .where('newer.supersededBy', 'is', null)
    .where('newer.isLimited', '=', false)
    .where((row) =>
      row.or([
        row('its.ownerId', '=', row.ref('of.ownerId')),
        row('its.mainOrganisationId', 'in', entriesOf(sql`of.main_organisation_id`)),
      ]),
    )
    .orderBy(sql`its.owner_id = of.owner_id`, 'desc')
    .orderBy('newer.issueDate', 'desc')
    .orderBy('newer.id')
    .limit(most);

/** Whether a report could take the place of another one. */
export const couldReplace = async (db: Db, reportId: string, newerId: string): Promise<boolean> =>
  (await newerThan(db, reportId).where('newer.id', '=', newerId).executeTakeFirst()) !== undefined;

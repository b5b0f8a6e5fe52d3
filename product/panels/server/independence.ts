import type { Db } from '../../../host/database/connection';
import type { Me } from '../../../host/me';
import { forbiddenTogether, type AchievementRole } from '../conflicts/forbidden-roles';
import type { Report } from './ties';
import '../../applications/server/tables';

/** Everything one person already is to the achievement of a report (domain §1.2). */
export const rolesTowards = async (
  db: Db,
  { personId, organisationIds }: Pick<Me, 'personId' | 'organisationIds'>,
  report: Pick<Report, 'id' | 'applicationId' | 'authorId' | 'checkedBy'>,
): Promise<AchievementRole[]> => {
  const { ownerId, assessorId } = await db
    .selectFrom('application')
    .select(['ownerId', 'assessorId'])
    .where('id', '=', report.applicationId)
    .executeTakeFirstOrThrow();
  const person = await db
    .selectFrom('applicationPerson')
    .select('id')
    .where('applicationId', '=', report.applicationId)
    .where('personId', '=', personId)
    .executeTakeFirst();
  const member =
    organisationIds.length > 0 &&
    (await db
      .selectFrom('applicationOrganisation')
      .select('id')
      .where('applicationId', '=', report.applicationId)
      .where('organisationId', 'in', organisationIds)
      .executeTakeFirst());
  const seat = await db
    .selectFrom('opinion')
    .select('id')
    .where('reportId', '=', report.id)
    .where('expertId', '=', personId)
    .where('invitation', 'in', ['invited', 'accepted'])
    .executeTakeFirst();
  const held: [boolean, AchievementRole][] = [
    [ownerId === personId, 'owner'],
    [person !== undefined, 'person'],
    [Boolean(member), 'completingOrganisationMember'],
    [report.authorId === personId || assessorId === personId, 'assessor'],
    [report.checkedBy === personId, 'secondChecker'],
    [seat !== undefined, 'expert'],
  ];
  return held.filter(([holds]) => holds).map(([, role]) => role);
};

/**
 * Whether somebody may check the form of a report's sheets (E3, E4): no forbidden pair with the agency's side, and
 * neither the report's author, its second checker nor one of its experts, whom the sheets concern.
 */
export const mayCheckForm = (roles: readonly AchievementRole[]): boolean =>
  forbiddenTogether([...roles, 'agencyManager']).length === 0 &&
  !roles.some((role) => role === 'assessor' || role === 'secondChecker' || role === 'expert');

import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import type { Made } from '#host/transitions';
import { peopleInRole } from '#product/roles/server';
import { applicationHeads } from '#queries/applications';
import { evaluations } from '#queries/reports';
import { appealsWords } from '../words';
import type { AppealData } from './decision';
import type { AppealRecord } from './visible';

type AnyContext = Context<Me | null, unknown>;

const caseOf = ({ db }: AnyContext, applicationId: string) =>
  db
    .selectFrom(applicationHeads.as('application'))
    .select(['achievementName', 'applicationNumber', 'ownerId', 'technologyManagerId'])
    .select(['evaluationAgencyId', 'assessorId'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();

/** The reviewers learn that an appeal waits; the agency that one was filed. */
export const notifyFiled = async (context: AnyContext, id: string, applicationId: string): Promise<void> => {
  const about = await caseOf(context, applicationId);
  const said = {
    kind: 'appeals.toldFiled',
    says: appealsWords.toldFiled,
    values: { name: about.achievementName, number: about.applicationNumber ?? '' },
    object: ['appeal', id] as const,
  };
  await notify(context, {
    ...said,
    to: await peopleInRole(context, roleCode.publicAgency),
    actionNeeded: true,
  });
  if (about.evaluationAgencyId)
    await notify(context, {
      ...said,
      to: await peopleInRole(context, roleCode.agency, about.evaluationAgencyId),
    });
};

/** Whether the report of an application is neither revoked nor superseded any more, once what was appealed against has fallen. */
const standsAgain = async ({ db }: AnyContext, applicationId: string): Promise<boolean> => {
  const report = await db
    .selectFrom(evaluations.as('report'))
    .select(['revokedAt', 'supersededBy'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow();
  return report.revokedAt === null && report.supersededBy === null;
};

/** The applicant's side and the agency learn what came of it. */
export const notifyDecided = async ({
  context,
  is,
  transition,
}: Made<AppealRecord, AppealData>): Promise<void> => {
  const about = await caseOf(context, is.applicationId);
  const granted =
    is.revocationId === null
      ? 'toldReopened'
      : (await standsAgain(context, is.applicationId))
        ? 'toldLifted'
        : 'toldFallen';
  const word = transition === 'reopen' ? granted : 'toldUpheld';
  const said = {
    kind: `appeals.${word}`,
    says: appealsWords[word],
    values: { name: about.achievementName, number: about.applicationNumber ?? '' },
    object: ['appeal', is.id] as const,
  };
  await notify(context, { ...said, to: [is.filedBy, about.technologyManagerId], actionNeeded: true });
  if (about.evaluationAgencyId)
    await notify(context, {
      ...said,
      to: await peopleInRole(context, roleCode.agency, about.evaluationAgencyId),
    });
};

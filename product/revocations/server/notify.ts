import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import type { Made } from '#host/transitions';
import { entriesOf } from '#product/organisations/server';
import { peopleInRole } from '#product/roles/server';
import { applicationHeads } from '#queries/applications';
import { personFacts } from '#queries/people';
import { issuedReports } from '#queries/reports';
import { revocationsWords } from '../words';
import type { RevocationRecord } from './visible';

type AnyContext = Context<Me | null, unknown>;
type About = Pick<RevocationRecord, 'id' | 'reportId'>;
type Told = 'toldProposed' | 'toldDeclined' | 'toldRevoked' | 'toldSuperseded';

const reportOf = ({ db }: AnyContext, { reportId }: About) =>
  db
    .selectFrom(issuedReports.as('report'))
    .innerJoin(applicationHeads.as('application'), 'application.id', 'report.applicationId')
    .select(['report.reportNumber', 'report.agencyId', 'report.authorId'])
    .select(['application.achievementName', 'application.ownerId', 'application.technologyManagerId'])
    .select('application.mainOrganisationId')
    .where('report.id', '=', reportId)
    .executeTakeFirstOrThrow();

const said = (word: Told, about: About, report: Awaited<ReturnType<typeof reportOf>>) => ({
  kind: `revocations.${word}`,
  says: revocationsWords[word],
  values: { name: report.achievementName, number: report.reportNumber ?? '' },
  object: ['report', about.reportId] as const,
});

/** Whoever is on the applicant's side of a report, as `onItsSide` judges a reader. */
const itsSide = async (
  { db }: AnyContext,
  report: Awaited<ReturnType<typeof reportOf>>,
): Promise<ReadonlySet<string | null>> => {
  const acting = await db
    .selectFrom(personFacts.as('person'))
    .select('person.id')
    .where('person.organisationId', 'in', entriesOf(report.mainOrganisationId))
    .where('person.isOrganisationAdmin', '=', true)
    .execute();
  return new Set([report.ownerId, report.technologyManagerId, ...acting.map(({ id }) => id)]);
};

/** The reviewers learn that one of them has proposed a revocation, for another one to decide; not those on the applicant's side. */
export const notifyProposed = async (context: AnyContext, about: About): Promise<void> => {
  const report = await reportOf(context, about);
  const side = await itsSide(context, report);
  const others = (await peopleInRole(context, roleCode.publicAgency)).filter(
    (id) => id !== context.me?.personId && !side.has(id),
  );
  await notify(context, { ...said('toldProposed', about, report), to: others, actionNeeded: true });
};

/** Whoever proposed it learns that it was declined; to all others nothing has happened. */
export const notifyDeclined = async ({ context, is }: Made<RevocationRecord>): Promise<void> => {
  if (is.proposedBy === context.me?.personId) return;
  await notify(context, { ...said('toldDeclined', is, await reportOf(context, is)), to: [is.proposedBy] });
};

/** The holder learns of it and may appeal; those who made the report learn of it. */
export const notifyRevoked = async ({ context, is }: Made<RevocationRecord>): Promise<void> => {
  const report = await reportOf(context, is);
  const told = said(is.newerReportId === null ? 'toldRevoked' : 'toldSuperseded', is, report);
  const holders = [report.ownerId, report.technologyManagerId];
  await notify(context, { ...told, to: holders, actionNeeded: true });
  const agency = await peopleInRole(context, roleCode.agency, report.agencyId);
  await notify(context, {
    ...told,
    to: [report.authorId, ...agency].filter((id) => !holders.includes(id)),
  });
};

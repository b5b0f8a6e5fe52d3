import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Me } from '#host/me';
import { machine, type Made, type TransitionAttempt } from '#host/transitions';
import { findingsOf, independent, storeFinding } from '#product/conflicts/server';
import { sayHit } from '#product/conflicts/say';
import { applicationHeads } from '#queries/applications';
import { issuedReports } from '#queries/reports';
import { samplingProblems } from '../problems';
import { sampleFlow } from '../workflow';
import { notifyAgency, notifyRelieved, notifyReviewer, notifySupervisors } from './notify';
import { isFit, judges, judging, pathText } from './reviewers';
import { drawOf } from './stored';
import type { SampledReport } from './visible';

/** What assigning is given besides the row. */
export interface Assigning {
  readonly reviewerId?: string;
  readonly reason?: string;
}
type Attempt = TransitionAttempt<SampledReport, Assigning>;

/** Which actors a person is towards a sampled report. */
export const actorsOf = (
  me: Pick<Me, 'personId' | 'roles'>,
  row: Pick<SampledReport, 'reviewerId'>,
): string[] => [
  ...(row.reviewerId === me.personId ? ['secondReviewer'] : []),
  // Nobody supervises their own review.
  ...(me.roles.has(roleCode.publicAgency) && row.reviewerId !== me.personId ? ['publicAgency'] : []),
];

/** A hard tie refuses, with the path by which it leads to the achievement. Throws 2005. */
const reviewerIndependent = async ({ context, row, data }: Attempt): Promise<boolean> => {
  const asked = judging(data.reviewerId!, row);
  const { hard } = (await findingsOf(context, [asked]))(asked);
  if (hard.length === 0) return true;
  throw general.conflictOfInterest(
    { why: sayHit(hard[0]!, context.language) },
    hard.map((hit) => ({ Field: 'ReviewerId', Msg: pathText(hit, context.language) })),
  );
};

/** A soft tie asks for a reason (domain §9.1). Throws 2431 with each. */
const softExplained = async ({ context, row, data }: Attempt): Promise<boolean> => {
  const asked = judging(data.reviewerId!, row);
  const { soft } = (await findingsOf(context, [asked]))(asked);
  if (soft.length === 0 || (data.reason ?? '').trim() !== '') return true;
  throw samplingProblems.reasonNeeded(
    {},
    soft.map((hit) => ({ Field: 'Reason', Msg: pathText(hit, context.language) })),
  );
};

const keepFinding = async ({ context, is, data }: Made<SampledReport, Assigning>): Promise<void> => {
  const asked = judging(is.reviewerId!, is);
  const finding = (await findingsOf(context, [asked]))(asked);
  await storeFinding(
    context,
    asked,
    finding,
    finding.soft.length > 0 ? data.reason!.trim() : null,
    is.reportId,
  );
};

/** The machine of sampled reports (domain §9.20). */
export const sampleMachine = machine<typeof sampleFlow, SampledReport, Assigning>({
  flow: sampleFlow,
  kind: 'sampledReport',
  table: 'sampledReport',
  actors: actorsOf,
  title: async (db, { applicationId }) =>
    (
      await db
        .selectFrom(applicationHeads.as('application'))
        .select('achievementName')
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow()
    ).achievementName,
  create: async (context, { id: reportId }, status) => {
    const { db, now } = context;
    const report = await db
      .selectFrom(issuedReports.as('report'))
      .select(['applicationId', 'agencyId'])
      .where('id', '=', reportId)
      .executeTakeFirstOrThrow();
    const id = context.newId();
    await db
      .insertInto('sampledReport')
      .values({
        ...report,
        id,
        reportId,
        drawId: (await drawOf(db, reportId)).id,
        status: status!,
        updatedAt: now.toISOString(),
      })
      .execute();
    return id;
  },
  guards: {
    independent: ({ context, actor, row }) => independent(context, actor, row.applicationId, judges),
    reviewerFit: ({ context, data }) => isFit(context, data.reviewerId!),
    reviewerIndependent,
    softExplained,
  },
  effects: { keepFinding, notifyReviewer, notifyRelieved, notifySupervisors, notifyAgency },
});

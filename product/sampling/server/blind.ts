import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { pageFrom } from '#host/lists';
import { stateOf } from '#host/transitions';
import { evidenceApart } from '#product/materials/server';
import { applicationHeads, completingOrganisations, namedPersons } from '#queries/applications';
import type { sampling } from '../contract';
import type { ReviewToDo } from '../sampled';
import { sampleFlow, sampleStates, type SampleState } from '../workflow';
import { ratesAdvancement } from './levels';
import { offeredAs } from './offered';
import { reviewedBy, type SampledReport } from './visible';

const own = ({ db, me }: Pick<Context, 'db' | 'me'>) =>
  db
    .selectFrom('sampledReport')
    .innerJoin('samplingDraw as draw', 'draw.id', 'sampledReport.drawId')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'sampledReport.applicationId')
    .where(reviewedBy(me));

type Row = SampledReport & {
  readonly quarter: string;
  readonly achievementName: string;
  readonly mainOrganisationName: string | null;
};

const headOf = (row: Row, can: ReviewToDo['can']) => ({
  id: row.id,
  quarter: row.quarter,
  achievementName: row.achievementName,
  state: stateOf(sampleFlow, row.status) as SampleState,
  dueOn: row.dueOn,
  rowVersion: row.rowVersion,
  can,
  mainOrganisationName: row.mainOrganisationName ?? '',
});
const columns = ['draw.quarter', 'application.achievementName', 'application.mainOrganisationName'] as const;

/** The second reviews that were asked of somebody, those to be done first. */
export const ownReviews = async (filter: z.output<typeof sampling.calls.mine.takes>, context: Context) => {
  let chosen = own(context);
  if (filter.state) chosen = chosen.where('sampledReport.status', '=', sampleFlow.states[filter.state]);
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all
      .selectAll('sampledReport')
      .select(columns)
      .orderBy('sampledReport.status')
      .orderBy('sampledReport.dueOn')
      .orderBy('sampledReport.id'),
  );
  const can = await offeredAs('secondReviewer', context, rows as Row[]);
  return { rows: (rows as Row[]).map((row) => headOf(row, can(row))), total };
};

/**
 * What the second reviewer reads: the achievement, who completed it, and the material as it was evaluated. No level, no trace, no
 * opinion, no report, neither its number nor whose it is: with these they could look it up (domain §9.20). Throws 404 for
 * everybody else.
 */
export const readReview = async (
  _: unknown,
  context: Context<Context['me'], SampledReport>,
): Promise<ReviewToDo> => {
  const { db, object } = context;
  const row = (await own(context)
    .selectAll('sampledReport')
    .select(columns)
    .where('sampledReport.id', '=', object.id)
    .executeTakeFirst()) as Row | undefined;
  if (!row) throw general.notFound();
  const { applicationId } = row;
  const organisations = await db
    .selectFrom(completingOrganisations.as('completing'))
    .select('completing.name')
    .where('completing.applicationId', '=', applicationId)
    .orderBy('completing.sort')
    .execute();
  const persons = await db
    .selectFrom(namedPersons.as('named'))
    .select(['named.name', 'named.organisationName'])
    .where('named.applicationId', '=', applicationId)
    .orderBy('named.sort')
    .execute();
  const can = await offeredAs('secondReviewer', context, [row]);
  return {
    ...headOf(row, can(row)),
    organisations: organisations.map(({ name }) => name),
    persons: persons.map(({ name, organisationName }) => ({
      name,
      organisationName: organisationName ?? '',
    })),
    ratesAdvancement: await ratesAdvancement(db, applicationId),
    evidence: row.status === sampleStates.underReview ? await evidenceApart(applicationId, context) : null,
    given:
      row.recordedAt === null
        ? null
        : {
            maturityLevel: row.maturityLevel!,
            innovationLevel: row.innovationLevel!,
            advancementLevel: row.advancementLevel,
            remarks: row.remarks!,
            recordedAt: row.recordedAt,
          },
  };
};

import type * as z from 'zod';
import { sql } from 'kysely';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { pageFrom } from '#host/lists';
import { entriesOf } from '#product/organisations/server';
import type { sampling } from '../contract';
import { sampleStates } from '../workflow';
import { samplingText } from './record';
import { recordOf, type SamplingDraw } from './stored';
import { samplingDrawKind, visibleResults } from './visible';

const { closed } = sampleStates;

/**
 * How the sampled reports of each agency went, quarter by quarter: how many were drawn, and of those that are closed how many
 * agree and how many deviate. Of its own an agency is told of the closed ones alone, also by their number.
 */
export const sampleFigures = async (
  { agencyId }: z.output<typeof sampling.calls.figures.takes>,
  { db, me }: Context,
) => {
  const ended = (deviates: boolean) =>
    sql<number>`count(*) filter (where sampled_report.status = ${closed}
      and sampled_report.deviates = ${deviates})::int`;
  let chosen = db
    .selectFrom('sampledReport')
    .innerJoin('samplingDraw as draw', 'draw.id', 'sampledReport.drawId')
    .innerJoin('organisation as agency', 'agency.id', 'sampledReport.agencyId')
    .where((row) => visibleResults(row as never, me));
  if (agencyId) chosen = chosen.where('sampledReport.agencyId', 'in', entriesOf(agencyId));
  return chosen
    .select(['agency.survivingId as agencyId', 'agency.name as agencyName', 'draw.quarter'])
    .select([
      sql<number>`count(*)::int`.as('sampled'),
      ended(false).as('agreeing'),
      ended(true).as('deviating'),
    ])
    .groupBy(['agency.survivingId', 'agency.name', 'draw.quarter'])
    .orderBy('draw.quarter', 'desc')
    .orderBy('agency.name')
    .execute();
};

/** The lots, the newest first: how many candidates each had, and how many it drew. */
export const listDraws = async (paging: z.output<typeof sampling.calls.draws.takes>, { db, me }: Context) => {
  const { rows, total } = await pageFrom(
    db.selectFrom('samplingDraw').where((row) => samplingDrawKind.visible(row as never, me) as never),
    paging,
    (all) => all.selectAll().orderBy('quarter', 'desc'),
  );
  return {
    rows: (rows as unknown as SamplingDraw[]).map((row) => ({
      id: row.id,
      quarter: row.quarter,
      candidates: row.candidates.length,
      sampled: row.drawn?.sample.length ?? 0,
      share: row.share,
      fixedAt: row.fixedAt,
      drawnAt: row.drawnAt,
    })),
    total,
  };
};

/** The record of a lot, byte for byte as `assay verify draw` replays it. Throws 404 before it is drawn. */
export const readDrawRecord = async (_: unknown, { object }: Context<Context['me'], SamplingDraw>) => {
  if (object.drawn === null) throw general.notFound();
  return { record: samplingText(recordOf(object)) };
};

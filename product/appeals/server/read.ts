import type * as z from 'zod';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { timeZone } from '#contract/time-zone';
import type { Context } from '#host/context';
import { fileFacts } from '#host/files/rows';
import { containing, pageFrom } from '#host/lists';
import { stateOf, transitionsOf } from '#host/transitions';
import { conflictedFor } from '#product/conflicts/server';
import { applicationHeads } from '#queries/applications';
import { people } from '#queries/people';
import { runningClocks } from '#queries/tasks';
import type { Appeal, Appealable } from '../appeal';
import type { appeals } from '../contract';
import { appealFlow, type AppealState } from '../workflow';
import { openDecisionFor, type Decided } from './decision';
import { actorsOf } from './machine';
import { tookPart } from './took-part';
import { visibleAppeals } from './visible';

type Filter = z.output<typeof appeals.calls.list.takes>;

/** Appeals as this person sees them, with what they are about and their clock. */
const seen = ({ db, me }: Context) =>
  db
    .selectFrom('appeal')
    .innerJoin(applicationHeads.as('application'), 'application.id', 'appeal.applicationId')
    .where((row) => visibleAppeals(row as never, me));

const columns = [
  ...(['appeal.id', 'appeal.applicationId', 'appeal.decision', 'appeal.ground'] as const),
  ...(['appeal.status', 'appeal.filedAt', 'appeal.decidedAt', 'appeal.filedBy'] as const),
  ...(['application.applicationNumber', 'application.achievementName'] as const),
] as const;
const filedByName = sql<string>`(select filer.true_name from ${people.as('filer')}
  where filer.id = appeal.filed_by)`.as('filedByName');
const dueAt = sql<string | null>`(select min(clock.due_at) from ${runningClocks.as('clock')}
  where clock.object_kind = 'appeal' and clock.object_id = appeal.id)`.as('dueAt');

interface Found {
  readonly id: string;
  readonly applicationId: string;
  readonly applicationNumber: string | null;
  readonly achievementName: string;
  readonly decision: string;
  readonly ground: string | null;
  readonly status: number;
  readonly filedByName: string;
  readonly filedAt: string;
  readonly dueAt: string | null;
  readonly decidedAt: string | null;
}
const stateIn = (status: number) => stateOf(appealFlow, status) as AppealState;
const headOf = (row: Found) => ({
  id: row.id,
  applicationId: row.applicationId,
  applicationNumber: row.applicationNumber,
  achievementName: row.achievementName,
  decision: row.decision as Appealable,
  ground: row.ground,
  state: stateIn(row.status),
  filedByName: row.filedByName,
  filedAt: row.filedAt,
  dueAt: row.dueAt && new Date(row.dueAt).toISOString(),
  decidedAt: row.decidedAt,
});

/** The appeals that reviewers have before them, those that wait first. */
export const listAppeals = async (filter: Filter, context: Context) => {
  const { state, achievementName } = filter;
  let chosen = seen(context);
  if (state) chosen = chosen.where('appeal.status', '=', appealFlow.states[state]!);
  if (achievementName?.trim())
    chosen = chosen.where('application.achievementName', 'like', containing(achievementName.trim()));
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all
      .select([...columns, filedByName, dueAt])
      .orderBy(sql`appeal.status <> 0`)
      .orderBy('appeal.filedAt', 'desc')
      .orderBy('appeal.id', 'desc'),
  );
  return { rows: rows.map(headOf), total };
};

/** These appeals whole, newest first, each with what the caller may do to it. */
const wholeOf = async (
  context: Context,
  by: { readonly id: string } | { readonly applicationId: string },
): Promise<Appeal[]> => {
  const { me } = context;
  const rows = await seen(context)
    .select([...columns, filedByName, dueAt])
    .select(['appeal.decisionAt', 'appeal.decisionText', 'appeal.decisionFileId', 'appeal.reason'])
    .select(['appeal.outcomeReason', 'appeal.rowVersion', tookPart(me.personId).as('tookPart')])
    .select((row) => [
      sql<string | null>`(select decider.true_name from ${people.as('decider')}
        where decider.id = appeal.decided_by)`.as('decidedByName'),
      jsonArrayFrom(
        row
          .selectFrom('appealFile')
          .innerJoin(fileFacts.as('stored'), 'stored.id', 'appealFile.fileId')
          .select(['stored.id', 'stored.name'])
          .whereRef('appealFile.appealId', '=', 'appeal.id')
          .orderBy('appealFile.sort'),
      ).as('files'),
    ])
    .where('id' in by ? 'appeal.id' : 'appeal.applicationId', '=', 'id' in by ? by.id : by.applicationId)
    .orderBy('appeal.filedAt', 'desc')
    .execute();
  const conflicted = await conflictedFor(
    context,
    rows.map((row) => ({
      flow: appealFlow,
      applicationId: row.applicationId,
      state: stateIn(row.status),
      row,
      actors: actorsOf(me, row),
    })),
  );
  return rows.map((row) => ({
    ...headOf(row),
    decisionAt: row.decisionAt,
    decisionText: row.decisionText ?? '',
    decisionFileId: row.decisionFileId,
    reason: row.reason,
    files: row.files,
    decidedByName: row.decidedByName,
    outcomeReason: row.outcomeReason,
    rowVersion: row.rowVersion,
    can: row.tookPart
      ? []
      : transitionsOf({ flow: appealFlow, actors: actorsOf }, me, row, conflicted(row.applicationId)),
  }));
};

/** One appeal, whole. */
export const readAppeal = async (id: string, context: Context): Promise<Appeal> =>
  (await wholeOf(context, { id }))[0]!;

/** The appeals of an application, and until when its owner may file one. */
export const appealsOf = async (context: Context<Context['me'], Decided & { readonly ownerId: string }>) => {
  const open = await openDecisionFor(context, context.object);
  return {
    appeals: await wholeOf(context as never, { applicationId: context.object.id }),
    fileUntil: open?.until.toISOString() ?? null,
  };
};

/** How appeals went, by the year in which they were filed, by decision and ground. */
export const appealStatistics = async (context: Context) => {
  const counted = await seen(context)
    .select([
      sql<number>`extract(year from appeal.filed_at at time zone ${timeZone})::int`.as('year'),
      'appeal.decision',
      'appeal.ground',
      sql<number>`count(*)::int`.as('filed'),
      sql<number>`count(*) filter (where appeal.status = 0)::int`.as('open'),
      sql<number>`count(*) filter (where appeal.status = 1)::int`.as('upheld'),
      sql<number>`count(*) filter (where appeal.status = 3)::int`.as('reopened'),
    ])
    .groupBy(['year', 'appeal.decision', 'appeal.ground'])
    .orderBy('year', 'desc')
    .orderBy('appeal.decision')
    .orderBy('appeal.ground')
    .execute();
  return counted.map((row) => ({ ...row, decision: row.decision as Appealable }));
};

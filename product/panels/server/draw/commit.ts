import type * as z from 'zod';
import type { Context } from '#host/context';
import { isOfOwn } from '#host/me';
import { general } from '#contract/problems';
import { independent } from '#product/conflicts/server';
import type { CommitDraw, Redraw } from '../../draw';
import { panelsProblems } from '../../problems';
import { achievementOf, type Report } from '../achievements';
import { nextReserve } from './fill';
import { drawn, substitute, type DrawPool } from './order';
import { poolOf } from './pool';
import { candidatesHashOf, seatsNow } from './record';
import { drawsOf, fixedIn, type DrawRow } from './stored';
import { vacantSeats } from './vacant';

type Asked = Context<Context['me'], Report>;

const draft = 6;

/** Whoever draws is of the report's agency and independent, and the report is in draft. Throws 403, 2005, 2001. */
export const requireDrawable = async (context: Asked): Promise<void> => {
  const report = context.object;
  if (!isOfOwn(context.me, report.agencyId)) throw general.notAllowed();
  await independent(context, 'agency', report.applicationId);
  if (report.status !== draft || report.isLocked) throw general.stateNotAllowed();
};

/** The candidates of a draw once more: whoever sits stays, and nobody is asked twice in a round. */
const keeping = async (context: Asked, last: DrawRow, pool: DrawPool): Promise<DrawPool> => {
  const { panel } = seatsNow(last.drawn!, last.replacements);
  const asked = new Set(
    (
      await context.db
        .selectFrom('opinion')
        .select('expertId')
        .where('reportId', '=', last.reportId)
        .where('panelRound', '=', last.panelRound)
        .execute()
    ).map(({ expertId }) => expertId),
  );
  const kept = new Set(panel.map(({ id }) => id));
  return {
    ...pool,
    kept: panel,
    candidates: [
      ...last.pool.candidates.filter(({ id }) => kept.has(id)),
      ...pool.candidates.filter(({ id }) => !asked.has(id) && !kept.has(id)),
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
};

/** Whether one of the candidates can take a seat that is empty. */
const fillsSome = async (context: Asked, last: DrawRow, pool: DrawPool): Promise<boolean> => {
  const candidates = new Map(pool.candidates.map((each) => [each.id, each]));
  const panel = pool.kept ?? [];
  const sits = new Set(panel.map(({ id }) => id));
  const fresh = [...candidates.keys()].filter((id) => !sits.has(id));
  return (await vacantSeats(context, last)).some(
    ({ row }) =>
      sits.has(row.expertId) && substitute(row.expertId, panel, fresh, candidates, pool.needs) !== undefined,
  );
};

/** Fixes the candidates as they are now, in the database and, by their hash, in the log. Throws 2332 where they fill no panel. */
const fix = async (
  context: Asked,
  size: number,
  { attempt, commitment, secret, reason }: Pick<DrawRow, 'attempt' | 'commitment' | 'secret' | 'reason'>,
  last?: DrawRow,
): Promise<{ id: string }> => {
  const report = context.object;
  const plain = context as unknown as Context;
  const found = await poolOf(plain, await achievementOf(context.db, report.applicationId), size);
  const pool = last ? await keeping(context, last, found) : found;
  // Any seed tells whether there is a panel at all, or somebody for an empty seat.
  if (!drawn('', pool) || (last && !(await fillsSome(context, last, pool))))
    throw panelsProblems.noPanelToDraw({ size });
  const row = {
    panelRound: report.panelRound,
    attempt,
    commitment,
    candidatesHash: candidatesHashOf(pool),
  };
  await context.db
    .insertInto('panelDraw')
    .values({
      ...row,
      id: context.newId(),
      reportId: report.id,
      secret,
      reason,
      pool: JSON.stringify(pool),
      committedBy: context.me.personId,
      committedAt: context.now.toISOString(),
      drawn: null,
      drawnAt: null,
      replacements: '[]',
    })
    .execute();
  context.audit({ object: ['report', report.id], after: fixedIn(row), ...(reason !== null && { reason }) });
  return { id: report.id };
};

/**
 * The agency commits to a secret and has the candidates fixed: once for each report and round, never taken back (domain
 * §9.6). Throws 2330 where it has, 2331 where somebody is invited already.
 */
export const commitDraw = async ({ size, commitment }: z.output<typeof CommitDraw>, context: Asked) => {
  await requireDrawable(context);
  const report = context.object;
  if ((await drawsOf(context, report)).length > 0) throw panelsProblems.committedAlready();
  const held = await context.db
    .selectFrom('opinion')
    .select('id')
    .where('reportId', '=', report.id)
    .where('panelRound', '=', report.panelRound)
    .where('invitation', 'in', ['invited', 'accepted'])
    .executeTakeFirst();
  if (held) throw panelsProblems.invitedAlready();
  return fix(context, size, { attempt: 1, commitment, secret: null, reason: null });
};

/** Whether a drawn panel has an empty seat that no reserve can take. */
export const isStuck = async (
  context: Context<unknown, unknown>,
  row: DrawRow,
  applicationId: string,
): Promise<boolean> => {
  if (!row.drawn) return false;
  const { panel } = seatsNow(row.drawn, row.replacements);
  for (const { row: seat } of await vacantSeats(context, row))
    if (
      panel.some(({ id }) => id === seat.expertId) &&
      !(await nextReserve(context, row, seat.expertId, applicationId))
    )
      return true;
  return false;
};

/**
 * Draws once more, with a reason on record, where a seat is empty and no reserve is left to take it: the candidates are fixed
 * anew, and the seed waits for a checkpoint that nobody knows yet. Throws 2335 otherwise.
 */
export const redraw = async ({ reason }: z.output<typeof Redraw>, context: Asked) => {
  await requireDrawable(context);
  const [last] = await drawsOf(context, context.object);
  if (!last || !(await isStuck(context, last, context.object.applicationId))) throw panelsProblems.noRedraw();
  const { attempt, commitment, secret, pool } = last;
  return fix(context, pool.size, { attempt: attempt + 1, commitment, secret, reason }, last);
};

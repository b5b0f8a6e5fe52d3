import type * as z from 'zod';
import type { Context } from '#host/context';
import { isOfOwn } from '#host/me';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import { people } from '#queries/people';
import { kindCodes, type SeatKind } from '#product/opinions/codes';
import { exclusions, type PanelDraw } from '../../draw';
import { achievementOf, type Report } from '../achievements';
import { isStuck } from './commit';
import { drawn, type DrawPool } from './order';
import { poolOf } from './pool';
import { seatsNow, textOf } from './record';
import { anchorOf, drawsOf, recordOf } from './stored';

type Asked = Context<Context['me'], Report>;
type State = z.output<typeof PanelDraw>;

const counted = <Of extends string>(all: readonly Of[], found: readonly Of[]) =>
  all
    .map((of) => ({ of, count: found.filter((each) => each === of).length }))
    .filter(({ count }) => count > 0);

const strataOf = ({ candidates, excluded }: Pick<DrawPool, 'candidates' | 'excluded'>) => ({
  candidates: counted(
    Object.keys(kindCodes) as SeatKind[],
    candidates.map(({ kind }) => kind),
  ),
  excluded: counted(
    exclusions,
    excluded.map(({ why }) => why),
  ),
});

const sizesOf = (pool: DrawPool): number[] =>
  [5, 7, 9].filter((size) => drawn('', { ...pool, size }) !== undefined);

/** Why the panel of this round was chosen by hand, the first time first. */
const choicesOf = async ({ db }: Asked, { id, panelRound }: Report): Promise<State['byHand']> =>
  db
    .selectFrom('panelChoice')
    .innerJoin(people.as('person'), 'person.id', 'panelChoice.chosenBy')
    .select(['panelChoice.reason', 'person.trueName as chosenBy', 'panelChoice.chosenAt as at'])
    .where('reportId', '=', id)
    .where('panelRound', '=', panelRound)
    .orderBy('chosenAt')
    .execute();

const draft = 6;

/**
 * How the panel of a report comes to be: the candidates of each stratum, how far its draw is, who came in from the reserves, and
 * why it was chosen by hand where it was (domain §9.6). Candidates are weighed anew only for the agency before they are fixed.
 */
export const panelDraw = async (_: unknown, context: Asked): Promise<State> => {
  const report = context.object;
  const plain = context as unknown as Context;
  const byHand = await choicesOf(context, report);
  const [row] = await drawsOf(context, report);
  const mayDraw =
    context.me.roles.has(roleCode.agency) &&
    context.me.rights.has('panel.form') &&
    isOfOwn(context.me, report.agencyId) &&
    report.status === draft &&
    !report.isLocked;
  const none: State = {
    state: 'none',
    size: 0,
    attempt: 0,
    commitment: '',
    committedAt: null,
    candidates: [],
    excluded: [],
    sizes: [],
    reservesLeft: 0,
    mayRedraw: false,
    redrawReason: '',
    replacements: [],
    byHand,
    can: [],
  };
  if (!row) {
    if (!mayDraw) return none;
    const pool = await poolOf(plain, await achievementOf(context.db, report.applicationId), 0);
    const sizes = sizesOf(pool);
    return { ...none, ...strataOf(pool), sizes, can: sizes.length > 0 ? ['commit'] : [] };
  }
  const isReady = row.drawn === null && (await anchorOf(context, row)) !== undefined;
  const mayRedraw = mayDraw && (await isStuck(context, row, report.applicationId));
  return {
    ...none,
    ...strataOf(row.pool),
    state: row.drawn ? 'drawn' : isReady ? 'ready' : 'waiting',
    size: row.pool.size,
    attempt: row.attempt,
    commitment: row.commitment,
    committedAt: new Date(row.committedAt).toISOString(),
    reservesLeft: row.drawn ? seatsNow(row.drawn, row.replacements).reserves.length : 0,
    mayRedraw,
    redrawReason: row.reason ?? '',
    replacements: row.replacements.map(({ number, why, at }) => ({ number, why, at })),
    can: [...(mayDraw && isReady ? (['reveal'] as const) : []), ...(mayRedraw ? (['redraw'] as const) : [])],
  };
};

/** The record of the latest draw, byte for byte as `assay verify draw` replays it. 404 before it is drawn. */
export const drawRecord = async (_: unknown, context: Asked) => {
  const row = (await drawsOf(context, context.object)).find((each) => each.drawn !== null);
  if (!row) throw general.notFound();
  return { record: textOf(recordOf(row)) };
};

import type { Context } from '#host/context';
import { byItself } from '#host/jobs';
import type { Services } from '#host/services';
import { recordStep } from '#host/timeline';
import { storeFinding } from '#product/conflicts/server';
import { inLanguage } from '#contract/words';
import { reportsForDraws } from '#queries/reports';
import { invitationStates } from '../../workflow';
import { panelsWords } from '../../words';
import { achievementOf } from '../achievements';
import { expertFindings } from '../conflicts';
import { expertsOf } from '../experts';
import { notifyPanel } from '../people';
import { reportOf, type SheetReport } from '../reports';
import { seatExpert } from '../seat';
import type { OpinionRow } from '../visible';
import { substitute, type DrawCandidate, type DrawnMember } from './order';
import { weighedFor } from './pool';
import { seatsNow, type Replacement } from './record';
import { drawsOf, type DrawRow } from './stored';
import { vacantSeats } from './vacant';
import { dayOf } from '#contract/calendar';
import { endOfStep } from '#product/tasks/server';

type Anyone = Context<unknown, unknown>;

/** Who of these may still take a seat: what was found when the candidates were fixed may be otherwise by now. */
export const stillFit = async (
  context: Anyone,
  ids: readonly string[],
  applicationId: string,
): Promise<ReadonlySet<string>> => {
  const experts = (await expertsOf(context.db, ids)).filter(({ isLocked }) => !isLocked);
  const { candidates } = await weighedFor(context, experts, applicationId);
  return new Set(candidates.map(({ id }) => id));
};

/** The reserve who takes somebody's seat, and who was passed over for not being fit any more; undefined where nobody is left. */
export const nextReserve = async (
  context: Anyone,
  row: DrawRow,
  out: string,
  applicationId: string,
): Promise<Pick<Replacement, 'in' | 'passedOver'> | undefined> => {
  const { panel, reserves } = seatsNow(row.drawn!, row.replacements);
  const candidates = new Map(row.pool.candidates.map((each) => [each.id, each]));
  const fit = await stillFit(context, reserves, applicationId);
  const passedOver: string[] = [];
  for (;;) {
    const left = reserves.filter((id) => !passedOver.includes(id));
    const next = substitute(out, panel, left, candidates, row.pool.needs);
    if (next === undefined) return undefined;
    if (fit.has(next)) return { in: next, passedOver };
    passedOver.push(next);
  }
};

/** Whether the seat of an expert of a drawn panel goes to a reserve by the lot's order: then nobody fills it by hand. */
export const goesToReserve = async (
  context: Anyone,
  { reportId, panelRound, expertId }: Pick<OpinionRow, 'reportId' | 'panelRound' | 'expertId'>,
  applicationId: string,
): Promise<boolean> => {
  const [row] = await drawsOf(context, { id: reportId, panelRound });
  if (!row?.drawn || !seatsNow(row.drawn, row.replacements).panel.some(({ id }) => id === expertId))
    return false;
  return (await nextReserve(context, row, expertId, applicationId)) !== undefined;
};

/** Invites somebody whom the lot has given a seat; what softly speaks against them is kept with the reason that it was the lot. */
export const inviteDrawn = async (
  context: Anyone,
  report: Pick<SheetReport, 'id' | 'applicationId' | 'agencyId' | 'panelRound' | 'status'>,
  { number, isLeader }: Omit<DrawnMember, 'id'>,
  candidate: DrawCandidate,
): Promise<void> => {
  const plain = context as unknown as Context;
  const { applicationId } = report;
  const expertId = candidate.id as never;
  const { name } = await achievementOf(context.db, applicationId);
  const before = await context.db
    .selectFrom('opinion')
    .selectAll()
    .where('reportId', '=', report.id)
    .where('panelRound', '=', report.panelRound)
    .where('expertId', '=', candidate.id)
    .executeTakeFirst();
  const late = report.status === 0 ? dayOf(await endOfStep(context, applicationId, 'expertDays')) : null;
  await seatExpert(plain, report, { expertId, kind: candidate.kind, isLeader }, number, before, {
    achievement: name,
    dueOn: late,
  });
  const finding = (await expertFindings(context, [candidate.id], applicationId)).get(candidate.id)!;
  const reason = finding.soft.length > 0 ? inLanguage(panelsWords.drawnInSpite, context.language) : null;
  await storeFinding(context, { personId: candidate.id, applicationId }, finding, reason, report.id);
};

/** Keeps that a seat went on to a reserve. */
export const storeReplacement = async (
  { db }: Pick<Anyone, 'db'>,
  row: DrawRow,
  replacement: Replacement,
): Promise<DrawRow> =>
  db
    .updateTable('panelDraw')
    .set({ replacements: JSON.stringify([...row.replacements, replacement]) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The expert of a seat is released: they declined, have not answered in time, or were absent. */
const release = async (context: Anyone, seat: OpinionRow, achievement: string): Promise<void> => {
  await context.db
    .updateTable('opinion')
    .set({
      invitation: 'replaced',
      number: 0,
      rowVersion: seat.rowVersion + 1,
      updatedAt: context.now.toISOString(),
    })
    .where('id', '=', seat.id)
    .execute();
  await recordStep(context, {
    object: ['opinion', seat.id],
    actorId: null,
    actor: 'system',
    transition: 'replace',
    from: invitationStates[seat.invitation],
    to: invitationStates.replaced,
    visibility: 'expert,agency,publicAgency',
  });
  // Whoever declined knows.
  if (seat.invitation !== 'declined')
    await notifyPanel(context, 'toldReleased', [seat.expertId], ['opinion', seat.id], { achievement });
};

/** Fills the empty seats of one drawn panel from its reserves, in their order. */
export const fillPanel = async (context: Anyone, drawId: string): Promise<void> => {
  let row = await context.db
    .selectFrom('panelDraw')
    .selectAll()
    .where('id', '=', drawId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const report = await reportOf(context, row.reportId);
  for (const { row: seat, why } of await vacantSeats(context, row)) {
    const { panel } = seatsNow(row.drawn!, row.replacements);
    const member = panel.find(({ id }) => id === seat.expertId);
    // Somebody chosen by hand since: who replaces them is not for the lot.
    if (!member) continue;
    const next = await nextReserve(context, row, seat.expertId, report.applicationId);
    if (!next) continue;
    await release(context, seat, report.achievementName);
    await inviteDrawn(
      context,
      report,
      member,
      row.pool.candidates.find(({ id }) => id === next.in)!,
    );
    row = await storeReplacement(context, row, {
      ...next,
      number: member.number,
      out: seat.expertId,
      why,
      at: context.now.toISOString(),
    });
  }
};

/** Declines, silences and absences of drawn panels are made good from their reserves, each panel in a transaction of its own (domain §9.6). */
export const fillDrawnSeats = async (services: Services): Promise<void> => {
  const open = await services.db
    .selectFrom('panelDraw')
    .innerJoin(reportsForDraws.as('report'), (join) =>
      join
        .onRef('report.id', '=', 'panelDraw.reportId')
        .onRef('report.panelRound', '=', 'panelDraw.panelRound'),
    )
    .select('panelDraw.id')
    .distinctOn('panelDraw.reportId')
    .where('panelDraw.drawn', 'is not', null)
    .orderBy('panelDraw.reportId')
    .orderBy('panelDraw.attempt', 'desc')
    .execute();
  for (const { id } of open) await byItself(services, (context) => fillPanel(context, id));
};

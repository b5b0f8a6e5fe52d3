import type * as z from 'zod';
import type { Context } from '#host/context';
import { isOfOwn } from '#host/me';
import { general } from '#contract/problems';
import { independent, storeFinding } from '#product/conflicts/server';
import type { SetPanel } from '../panel';
import { panelsProblems } from '../problems';
import { achievementOf, type Report } from './achievements';
import { expertFindings } from './conflicts';
import { storeChoice } from './draw/choice';
import { expertsOf } from './experts';
import {
  invitable,
  judgePanel,
  loadsExplained,
  requireRegisteredKinds,
  requireUnblocked,
} from './judge-panel';
import { release, seatExpert, type Seat } from './seat';
import type { OpinionRow } from './visible';

const draft = 6;

/** Those who accepted stay: only a reason takes them off the panel (E5). */
const acceptedStay = async (
  context: Context,
  rows: readonly OpinionRow[],
  seats: readonly Seat[],
): Promise<void> => {
  const lost = rows.filter(
    (row) => row.invitation === 'accepted' && !seats.some(({ expertId }) => expertId === row.expertId),
  );
  if (lost.length === 0) return;
  const experts = await expertsOf(
    context.db,
    lost.map(({ expertId }) => expertId),
  );
  throw panelsProblems.acceptedStay({ names: experts.map(({ trueName }) => trueName).join('、') });
};

/**
 * Forms the panel of a report in draft and invites its members (domain §6.5, SetPanel). Members who accepted stay as
 * they are; earlier invitations nobody answered give way. The report's row is locked: of two managers the later one's
 * panel stands whole.
 */
export const setPanel = async (
  { id, members, reason }: z.output<typeof SetPanel>,
  context: Context<Context['me'], Report>,
) => {
  const report = context.object;
  const plain = context as unknown as Context;
  if (!isOfOwn(context.me, report.agencyId)) throw general.notAllowed();
  await independent(context, 'agency', report.applicationId);
  if (report.status !== draft || report.isLocked) throw general.stateNotAllowed();
  const rows = await context.db
    .selectFrom('opinion')
    .selectAll()
    .where('reportId', '=', id)
    .where('panelRound', '=', report.panelRound)
    .orderBy('number')
    .forUpdate()
    .execute();
  await acceptedStay(plain, rows, members);
  const experts = await invitable(
    context,
    members.map(({ expertId }) => expertId),
  );
  // Who has accepted stays seated; an invitation that nobody has answered yet does not.
  const accepted = new Set(rows.flatMap((row) => (row.invitation === 'accepted' ? [row.expertId] : [])));
  await requireUnblocked(
    context,
    [...experts.values()].filter((expert) => !accepted.has(expert.id)),
  );
  requireRegisteredKinds(context, members, experts);
  const achievement = await achievementOf(context.db, report.applicationId);
  const findings = await expertFindings(context, [...experts.keys()], report.applicationId);
  judgePanel(context, members, experts, findings, achievement);
  const held = new Set(
    rows.flatMap(({ invitation, expertId }) =>
      invitation === 'accepted' || invitation === 'invited' ? [expertId] : [],
    ),
  );
  const loads = await loadsExplained(
    context,
    members.filter(({ expertId }) => !held.has(expertId)),
    experts,
  );
  await storeChoice(plain, report, reason);
  for (const row of rows)
    if (!members.some(({ expertId }) => expertId === row.expertId)) await release(plain, row);
  const seated = [];
  for (const [place, seat] of members.entries()) {
    const before = rows.find(({ expertId }) => expertId === seat.expertId);
    const opinionId = await seatExpert(plain, report, seat, place + 1, before, {
      achievement: achievement.name,
      load: loads.get(seat.expertId),
    });
    const asked = { personId: seat.expertId, applicationId: report.applicationId };
    await storeFinding(context, asked, findings.get(seat.expertId)!, seat.reason ?? null, id);
    seated.push({
      id: opinionId,
      expertId: seat.expertId as string,
      number: place + 1,
      invitation: before?.invitation === 'accepted' ? ('accepted' as const) : ('invited' as const),
    });
  }
  context.audit({ object: ['report', id], after: members });
  return { id, members: seated };
};

import type * as z from 'zod';
import type { Context } from '#host/context';
import { isOfOwn } from '#host/me';
import { general } from '#contract/problems';
import { independent, storeFinding } from '#product/conflicts/server';
import { dayOf } from '#contract/calendar';
import { endOfStep } from '#product/tasks/server';
import type { ReplaceExpert } from '../panel';
import { kindOf } from '#product/opinions/codes';
import { panelsProblems } from '../problems';
import { expertFindings } from './conflicts';
import { goesToReserve } from './draw/fill';
import { expertsOf } from './experts';
import { transitionInvitation } from './invitation-machine';
import { wholePanel } from './next-round';
import { reportOf } from './reports';
import { invitable, judgePanel, loadsExplained, requireUnblocked } from './judge-panel';
import { seatExpert, seatOf } from './seat';
import { achievementOf } from './achievements';
import { statusOf } from './views';
import type { OpinionRow } from './visible';

type Asked = Context<Context['me'], OpinionRow>;

/**
 * Puts another expert into a seat, with a reason (E5); never into that of somebody absent whose seat a reserve takes (2447). The panel as it will be is judged like a new one. With the report
 * already with the experts, the replacement gets the usual time from now.
 */
export const replace = async (
  { newExpertId, reason, conflictReason, loadReason, rowVersion }: z.output<typeof ReplaceExpert>,
  context: Asked,
) => {
  const row = context.object;
  const plain = context as unknown as Context;
  const report = await reportOf(context, row.reportId);
  if (!isOfOwn(context.me, row.agencyId) || row.expertId === context.me.personId) throw general.notAllowed();
  await independent(context, 'agency', report.applicationId);
  if (report.tally !== null || row.panelRound !== report.panelRound) throw panelsProblems.roundClosed();
  if (report.status !== 0 && report.status !== 6) throw general.stateNotAllowed();
  if (row.number === 0) throw general.stateNotAllowed();
  if (row.attendance === 'absent' && (await goesToReserve(plain, row, report.applicationId)))
    throw panelsProblems.reserveComesIn();
  const all = await context.db
    .selectFrom('opinion')
    .selectAll()
    .where('reportId', '=', row.reportId)
    .where('panelRound', '=', row.panelRound)
    .orderBy('number')
    .forUpdate()
    .execute();
  await transitionInvitation(plain, row, 'replace', { rowVersion, note: reason, set: { number: 0 } });
  const before = all.find(({ expertId }) => expertId === newExpertId);
  // In a confirm round the others of the panel sit on, although nobody asks them again (R8).
  const resting =
    report.panelMode === 'full'
      ? []
      : (
          await wholePanel(context.db, report.id, {
            since: report.lastWholeRound,
            before: report.panelRound,
          })
        ).filter(({ number }) => !all.some((seat) => seat.number === number));
  if ((before && before.number > 0) || resting.some(({ expertId }) => expertId === newExpertId))
    throw panelsProblems.sitsAlready();
  const registered = (await expertsOf(context.db, [newExpertId]))[0]?.expertKind;
  // Of the kind the replacement is registered as, whatever the seat was before.
  const replacement = {
    ...seatOf(row),
    expertId: newExpertId,
    ...(registered && { kind: kindOf(registered) }),
  };
  const seats = [...all, ...resting]
    .filter(({ number }) => number > 0)
    .map((seat) =>
      seat.id === row.id
        ? { ...replacement, ...(conflictReason && { reason: conflictReason }) }
        : seatOf(seat, reason),
    );
  const experts = await invitable(
    context,
    seats.map(({ expertId }) => expertId),
  );
  await requireUnblocked(context, [experts.get(newExpertId)!]);
  const achievement = await achievementOf(context.db, report.applicationId);
  const findings = await expertFindings(context, [...experts.keys()], report.applicationId);
  // The others were judged when they were invited; a late conflict of one of them must not keep this seat empty.
  const onlyNew = new Map(
    [...findings].map(([id, finding]) => [
      id,
      id === newExpertId ? finding : { ...finding, hard: [], soft: [] },
    ]),
  );
  judgePanel(context, seats, experts, onlyNew, achievement);
  const [newSeat] = seats.filter(({ expertId }) => expertId === newExpertId);
  const loads = await loadsExplained(context, [{ ...newSeat!, ...(loadReason && { loadReason }) }], experts);
  const late =
    report.status === 0 ? dayOf(await endOfStep(context, report.applicationId, 'expertDays')) : null;
  const id = await seatExpert(plain, report, replacement, row.number, before, {
    achievement: achievement.name,
    dueOn: late,
    load: loads.get(newExpertId),
  });
  const asked = { personId: newExpertId, applicationId: report.applicationId };
  await storeFinding(context, asked, findings.get(newExpertId)!, conflictReason ?? null, row.reportId);
  return { id, status: statusOf(null), rowVersion: before ? before.rowVersion + 1 : 1 };
};

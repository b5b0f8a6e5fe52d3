import type { Declaration } from '#product/conflicts/declaration';
import { kindOf } from '#product/opinions/codes';
import { expertFindings } from '#product/panels/server/conflicts';
import { reply } from '#product/panels/server/reply';
import { setPanel } from '#product/panels/server/set-panel';
import { check, refer, save, submit } from '#product/panels/server/sheets';
import { hashOf } from '#product/panels/server/sheet-state';
import { standardValues } from '#product/settings/settings';
import type { DemoSeat } from '../demo/achievements';
import { personOf } from '../demo/people';
import { sheetOf } from '../demo/report-sheets';
import { before, managerOf, type Course } from './course';
import { appointIn, meetIn } from './meeting';
import { stagesOf } from './plan';
import { personOfCase, signingCode } from './seeding';

const declaration: Declaration = {
  hasNoConflict: true,
  keepsConfidential: true,
  actsWithIntegrity: true,
  employers: [],
  shareholdings: [],
  sharedSupervisorWith: [],
  collaborations: [],
};

/** The sheet of an expert in the hands of somebody. */
export const sheetAt = async (course: Course, at: Date, expert: string, who: string) => {
  const { seedContext, ids } = course;
  const { id } = await seedContext.services.db
    .selectFrom('opinion')
    .select('id')
    .where('reportId', '=', ids.report)
    .where('expertId', '=', personOfCase(seedContext, expert))
    .executeTakeFirstOrThrow();
  return before(course, at, who, 'opinion', id);
};

/** The agency forms the panel; what the conflict engine finds it explains (domain §6.5). */
const inviteAt = async (course: Course, at: Date): Promise<void> => {
  const { seedContext, one, ids } = course;
  const context = await before(course, at, managerOf(course), 'report', ids.report);
  const seats = one.progress.panel.map((seat) => ({
    ...{ isLeader: seat.isLeader, expertId: personOfCase(seedContext, seat.expert) },
    kind: kindOf(personOf(seat.expert).expertKind!),
    loadReason: '该方向专家较少，经协商同意增加一项。',
  }));
  const findings = await expertFindings(
    context,
    seats.map(({ expertId }) => expertId),
    ids.application,
  );
  const members = seats.map((seat) => ({
    ...seat,
    ...(findings.get(seat.expertId)!.soft.length > 0 && {
      reason: '已核实为一般学术往来，不影响独立评价。',
    }),
  }));
  await setPanel({ id: ids.report, members }, context);
};

/** The panel is invited, to a meeting where it is to meet, and everybody accepts (E0). */
export const seatIn = (course: Course): void => {
  const { one, next } = course;
  const { drafted } = stagesOf(one);
  next(drafted, 8, (at) => inviteAt(course, at));
  appointIn(course);
  for (const { expert } of one.progress.panel)
    next(drafted, 9, async (at) => {
      const context = await sheetAt(course, at, expert, expert);
      const { id, rowVersion } = context.object;
      await reply({ id, accept: true, declaration, rowVersion }, context);
    });
};

const writeAt = async (course: Course, at: Date, seat: DemoSeat, place: number): Promise<void> => {
  const context = await sheetAt(course, at, seat.expert, seat.expert);
  const { id, rowVersion } = context.object;
  const sheet = sheetOf(course.one, seat, place);
  await save({ id, sheet, rowVersion }, context);
};

/** Signed by a code for exactly what is stored, and submitted (E2). */
const submitAt = async (course: Course, at: Date, { expert }: DemoSeat): Promise<void> => {
  const context = await sheetAt(course, at, expert, expert);
  const { id, rowVersion } = context.object;
  const code = await signingCode(context, 'opinion.submit', id, hashOf(context.object));
  await submit({ id, signingCode: code, rowVersion }, context);
};

const contradiction = {
  reasonCode: '3',
  message: '成熟度意见与评语前后不一致，请核对后重新提交。',
} as const;

/** The agency looks at the form alone (E3, E4), or puts it to the public-service agency (E4b). */
const checkAt = async (
  course: Course,
  at: Date,
  { expert }: DemoSeat,
  result: 'passed' | 'notPassed' | 'referred',
): Promise<void> => {
  const context = await sheetAt(course, at, expert, managerOf(course));
  const { id, rowVersion } = context.object;
  const about = { id, rowVersion };
  if (result === 'referred') await refer({ ...about, ...contradiction }, context);
  else await check({ ...about, result, ...(result === 'notPassed' && contradiction) }, context);
};

/** What became of one sheet: untouched, saved, submitted, returned, in order, or put to the public-service agency. */
const judge = (course: Course, seat: DemoSeat, place: number): void => {
  const { one, next } = course;
  const { sheets } = stagesOf(one);
  const { opinionStatus, isReferred } = seat;
  if (opinionStatus === null) return;
  next(sheets, 2, (at) => writeAt(course, at, seat, place));
  if (opinionStatus === '6') return;
  next(sheets, 3, (at) => submitAt(course, at, seat));
  if (isReferred) {
    for (let returned = 0; returned < standardValues.formReturns; returned += 1) {
      next(sheets, 4, (at) => checkAt(course, at, seat, 'notPassed'));
      next(sheets, 5, (at) => submitAt(course, at, seat));
    }
    next(sheets, 6, (at) => checkAt(course, at, seat, 'referred'));
  } else if (opinionStatus !== '0')
    next(sheets, 8, (at) => checkAt(course, at, seat, opinionStatus === '1' ? 'passed' : 'notPassed'));
};

/** What the panel of a case wrote, each at their desk or having met, and what the agency found of its form (domain §3.4). */
export const judgeIn = (course: Course): void => {
  for (const [place, seat] of course.one.progress.panel.entries()) judge(course, seat, place);
  meetIn(course);
};

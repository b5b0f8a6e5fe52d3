import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { independenceGuard, type Workflow } from '#contract/workflow';
import { judgingActors } from '#product/conflicts/server';
import { contributed } from '#start/areas';
import { judgingCalls } from './independence/calls';
import {
  actingAt,
  beyondTheTables,
  edges,
  edgesOf,
  judgingEdges,
  nameOf,
  seatsIn,
  type Edge,
} from './independence/edges';
import {
  closeRound,
  drawTransitions,
  invitationTransitions,
  meetingTransitions,
} from './independence/invitations';
import { hasOpenPin, pinTransitions } from './independence/pins';
import { ways } from './independence/ways';
import type { Person } from '#testing';
import { worldOf, type ApplicationOf } from '#testing/story';
import { draftWithFile } from '#testing/story/application';
import { goOn } from './workflow-walk/book';
import { putBefore } from './workflow-walk/tour';
import { agencyIsSilent } from './workflow-walk/silence';
import { transitions, type Attempt } from './workflow-walk/actions';
import { fingerprintOf, stateOf, type CaseState } from './workflow-walk/state';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const world = worldOf(app);

/** Open to somebody with a conflict of interest, each with the reason. */
const open: Readonly<Record<string, string>> = {
  'invitation: invited decline expert': 'whoever steps aside does what independence asks for',
  'sampledReport: underReview declineReview secondReviewer': 'the same',
};
/** Every workflow of the product that asks for independence anywhere, those no case is walked by too. */
const asking: readonly Workflow[] = contributed.machines
  .map(({ flow }) => flow as Workflow)
  .filter(({ rows }) => rows.some(([, , , , , guards]) => guards.includes(independenceGuard)));

test('[AZ-10] every row of every table that somebody who judges acts by asks whether they are independent', () => {
  expect(judgingEdges.length).toBeGreaterThan(30);
  expect(asking.map(({ name }) => name)).toEqual(expect.arrayContaining(['revocation', 'sampledReport']));
  const rows = [...edges, ...asking.flatMap((flow) => edgesOf(flow.name, flow))].filter(
    ({ by }) => by in judgingActors,
  );
  // An invitation and its sheet share a machine, whose table is the sheet's; most tables are named by both lists.
  const unguarded = new Set(rows.filter(({ isGuarded }) => !isGuarded).map(nameOf));
  expect([...unguarded].toSorted()).toEqual(Object.keys(open).toSorted());
});

test.each([
  ['ApplyFor/GetApplyList', cast.manager],
  ['ApplyFor/GetApplyList', cast.reviewer],
  ['OriginalMaterial/GetMaterialList', cast.assessor],
  ['Report/GetReportList', cast.assessor],
])('a page of %s asks in a few statements whether %s is independent', async (call, login) => {
  const person = await app.signIn(login);
  const ask = () => person.wire(`POST /api/${call}`, { PageSize: 20 });
  await ask();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const { ErrorCode, ResultValue } = await ask();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  expect(ErrorCode).toBe(0);
  expect(ResultValue.rows.length).toBeGreaterThan(4);
  expect(length).toBeLessThan(10);
});

/** The calls that refused a conflict of interest, by their path. */
const refused = new Set<string>();

/** Asks as this person, and keeps in mind which call refused. */
const listening = (person: Person): Person =>
  Object.assign(Object.create(person) as Person, {
    wire: async (route: string, ...rest: [object?]) => {
      const reply = await person.wire(route, ...rest);
      if (reply.ErrorCode === 2005) refused.add(route);
      return reply;
    },
  });

const reads: Partial<Record<Edge['kind'], (state: CaseState, id: string) => [string, object]>> = {
  application: (_, id) => ['GET /api/ApplyFor/GetApplyById', { Id: id }],
  material: (state) => ['GET /api/OriginalMaterial/GetMaterialById', { Id: state.material!.id }],
  report: (state) => ['GET /api/Report/GetReportById', { Id: state.report!.id }],
  appeal: (state) => ['GET /api/Appeal/GetAppealById', { Id: state.appeal!.id }],
};

const askFor = ({ kind, transition }: Edge) =>
  kind === 'invitation'
    ? invitationTransitions[transition]
    : transition === 'closeRound'
      ? closeRound
      : transition in { ...drawTransitions, ...meetingTransitions }
        ? { ...drawTransitions, ...meetingTransitions }[transition]
        : transition === 'setPin' || transition === 'settlePin'
          ? pinTransitions[transition]
          : transitions[kind][transition];

/** What the page offers this person now. */
const offered = async (person: Person, edge: Edge, state: CaseState, applicationId: string) => {
  const read = edge.from === null || beyondTheTables.includes(edge) ? undefined : reads[edge.kind];
  if (!read) return undefined;
  const { ErrorCode, ResultValue } = await person.wire(...read(state, applicationId));
  expect(ErrorCode, nameOf(edge)).toBe(0);
  return ResultValue.Can as string[];
};

/** Somebody with a conflict tries it: it is not offered, refused with 2005, and nothing has changed. */
const tried = async (edge: Edge, about: ApplicationOf, nth: number): Promise<boolean> => {
  const { db } = app;
  const { applicationId } = about;
  const state = await stateOf(db, applicationId);
  const acting = actingAt(edge, state, await seatsIn(db, applicationId));
  if (!acting) return false;
  if (edge.transition === 'settlePin' && !(await hasOpenPin(db))) return false;
  const { login, sheet } = acting;
  const person = listening(await world.signIn(login));
  // Whoever publishes is tried in every way.
  const chosen = edge.by === 'publicAgency' ? ways : [ways[nth % ways.length]!];
  // What its guards at once do not allow yet is tried when they do; what only a case nobody else can decide offers has a
  // story of its own.
  if (edge.transition !== 'release') {
    const offers = await offered(person, edge, state, applicationId);
    if (offers && !offers.includes(edge.transition)) return false;
  }
  const ask = askFor(edge);
  expect(ask, `${nameOf(edge)}: nobody has said here how it is asked for`).toBeDefined();
  const takeBack = await putBefore(db, edge.transition, sheet);
  for (const way of chosen) {
    const says = `${nameOf(edge)}, who ${way.says}`;
    const end = await way.create(db, applicationId, login);
    const before = await fingerprintOf(db);
    const attempt: Attempt = { world, person, login, applicationId, state, sheet, pick: 0, more: {} };
    const reply = await ask!(attempt);
    expect(reply?.ErrorCode, says).toBe(2005);
    expect(await fingerprintOf(db), `${says}: refused, and yet something changed`).toBe(before);
    expect((await offered(person, edge, state, applicationId)) ?? [], says).not.toContain(edge.transition);
    await end();
  }
  await takeBack();
  return true;
};

/** Somebody independent takes a step that the walk needs. */
const made = async (edge: Edge, { applicationId }: ApplicationOf, state: CaseState): Promise<void> => {
  const { login, sheet } = actingAt(edge, state, await seatsIn(app.db, applicationId))!;
  const person = await world.signIn(login);
  const attempt: Attempt = { world, person, login, applicationId, state, sheet, pick: 0, more: {} };
  expect((await askFor(edge)!(attempt))?.ErrorCode, nameOf(edge)).toBe(0);
};

/** Transitions that lead to states off the happy path. */
const detours = [
  ['application', 'proposeTermination'],
  ['application', 'declineTermination'],
  ['application', 'askCancellation'],
  ['application', 'declineCancellation'],
  ['application', 'proposeRejection'],
  ['application', 'declineRejection'],
  ['material', 'return'],
  ['material', 'setPin'],
  ['material', 'settlePin'],
  ['invitation', 'decline'],
  ['opinion', 'save'],
  ['opinion', 'returnForm'],
  ['report', 'return'],
] as const;

test('[AZ-10] somebody with a conflict is refused with 2005 on every one of these rows, in every state they start from', async () => {
  const { db } = app;
  const about = await draftWithFile(world);
  const guarded = [...judgingEdges, ...beyondTheTables].filter(({ isGuarded }) => isGuarded);
  const left = new Map(guarded.map((edge) => [nameOf(edge), edge]));
  const gone = new Set<string>();
  for (let step = 0, nth = 0; step < 80 && left.size > 0; step += 1) {
    for (const [name, edge] of left) if (await tried(edge, about, (nth += 1))) left.delete(name);
    const state = await stateOf(db, about.applicationId);
    const seats = await seatsIn(db, about.applicationId);
    // Each detour once, as soon as its row starts from here; otherwise on by the book.
    const detour = [...edges, ...beyondTheTables].find(
      (edge) =>
        detours.some(([kind, transition]) => edge.kind === kind && edge.transition === transition) &&
        !gone.has(`${edge.kind} ${edge.transition}`) &&
        actingAt(edge, state, seats),
    );
    if (!detour) {
      await goOn(world, about, state, 1);
      continue;
    }
    gone.add(`${detour.kind} ${detour.transition}`);
    await made(detour, about, state);
    if (detour.transition === 'askCancellation') await agencyIsSilent(app, about.applicationId);
  }
  // Appeals are about a case that was rejected.
  const rejected = await draftWithFile(world);
  await goOn(world, rejected, await stateOf(db, rejected.applicationId), 1);
  for (const step of ['reject', 'file'])
    await made(
      edges.find(({ transition }) => transition === step)!,
      rejected,
      await stateOf(db, rejected.applicationId),
    );
  for (const [name, edge] of left) if (await tried(edge, rejected, 0)) left.delete(name);
  expect([...left.keys()], 'rows the walk never came to').toEqual([]);
  // The same from the other side: every writing call of those who judge has refused at least once.
  expect(judgingCalls.filter((route) => !refused.has(route))).toEqual([]);
}, 240_000);

import { expect } from 'vitest';
import type { Workflow } from '#contract/workflow';
import { actingAt, seatsIn } from '../independence/edges';
import { invitationTransitions, technical } from '../independence/invitations';
import { ways as conflicts, type Way as Conflict } from '../independence/ways';
import type { Db } from '#host/database/connection';
import { goOn } from './book';
import { changedNothing, holds, type Walk } from './commands';
import { transitions, type Ask } from './actions';
import { agencyIsSilent } from './silence';
import { fingerprintOf, stateOf, type CaseState, type SheetState } from './state';
import { flows, nameOfWay, never, ways, type Way } from './tables';
import { cast } from '#testing/cast';

const asks: Readonly<Record<string, Readonly<Record<string, Ask>>>> = {
  ...transitions,
  invitation: invitationTransitions,
};

/** Rows by people of which nobody has said how they are asked for over HTTP. */
export const unasked = (): string[] =>
  ways.filter(({ kind, transition, by }) => by !== 'system' && !asks[kind]?.[transition]).map(nameOfWay);

/** After these a case goes no further by the book: each has a case of its own. After a rejection it is applied for again. */
const isAnEnd = ({ kind, transition, by, to }: Way): boolean =>
  (kind === 'application' &&
    (['remove', 'reassign', 'release', 'terminate', 'rejectFinally', 'withdrawCancellation'].includes(
      transition,
    ) ||
      (transition === 'declineCancellation' && by === 'publicAgency'))) ||
  kind === 'appeal' ||
  // The sheet is its expert's no longer, and the book replaces nobody.
  transition === 'rejectForm' ||
  ((kind === 'application' || kind === 'report') && (flows[kind] as Workflow).ends.includes(to));

/** What has to be so before a row can be gone: the agency took part in the achievement, an expert is named in it. */
const conflictFor = ({ kind, from, transition }: Way): Conflict | undefined =>
  transition === 'release'
    ? conflicts.find(({ says }) => says.includes('by the account alone'))
    : kind === 'invitation' && from === 'accepted' && transition === 'replace'
      ? conflicts.find(({ says }) => says.includes('is named'))
      : undefined;

/** What has been before the form of a sheet is decided elsewhere: it was returned as often as may be, and put to the public-service agency. */
const formerly: Readonly<Record<string, object>> = {
  refer: { formReturns: 2 },
  acceptForm: { formReturns: 2, formRuling: 'asked' },
  rejectForm: { formReturns: 2, formRuling: 'asked' },
};
/** Puts a sheet where this transition starts from, where it takes more than its state; gives how to take that back. */
export const putBefore = async (
  db: Db,
  transition: string,
  sheet: SheetState | undefined,
): Promise<() => Promise<void>> => {
  const before = formerly[transition];
  if (!before || !sheet) return () => Promise.resolve();
  const put = async (values: object) => {
    await db.updateTable('opinion').set(values).where('id', '=', sheet.id).execute();
  };
  await put(before);
  return () => put({ formReturns: 0, formRuling: null });
};

/** Tries one row by whoever it is meant for. Gives whether it was gone; refused, it has changed nothing. */
const go = async (
  walk: Walk,
  way: Way,
  state: CaseState,
  seats: readonly SheetState[],
): Promise<boolean | undefined> => {
  const { app, world, about, path } = walk;
  const { applicationId } = about;
  const acting = actingAt({ ...way, isGuarded: true }, state, seats);
  if (!acting) return undefined;
  const { login, sheet } = acting;
  const conflict = conflictFor(way);
  const conflicted = way.transition === 'release' ? cast.manager : (sheet?.login ?? '');
  const endConflict = await conflict?.create(app.db, applicationId, conflicted);
  if (conflict) walk.print = undefined;
  if (way.transition in formerly) walk.print = undefined;
  await putBefore(app.db, way.transition, sheet);
  const print = (walk.print ??= await fingerprintOf(app.db));
  const person = await world.signIn(login);
  const attempt = { world, person, login, applicationId, state, sheet, pick: path.length, more: {} };
  const reply = await asks[way.kind]![way.transition]!(attempt);
  const name = nameOfWay(way);
  path.push(`${login} ${name}: ${reply?.ErrorCode}`);
  const trail = path.join(' → ');
  const refusal = never[name];
  if (refusal !== undefined) {
    expect(reply?.ErrorCode, trail).toBe(refusal);
    walk.gone.add(name);
  }
  if (reply?.ErrorCode !== 0) await changedNothing(walk, reply!.ErrorCode, print, trail);
  await endConflict?.();
  if (conflict || reply?.ErrorCode === 0) walk.print = undefined;
  // A draft that is saved leaves no step in the timeline; everything else is gone when that tells it.
  if (reply?.ErrorCode === 0 && way.transition === 'save') walk.gone.add(name);
  await holds(walk);
  return reply?.ErrorCode === 0;
};

const look = async ({ app, about }: Walk) => {
  const state = await stateOf(app.db, about.applicationId);
  const seats = await seatsIn(app.db, about.applicationId);
  const isTechnical = ({ login }: SheetState) => technical.includes(login);
  // Who declines or is replaced is a technical expert: there is another one to take the seat.
  return { state, seats: seats.toSorted((one, other) => +isTechnical(other) - +isTechnical(one)) };
};
/** What has not been gone yet; an application is sent back before it is accepted, so that it is submitted twice. */
const isAcceptance = ({ kind, transition }: Way): boolean =>
  kind === 'application' && transition === 'accept';
const left = ({ gone }: Walk): Way[] =>
  ways
    .filter((way) => way.by !== 'system' && !gone.has(nameOfWay(way)))
    .toSorted((one, other) => +isAcceptance(one) - +isAcceptance(other));

/** One case from its draft to its number, by way of every row that has not been gone yet and starts where the case stands. */
export const alongTheCase = async (walk: Walk): Promise<void> => {
  const refusedAt = new Map<string, string>();
  for (let step = 0; step < 250; step += 1) {
    const { state, seats } = await look(walk);
    // What was refused is tried again when something it may depend on has changed: with the experts, the report alone.
    const stateAt = ({ kind, from }: Way) =>
      JSON.stringify(kind === 'report' && from === 'withExperts' ? state.report : [state, seats]);
    const next = left(walk).find(
      (way) =>
        !isAnEnd(way) &&
        refusedAt.get(nameOfWay(way)) !== stateAt(way) &&
        actingAt({ ...way, isGuarded: true }, state, seats),
    );
    if (next) {
      await go(walk, next, state, seats);
      refusedAt.set(nameOfWay(next), stateAt(next));
      continue;
    }
    const vote = walk.gone.has('report: withExperts returnToAssessor agency') ? 1 : 3;
    const went = await goOn(walk.world, walk.about, state, vote);
    walk.print = undefined;
    walk.path.push(`by the book${went ? '' : ' (nothing left)'}`);
    await holds(walk);
    if (!went) return;
  }
  throw new Error(`the case comes to no end: ${walk.path.join(' → ')}`);
};

/** The rows that end a case, each at the end of a way to it. */
export const ends = (): readonly Way[] =>
  ways.filter((way) => way.by !== 'system' && isAnEnd(way) && way.to !== 'passed');

/** What is decided by these rows is proposed first. */
const proposals: Readonly<Record<string, string>> = {
  terminate: 'proposeTermination',
  rejectFinally: 'proposeRejection',
  withdrawCancellation: 'askCancellation',
  confirmCancellation: 'askCancellation',
  declineCancellation: 'askCancellation',
};

/** What comes before an appeal is decided: it is filed, and before that there is something to appeal against. */
const before = ({ application }: CaseState): Way =>
  ways.find(({ kind, transition }) =>
    application.status === flows.application.states.rejected
      ? kind === 'appeal' && transition === 'file'
      : kind === 'application' && transition === 'reject',
  )!;

/** By the book to where a row starts that ends the case, and then that row. */
export const toTheEnd = async (walk: Walk, end: Way): Promise<void> => {
  const asked = proposals[end.transition];
  const proposal = asked && ways.find(({ transition }) => transition === asked)!;
  const comesBack = end.from === 'draft' && end.transition === 'cancel';
  for (let step = 0; step < 60; step += 1) {
    const { state, seats } = await look(walk);
    const isBack = comesBack && state.application.returnCount === 0;
    if (proposal && !state.application.isProposed && (await go(walk, proposal, state, seats))) continue;
    if (proposal && state.application.isProposed && end.by === 'publicAgency') {
      await agencyIsSilent(walk.app, walk.about.applicationId);
      walk.print = undefined;
    }
    if (end.kind === 'appeal' && (await go(walk, state.appeal ? end : before(state), state, seats))) {
      if (state.appeal || end.transition === 'file') return;
      continue;
    }
    if (end.kind !== 'appeal' && !isBack && (await go(walk, end, state, seats))) return;
    const returned = ways.find(({ kind, transition }) => kind === 'application' && transition === 'return')!;
    if (comesBack && (await go(walk, returned, state, seats))) continue;
    expect(await goOn(walk.world, walk.about, state, 1), walk.path.join(' → ')).toBe(true);
    await holds(walk);
    walk.print = undefined;
  }
  throw new Error(`never came to «${nameOfWay(end)}»: ${walk.path.join(' → ')}`);
};

import fc from 'fast-check';
import { expect } from 'vitest';
import type { Workflow } from '#contract/workflow';
import { stateOf as stateName } from '#host/transitions';
import type { TestApp } from '#testing';
import type { ApplicationOf, StoryWorld } from '#testing/story';
import { goOn } from './book';
import { transitions } from './actions';
import { brokenInvariants, lastStepsDiffer } from './invariants';
import { actors, logins } from './people';
import { givenTo, injustices, takenBack, type Given } from './given';
import { fingerprintOf, stateOf, type CaseState, type SheetState } from './state';
import { flows, gone, ways, type Kind } from './tables';

type SheetKind = Exclude<Kind, 'invitation'>;
type Status = number | null | undefined;

/** How far this case has come: what the walk has done so far, to be seen when it fails. */
export interface Walk {
  readonly app: TestApp;
  readonly world: StoryWorld;
  readonly about: ApplicationOf;
  readonly path: string[];
  /** Every row of a table that any walk has gone: they have to get around. */
  readonly gone: Set<string>;
  /** The last fingerprint, while nothing has changed since. */
  print?: string | undefined;
  /** What the case had been given for good when it was last looked at. */
  given?: Given;
}

const statusOf = (state: CaseState, kind: SheetKind, sheetId: string | undefined): Status =>
  kind === 'opinion' ? state.sheets.find(({ id }) => id === sheetId)?.status : state[kind]?.status;

/** Every step ends here: the invariants hold, what was given stays, and the timeline has kept up by the tables alone. */
export const holds = async (walk: Walk): Promise<void> => {
  const { db } = walk.app;
  const { applicationId } = walk.about;
  const trail = walk.path.join(' → ');
  expect(await brokenInvariants(db), trail).toEqual([]);
  expect(await injustices(db, applicationId), trail).toEqual([]);
  expect(await lastStepsDiffer(db, applicationId), trail).toEqual([]);
  const given = await givenTo(db, applicationId);
  expect(takenBack(walk.given ?? new Map(), given), `${trail}: what was given for good has changed`).toEqual(
    [],
  );
  walk.given = given;
  const went = await gone(db, applicationId);
  expect(went.unknown, `${trail}: no table knows these steps`).toEqual([]);
  for (const row of went.rows) walk.gone.add(row);
};

/** The next transition of the happy path, or of its way back. */
export class ByTheBook implements fc.AsyncCommand<object, Walk, true> {
  constructor(readonly vote: 1 | 2 | 3) {}
  check = () => Promise.resolve(true);
  async run(_: object, walk: Walk): Promise<void> {
    const { app, world, about } = walk;
    const went = await goOn(world, about, await stateOf(app.db, about.applicationId), this.vote);
    walk.print = undefined;
    walk.path.push(`by the book${went ? '' : ' (nothing left)'}`);
    await holds(walk);
  }
  toString = () => `by the book, voting ${this.vote}`;
}

interface Try {
  readonly login: string;
  readonly kind: SheetKind;
  readonly transition: string;
  readonly how: 'fresh' | 'stale' | 'raw';
  readonly pick: number;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A row of the table leads from there by this transition and one of their actors to where it is now. */
const goesByTheTable = ({ login, kind, transition }: Try, from: Status, to: Status, trail: string): void => {
  const flow: Workflow = flows[kind];
  const name = from === undefined ? null : stateName(flow, from);
  const rows = flow.rows.filter(
    ([start, each, by]) => start === name && each === transition && actors[login]!.includes(by),
  );
  expect(
    rows.map(([, , , end]) => flow.states[end]),
    `${trail}: no row of the table ${kind} allows this`,
  ).toContain(to ?? null);
};

/** Refused: with one of the numbers there are, and nothing anywhere has changed. */
export const changedNothing = async (
  { app }: Walk,
  code: number,
  print: string,
  trail: string,
): Promise<void> => {
  expect([401, 403, 404, 1003, ...range(2001, 2007), ...range(2100, 2499)], trail).toContain(code);
  expect(await fingerprintOf(app.db), `${trail}: refused, and yet something changed`).toBe(print);
};

/** Done: not with an old version or a raw status, and by a row of the tables. */
const wasAllowed = (
  tried: Try,
  sheet: SheetState | undefined,
  from: Status,
  to: Status,
  trail: string,
): void => {
  expect(tried.how, trail).toBe('fresh');
  // An invitation has a table of its own; only the invited answers it.
  if (tried.kind === 'opinion' && tried.transition === 'accept')
    expect(tried.login, trail).toBe(sheet!.login);
  else goesByTheTable(tried, from, to, trail);
};

/** Anybody tries anything: it goes by a row of the tables that their actor allows, or it changes nothing at all. */
class Anything implements fc.AsyncCommand<object, Walk, true> {
  constructor(readonly tried: Try) {}
  check = () => Promise.resolve(true);
  async run(_: object, walk: Walk): Promise<void> {
    const { app, world } = walk;
    const { login, kind, transition, how, pick } = this.tried;
    const { applicationId } = walk.about;
    const before = await stateOf(app.db, applicationId);
    const sheet = before.sheets.find((each) => each.login === login) ?? before.sheets[pick % 5];
    const more = how === 'raw' ? { IsAskFor: 1, Status: 1 } : how === 'stale' ? { RowVersion: 999_999 } : {};
    const print = (walk.print ??= await fingerprintOf(app.db));
    const person = await world.signIn(login);
    const reply = await transitions[kind][transition]!({
      world,
      person,
      login,
      applicationId,
      state: before,
      sheet,
      pick,
      more,
    });
    if (!reply) return;
    const after = await stateOf(app.db, applicationId);
    const [from, to] = [statusOf(before, kind, sheet?.id), statusOf(after, kind, sheet?.id)];
    walk.path.push(`${login} ${kind}.${transition} (${how}) ${from}: ${reply.ErrorCode}`);
    const trail = walk.path.join(' → ');
    if (reply.ErrorCode !== 0) await changedNothing(walk, reply.ErrorCode, print, trail);
    else {
      walk.print = undefined;
      wasAllowed(this.tried, sheet, from, to, trail);
    }
    await holds(walk);
  }
  toString = () => JSON.stringify(this.tried);
}

const everyAttempt = Object.entries(transitions).flatMap(([kind, those]) =>
  Object.keys(those).map((transition) => [kind as SheetKind, transition] as const),
);
const anything = fc
  .record({
    login: fc.constantFrom(...logins),
    about: fc.constantFrom(...everyAttempt),
    how: fc.constantFrom<Try['how']>('fresh', 'fresh', 'fresh', 'fresh', 'stale', 'raw'),
    pick: fc.nat(99),
  })
  .map(({ about: [kind, transition], ...rest }) => new Anything({ ...rest, kind, transition }));

/** The right person, the right transition, at any moment: where the tables' rows themselves are tried. */
const rightPeople = ways.flatMap(({ kind, transition, by }) =>
  kind !== 'invitation' && transition in transitions[kind]
    ? logins.filter((login) => actors[login]!.includes(by)).map((login) => ({ kind, transition, login }))
    : [],
);
const rightful = fc
  .record({ whose: fc.constantFrom(...rightPeople), pick: fc.nat(99) })
  .map(({ whose, pick }) => new Anything({ ...whose, how: 'fresh', pick }));
const byTheBook = fc.constantFrom<1 | 2 | 3>(1, 1, 1, 2, 3).map((vote) => new ByTheBook(vote));

/** Walks of up to forty steps: anything by anybody, what is somebody's own, and on by the book. */
export const walks = fc.commands<object, Walk, true>([anything, anything, rightful, rightful, byTheBook], {
  size: 'max',
  maxCommands: 40,
});

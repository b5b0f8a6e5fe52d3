import fc from 'fast-check';
import { expect } from 'vitest';
import type { Workflow } from '#contract/workflow';
import { stateOf as stateName } from '#host/moves';
import { applicationFlow } from '#product/applications/workflow';
import { materialFlow } from '#product/materials/workflow';
import { opinionFlow } from '#product/panels/workflow';
import { reportFlow } from '#product/reports/workflow';
import type { TestHouse } from '#testing';
import type { ApplicationOf, World } from '#testing/story';
import { goOn } from './book';
import { deeds } from './deeds';
import { brokenInvariants, lastStepsDiffer } from './invariants';
import { hats, logins } from './people';
import { fingerprintOf, stateOf, type CaseState, type SheetState } from './state';

const flows: Readonly<Record<string, Workflow>> = {
  application: applicationFlow,
  material: materialFlow,
  report: reportFlow,
  opinion: opinionFlow,
};
type Kind = 'application' | 'material' | 'report' | 'opinion';
type Status = number | null | undefined;

/** How far this case has come: what the walk has done so far, to be seen when it fails. */
export interface Walk {
  readonly house: TestHouse;
  readonly world: World;
  readonly about: ApplicationOf;
  readonly path: string[];
  /** Every edge any walk has gone, for the walks have to get around. */
  readonly gone: Set<string>;
  /** The last fingerprint, while nothing has changed since. */
  print?: string | undefined;
}

const statusOf = (state: CaseState, kind: Kind, sheetId: string | undefined): Status =>
  kind === 'opinion' ? state.sheets.find(({ id }) => id === sheetId)?.status : state[kind]?.status;

/** Every step ends here: the invariants hold and the timeline has kept up. */
const holds = async ({ house, about, path }: Walk): Promise<void> => {
  const trail = path.join(' → ');
  expect(await brokenInvariants(house.db), trail).toEqual([]);
  expect(await lastStepsDiffer(house.db, about.applicationId), trail).toEqual([]);
};

/** The next deed of the happy path, or of its way back. */
export class ByTheBook implements fc.AsyncCommand<object, Walk, true> {
  constructor(readonly vote: 1 | 2 | 3) {}
  check = () => Promise.resolve(true);
  async run(_: object, walk: Walk): Promise<void> {
    const { house, world, gone } = walk;
    const before = await stateOf(house.db, walk.about.applicationId);
    const went = await goOn(world, walk.about, before, this.vote);
    const after = await stateOf(house.db, walk.about.applicationId);
    for (const kind of ['application', 'material', 'report'] as const)
      if (before[kind]?.status !== after[kind]?.status)
        gone.add(`${kind} ${before[kind]?.status ?? '–'}→${after[kind]?.status ?? '–'}`);
    walk.print = undefined;
    walk.path.push(`by the book${went ? '' : ' (nothing left)'}`);
    await holds(walk);
  }
  toString = () => `by the book, voting ${this.vote}`;
}

interface Try {
  readonly login: string;
  readonly kind: Kind;
  readonly deed: string;
  readonly how: 'fresh' | 'stale' | 'raw';
  readonly pick: number;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A row of the table leads from there by this deed and one of his hats to where it is now. */
const goesByTheTable = ({ login, kind, deed }: Try, from: Status, to: Status, trail: string): void => {
  const flow = flows[kind]!;
  const name = from === undefined ? null : stateName(flow, from);
  const rows = flow.rows.filter(
    ([start, each, by]) => start === name && each === deed && hats[login]!.includes(by),
  );
  expect(
    rows.map(([, , , end]) => flow.states[end]),
    `${trail}: no row of the table ${kind} allows this`,
  ).toContain(to ?? null);
};

/** Refused: with one of the numbers there are, and nothing anywhere has changed. */
const changedNothing = async ({ house }: Walk, code: number, print: string, trail: string): Promise<void> => {
  expect([401, 403, 404, 1003, ...range(2001, 2007), ...range(2100, 2499)], trail).toContain(code);
  expect(await fingerprintOf(house.db), `${trail}: refused, and yet something changed`).toBe(print);
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
  if (tried.kind === 'opinion' && tried.deed === 'accept') expect(tried.login, trail).toBe(sheet!.login);
  else goesByTheTable(tried, from, to, trail);
};

/** Anybody tries anything: it goes by a row of the tables that his hat allows, or it changes nothing at all. */
class Anything implements fc.AsyncCommand<object, Walk, true> {
  constructor(readonly tried: Try) {}
  check = () => Promise.resolve(true);
  async run(_: object, walk: Walk): Promise<void> {
    const { house, world, gone } = walk;
    const { login, kind, deed, how, pick } = this.tried;
    const { applicationId } = walk.about;
    const before = await stateOf(house.db, applicationId);
    const sheet = before.sheets.find((each) => each.login === login) ?? before.sheets[pick % 5];
    const more = how === 'raw' ? { IsAskFor: 1, Status: 1 } : how === 'stale' ? { RowVersion: 999_999 } : {};
    const print = (walk.print ??= await fingerprintOf(house.db));
    const person = await world.signIn(login);
    const reply = await deeds[kind][deed]!({
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
    const after = await stateOf(house.db, applicationId);
    const [from, to] = [statusOf(before, kind, sheet?.id), statusOf(after, kind, sheet?.id)];
    walk.path.push(`${login} ${kind}.${deed} (${how}) ${from}: ${reply.ErrorCode}`);
    const trail = walk.path.join(' → ');
    if (reply.ErrorCode !== 0) await changedNothing(walk, reply.ErrorCode, print, trail);
    else {
      walk.print = undefined;
      wasAllowed(this.tried, sheet, from, to, trail);
      gone.add(`${kind} ${from ?? '–'}→${to ?? '–'}`);
    }
    await holds(walk);
  }
  toString = () => JSON.stringify(this.tried);
}

const everyDeed = Object.entries(deeds).flatMap(([kind, those]) =>
  Object.keys(those).map((deed) => [kind as Kind, deed] as const),
);
const anything = fc
  .record({
    login: fc.constantFrom(...logins),
    about: fc.constantFrom(...everyDeed),
    how: fc.constantFrom<Try['how']>('fresh', 'fresh', 'fresh', 'fresh', 'stale', 'raw'),
    pick: fc.nat(99),
  })
  .map(({ about: [kind, deed], ...rest }) => new Anything({ ...rest, kind, deed }));

/** The right person, the right deed, at any moment: where the tables' rows themselves are tried. */
const rightPeople = Object.entries(flows).flatMap(([kind, { rows }]) =>
  rows.flatMap(([, deed, by]) =>
    Object.keys(deeds[kind as Kind]).includes(deed)
      ? logins
          .filter((login) => hats[login]!.includes(by))
          .map((login) => ({ kind: kind as Kind, deed, login }))
      : [],
  ),
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

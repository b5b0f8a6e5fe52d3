import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commit, numberFor } from '#testing/commit';
import { attempts, mayAsk, questions } from './two-worlds/questions';
import { everAsked, seatsOf } from './two-worlds/panel';
import { anyPrinted, anyUnprinted, type Printed, type Secret } from './two-worlds/secret';
import { stages, tell, type Stage } from './two-worlds/story';
import { viewers, type Viewer } from './two-worlds/viewers';
import { walk, type Heard } from './two-worlds/walk';
import { openBase, openWorld, type Base } from './two-worlds/world';

/**
 * The same story in many worlds that differ in nothing but who judges and how. Everybody who may not know that is answered the
 * same in each of them, to the byte: no status, total, order, date, number of an error or page tells them anything.
 */
const isLong = process.env['LONG_TESTS'] === '1';
/** Every run tells the same worlds; the long suite others with each commit, and the same again for the same one. */
const seed = isLong ? numberFor('two worlds', commit() ?? '') : 1;
/** The report has passed, and what is printed of the panel is read by its owner: from here on worlds differ in nothing printed. */
const printedFrom = stages.indexOf('passed');

let base: Base;
beforeAll(async () => {
  base = await openBase();
});
afterAll(() => base.left.remove());

interface Telling {
  readonly secret: Secret;
  /** Where the world is looked at; its story goes no further than the last of them. */
  readonly at: readonly Stage[];
  readonly isAsked: (viewer: Viewer, stage: Stage, question: string) => boolean;
}

/** What everybody was answered who may not know, by stage and person; and what the agency knows of who sits. */
interface Answers {
  readonly heard: ReadonlyMap<string, Heard>;
  readonly known: string;
}

const toldIn = async ({ secret, at, isAsked }: Telling): Promise<Answers> => {
  const world = await openWorld(base);
  try {
    const heard = new Map<string, Heard>();
    for (const stage of stages.slice(0, stages.indexOf(at.at(-1)!) + 1)) {
      await tell(world, secret, stage, at.includes(stage));
      if (!at.includes(stage)) continue;
      const asked = await everAsked(world);
      for (const viewer of Object.keys(viewers) as Viewer[])
        // Whom the lot has chosen knows.
        if (!asked.has(viewers[viewer][0] ?? ''))
          heard.set(`${stage} ${viewer}`, await walk(world, viewer, (name) => isAsked(viewer, stage, name)));
    }
    const seats = await seatsOf(world);
    return { heard, known: seats.map(({ ZJId }) => world.loginOf(ZJId)).join() };
  } finally {
    await world.app.close();
  }
};

/** Where the two part, with some of the text on either side. */
const parting = (one: string, other: string): string => {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const near = (text: string) => text.slice(Math.max(0, at - 100), at + 100);
  return `«${near(one)}» and «${near(other)}»`;
};

const differences = (one: Answers, other: Answers): string[] =>
  [...one.heard].flatMap(([where, heard]) => {
    const answers = other.heard.get(where);
    if (!answers) return [];
    return [...heard].flatMap(([question, said]) => {
      const saidThere = answers.get(question) ?? 'nothing was asked';
      return said === saidThere ? [] : [`${where}: ${question}: ${parting(said, saidThere)}`];
    });
  });

let compared = 0;
/** Tells every secret and compares its world with that of the first one. */
const expectAlike = async (secrets: readonly Secret[], how: Omit<Telling, 'secret'>): Promise<void> => {
  const [first, ...others] = secrets;
  const one = await toldIn({ secret: first!, ...how });
  const known = new Set([one.known]);
  for (const secret of others) {
    const other = await toldIn({ secret, ...how });
    known.add(other.known);
    compared += [...other.heard.values()].reduce((sum, { size }) => sum + size, 0);
    expect(differences(one, other), `seed ${seed}: ${JSON.stringify([first, secret])}`).toEqual([]);
  }
  // To those who may know they differ.
  expect(known.size).toBeGreaterThan(1);
};

/** One question of so many, others for each person, stage and turn. */
const oneOf =
  (many: number, turn: number): Telling['isAsked'] =>
  (viewer, stage, question) =>
    numberFor(`${viewer} ${stage} ${question}`, `${seed} ${turn}`) % many === 0;

const secretsOf = (many: number, turn: number, printed?: Printed): Secret[] =>
  fc
    .sample(fc.tuple(anyPrinted, anyUnprinted), { numRuns: many, seed: seed + turn })
    .map(([shown, hidden]) => ({ ...(printed ?? shown), ...hidden }));

test('everybody who may not know is asked about, and there is enough to ask', () => {
  const asked = (Object.keys(viewers) as Viewer[]).map((viewer) => [
    viewer,
    [...questions, ...attempts].filter((question) => mayAsk(question, viewers[viewer][1])).length,
  ]);
  expect(questions.length).toBeGreaterThan(500);
  expect(attempts.length).toBeGreaterThan(50);
  for (const [viewer, count] of asked)
    expect(count, String(viewer)).toBeGreaterThan(viewer === 'visitor' ? 0 : 150);
});

test('who judges a case, and how, changes nothing of what those are answered who may not know: some secrets, at one stage', async () => {
  const early = stages.slice(0, stages.indexOf('agencyReview'));
  const at = early[seed % early.length]!;
  await expectAlike(secretsOf(3, 0), { at: [at], isAsked: oneOf(60, 0) });
  expect(compared).toBeGreaterThan(100);
}, 240_000);

const groups = Array.from({ length: 10 }, (_, turn) => turn + 1);

test.runIf(isLong).each(groups)(
  '[AZ-13] a hundred secrets that differ in everything, until the report has passed: group %i',
  async (turn) => {
    await expectAlike(secretsOf(11, turn), { at: stages.slice(0, printedFrom), isAsked: oneOf(15, turn) });
  },
  7_200_000,
);

test.runIf(isLong).each(groups)(
  '[AZ-13] a hundred secrets of which nothing is printed, until the report is revoked: group %i',
  async (turn) => {
    const [printed] = fc.sample(anyPrinted, { numRuns: 1, seed: seed + 100 + turn });
    await expectAlike(secretsOf(11, 200 + turn, printed), {
      at: stages.slice(printedFrom),
      isAsked: oneOf(15, turn),
    });
  },
  7_200_000,
);

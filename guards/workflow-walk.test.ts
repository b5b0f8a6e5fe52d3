import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from '#testing';
import { drafted, worldOf, type World } from '#testing/story';
import { ByTheBook, walks, type Walk } from './workflow-walk/commands';
import { brokenInvariants } from './workflow-walk/invariants';

const isLong = process.env['LONG_TESTS'] === '1';
const gone = new Set<string>();
let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
  world = {
    ...worldOf(house),
    // No two deeds at one instant: the order of the timeline is looked at.
    signIn: async (login) => {
      house.pass({ seconds: 0.001 });
      return login === 'visitor' ? house.visitor : house.signIn(login);
    },
  };
}, 300_000);
afterAll(() => house.close());

test('the demonstration begins within the invariants', async () => {
  expect(await brokenInvariants(house.db)).toEqual([]);
});

test(
  '[ST1] [ST2] [ST3] no walk through the four tables leaves the invariants, and what is refused changes nothing',
  { timeout: isLong ? 3_600_000 : 180_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(38), fc.constantFrom<1 | 2 | 3>(1, 1, 2), walks, async (start, vote, steps) => {
        const about = await drafted(world);
        const real: Walk = { house, world, about, path: [], gone };
        for (let step = 0; step < start; step += 1) await new ByTheBook(vote).run({}, real);
        await fc.asyncModelRun(() => ({ model: {}, real }), steps);
        // Away with what is still a draft: an owner may hold twenty of them.
        await house.db
          .updateTable('application')
          .set({ isDeleted: true })
          .where('id', '=', about.applicationId)
          .where('status', '=', 6)
          .execute();
      }),
      {
        numRuns: 400,
        seed: 20261102,
        endOnFailure: true,
        ...(isLong ? {} : { interruptAfterTimeLimit: 50_000 }),
      },
    );
    expect([...gone]).toEqual(expect.arrayContaining(['application 6→0', 'application 0→7', 'material 6→0']));
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worldOf, type StoryWorld } from '#testing/story';
import { draftWithFile } from '#testing/story/application';
import { ByTheBook, walks, type Walk } from './workflow-walk/commands';
import { brokenInvariants } from './workflow-walk/invariants';
import { nameOfWay, ways } from './workflow-walk/tables';
import { alongTheCase, ends, toTheEnd, unasked } from './workflow-walk/tour';
import { openedApp } from '#testing/opened';

const isLong = process.env['LONG_TESTS'] === '1';
const gone = new Set<string>();
const app = await openedApp();
const world: StoryWorld = {
  ...worldOf(app),
  // No two transitions at one instant: the order of the timeline is looked at.
  signIn: async (login) => {
    app.pass({ seconds: 0.001 });
    return login === 'visitor' ? app.visitor : app.signIn(login);
  },
};

test('the demonstration begins within the invariants', async () => {
  expect(await brokenInvariants(app.db)).toEqual([]);
});

/** A case that nothing has happened to yet. */
const begun = async (): Promise<Walk> => ({ app, world, about: await draftWithFile(world), path: [], gone });

test(
  '[ST1] [ST2] [ST3] every row of every table is gone by whom it names, and no walk leaves the invariants',
  { timeout: 600_000 },
  async () => {
    expect(unasked(), 'say in guards/workflow-walk/actions.ts how they are asked for').toEqual([]);
    await alongTheCase(await begun());
    for (const end of ends()) await toTheEnd(await begun(), end);
    expect(
      ways.map(nameOfWay).filter((name) => !gone.has(name)),
      'rows no walk came to',
    ).toEqual([]);
  },
);

test(
  '[ST1] [ST2] [ST3] whatever anybody tries goes by the tables, or is refused and changes nothing',
  { timeout: isLong ? 3_600_000 : 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(38), fc.constantFrom<1 | 2 | 3>(1, 1, 2), walks, async (start, vote, steps) => {
        const real = await begun();
        for (let step = 0; step < start; step += 1) await new ByTheBook(vote).run({}, real);
        await fc.asyncModelRun(() => ({ model: {}, real }), steps);
        // Away with what is still a draft: an owner may hold twenty of them.
        await app.db
          .updateTable('application')
          .set({ isDeleted: true })
          .where('id', '=', real.about.applicationId)
          .where('status', '=', 6)
          .execute();
      }),
      {
        numRuns: 400,
        seed: 20261102,
        endOnFailure: true,
        ...(isLong ? {} : { interruptAfterTimeLimit: 20_000 }),
      },
    );
  },
);

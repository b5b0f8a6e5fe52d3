import { sql } from 'kysely';
import type { Services } from '#host/services';
import { lookThrough, storeFound } from '#product/materials/server';
import { nextReminder } from '#product/tasks/reminder';
import { seedAppeal } from './appeal';
import { applyIn, endIn } from './apply';
import { courseOf, type Course } from './course';
import { goOnIn } from './going-on';
import { seedIntegrityRecord } from './integrity';
import { materialIn } from './material';
import { storePaper } from './paper';
import { plannedCases } from './plan';
import { reportIn } from './report';
import { seedRevocation } from './revocation';
import type { SeedContext } from './seeding';

const peopleIds = async ({ db }: Services): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.selectFrom('person').select(['id', 'loginName']).execute()).map(({ id, loginName }) => [
      loginName,
      id,
    ]),
  );

const managersOf = async ({ db }: Services): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db
        .selectFrom('person')
        .innerJoin('organisation', 'organisation.id', 'person.organisationId')
        .select(['person.id', 'organisation.number'])
        .where('person.userType', '=', 3)
        .execute()
    ).map(({ id, number }) => [number, id]),
  );

const reviewersOf = async ({ db }: Services): Promise<string[]> =>
  (
    await db
      .selectFrom('person')
      .select('id')
      .where('userType', '=', 5)
      .orderBy('loginName', 'desc')
      .execute()
  ).map(({ id }) => id);

/** Notices and reminders as they are by now: notices older than a month are read, and clocks remind from today on. */
const settle = async ({ db, clock }: Services): Promise<void> => {
  const now = clock();
  await db
    .updateTable('notice')
    .set({ readAt: sql<string>`created_at + interval '1 day'` })
    .where('createdAt', '<', new Date(now.getTime() - 30 * 86_400_000).toISOString())
    .execute();
  const running = await db
    .selectFrom('deadline')
    .select(['id', 'days', 'dueAt'])
    .where('doneAt', 'is', null)
    .execute();
  for (const { id, days, dueAt } of running)
    await db
      .updateTable('deadline')
      .set({ remindOn: nextReminder(now, { days, dueAt: new Date(dueAt) }) })
      .where('id', '=', id)
      .execute();
};

/** All that was done in some cases, in the order of its time. The PDF of a report is drawn while the others go on. */
const inOrder = async (courses: readonly Course[]): Promise<void> => {
  const actions = courses.flatMap(({ one, actions }) => actions.map((action) => ({ ...action, one })));
  let drawing = Promise.resolve<unknown>(undefined);
  for (const { at, does, draws, one } of actions.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    // Reports are numbered in the order in which they passed.
    if (draws) await drawing;
    const done = does(at).catch((fault: unknown) => {
      throw new Error(`${one.name}, ${at.toISOString()}`, { cause: fault });
    });
    if (draws) drawing = done;
    else await done;
    // Awaited later; until then nobody listens, which is no fault.
    drawing.catch(() => undefined);
  }
  await drawing;
};

/**
 * Fills the demonstration with its cases (domain §8), by the product's own calls from the first draft on: what was done in all of
 * them is done anew in the order of its time, so that numbers, loads and clocks are those that the product gives. In the caller's
 * transaction. Nothing is audited: nobody made these calls. Throws what a call refuses.
 */
export const seedCases = async (
  services: Services,
  organisations: ReadonlyMap<string, string>,
): Promise<void> => {
  const paper = await storePaper(services.files);
  // Looked through as any file of a material is; there is no folder because it is no archive.
  const found = await lookThrough(await services.files.place(paper.sha256), paper.type, '');
  await storeFound(services, [{ sha256: paper.sha256, ...found }]);
  const seedContext: SeedContext = {
    services,
    organisations,
    people: await peopleIds(services),
    managers: await managersOf(services),
    reviewers: await reviewersOf(services),
    paper,
    acting: new Map(),
  };
  const courses = new Map<number, Course>();
  for (const planned of plannedCases) {
    const course = courseOf(seedContext, planned);
    courses.set(planned.one.number, course);
    applyIn(course, () => courses.get(planned.previous!.number)!.ids.application);
    materialIn(course);
    reportIn(course);
    goOnIn(course);
    endIn(course);
  }
  await inOrder([...courses.values()]);
  for (const { planned, ids } of courses.values()) await seedRevocation(seedContext, planned, ids.report);
  await seedAppeal(seedContext);
  await seedIntegrityRecord(seedContext);
  await settle(services);
};

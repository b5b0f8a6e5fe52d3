import { uuidV7 } from '#contract/uuid';
import type { Db } from '#host/database/connection';
import { achievements, type DemoAchievement } from './demo/achievements';
import type { Services } from '#host/services';
import { addToCount } from '#host/database/stored-count';
import { columnsOf, hashOf, signedContent, storingRows } from '#product/applications/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import { applicationNumber } from '#product/applications/number';
import { dayOf, endOfDay, workingDaysAfter, workingDaysBetween } from '#contract/calendar';
import { nextReminder } from '#product/tasks/reminder';
import { standardValues } from '#product/settings/settings';
import { draftOf, type SeededIds } from './cases/draft-of';

/** Working hours of Shanghai, so that no step of the demonstration happens at night. */
const momentsAgo = (now: Date, days: number, hour = 2): Date =>
  new Date(new Date(now.getTime() - days * 86_400_000).setUTCHours(hour, 10, 0, 0));

/** Achievements that stand on their own: no material and no report belongs to them yet. */
const withoutReports = achievements.filter(
  ({ progress }) => progress.reportStatus === undefined && progress.materialStatus === undefined,
);

interface Step {
  readonly transition: string;
  readonly actor: string;
  readonly actorId: string | null;
  readonly from: number | null;
  readonly to: number;
  readonly daysAgo: number;
  readonly note?: string;
  /** Who may read it, where not everybody on the case does. */
  readonly visibility?: string;
}

const { draft, submitted, evaluating, publicReview, passed, cancelled, rejected } = applicationCodes;
const returnedAfterDays = 6;

/** The way an achievement has come, from its standing (domain §3.1). */
const stepsOf = (one: DemoAchievement): Step[] => {
  const { progress, owner } = one;
  const status = Number(progress.applicationStatus);
  const steps: Step[] = [
    {
      transition: 'create',
      actor: 'owner',
      actorId: owner,
      from: null,
      to: draft,
      daysAgo: progress.createdDaysAgo,
    },
  ];
  const add = (daysAgo: number | undefined, step: Omit<Step, 'daysAgo'>): void => {
    if (daysAgo !== undefined) steps.push({ ...step, daysAgo });
  };
  add(progress.submittedDaysAgo, {
    transition: 'submit',
    actor: 'owner',
    actorId: owner,
    from: draft,
    to: submitted,
  });
  if (progress.defects)
    add(progress.submittedDaysAgo! - returnedAfterDays, {
      transition: 'return',
      actor: 'agency',
      actorId: null,
      from: submitted,
      to: draft,
      note: progress.defects.map(({ text }) => text).join('\n'),
    });
  add(progress.acceptedDaysAgo, {
    transition: 'accept',
    actor: 'agency',
    actorId: null,
    from: submitted,
    to: evaluating,
  });
  if (
    status === publicReview ||
    status === passed ||
    (status === rejected && progress.reportStatus !== undefined)
  )
    add(progress.reportedDaysAgo, {
      transition: 'toPublicReview',
      actor: 'system',
      actorId: null,
      from: evaluating,
      to: publicReview,
    });
  const note = progress.decision?.text;
  const ended = { ...(note !== undefined && { note }) };
  if (status === passed)
    add(progress.decidedDaysAgo, {
      transition: 'pass',
      actor: 'system',
      actorId: null,
      from: publicReview,
      to: passed,
    });
  if (status === cancelled)
    add(progress.decidedDaysAgo, {
      transition: 'cancel',
      actor: 'owner',
      actorId: owner,
      from: submitted,
      to: cancelled,
      ...ended,
    });
  // One proposes it and another one decides (A15).
  if (status === rejected)
    for (const [transition, actorId, to, ago] of [
      ['proposeRejection', 'zhouyiheng', publicReview, 2],
      ['rejectFinally', 'cuijingting', rejected, 0],
    ] as const)
      add(progress.decidedDaysAgo! + ago, {
        ...{ transition, actor: 'publicAgency', actorId, from: publicReview, to },
        ...ended,
        ...(to === publicReview && { visibility: 'publicAgency' }),
      });
  return steps;
};

const deadlineOf = (one: DemoAchievement, now: Date) => {
  const { progress } = one;
  if (progress.submittedDaysAgo === undefined) return undefined;
  const at = momentsAgo(now, progress.submittedDaysAgo);
  if (Number(progress.applicationStatus) === submitted)
    return {
      step: 'accept',
      holder: 'agency',
      startedAt: at,
      dueAt: workingDaysAfter(at, standardValues.acceptDays),
    };
  if (!progress.defects) return undefined;
  const back = momentsAgo(now, progress.submittedDaysAgo - returnedAfterDays);
  return {
    step: 'supplement',
    holder: 'owner',
    startedAt: back,
    dueAt: endOfDay(dayOf(workingDaysAfter(back, standardValues.supplementDays))),
  };
};

/** Numbers in the order of submission, year by year; the counters stand where the next one continues. */
const numbersOf = (chosen: readonly DemoAchievement[], now: Date) => {
  const counters = new Map<number, number>();
  const numbers = new Map<number, string>();
  const sent = chosen
    .filter(({ progress }) => progress.submittedDaysAgo !== undefined)
    .toSorted((one, other) => other.progress.submittedDaysAgo! - one.progress.submittedDaysAgo!);
  for (const one of sent) {
    const year = Number(dayOf(momentsAgo(now, one.progress.submittedDaysAgo!)).slice(0, 4));
    const next = (counters.get(year) ?? 0) + 1;
    counters.set(year, next);
    numbers.set(one.number, applicationNumber(year, next));
  }
  return { counters, numbers };
};

/** The contract with which a case of the demonstration was accepted, as its agency has filled it in since. */
const seedContract = async (
  db: Db,
  id: string,
  about: {
    readonly applicationId: string;
    readonly agencyId: string;
    readonly contractNumber: string;
    readonly at: string;
  },
): Promise<void> => {
  const { applicationId, agencyId, contractNumber, at } = about;
  await db.insertInto('contract').values({ id, applicationId, agencyId, round: 1, rowVersion: 1 }).execute();
  await db
    .insertInto('contractVersion')
    .values({
      contractId: id,
      version: 1,
      contractNumber,
      fee: '3.00',
      included: '资料审核、专家评价、评价报告一式两份；含复核，不含差旅。',
      payment: 'agreed',
      isDeclared: true,
      changedAt: at,
    })
    .execute();
};

/** People by login name. */
export const peopleIds = async (services: Services): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await services.db.selectFrom('person').select(['id', 'loginName']).execute()).map(
      ({ id, loginName }) => [loginName, id],
    ),
  );

const seedOne = async (
  services: Services,
  one: DemoAchievement,
  ids: SeededIds,
  number: string | null,
  managers: ReadonlyMap<string, string>,
): Promise<string> => {
  const now = services.clock();
  const { progress } = one;
  const created = momentsAgo(now, progress.createdDaysAgo);
  const newId = () => uuidV7(created.getTime(), services.random(10));
  const id = newId();
  const content = draftOf(one, ids);
  const steps = stepsOf(one);
  const last = steps.at(-1)!;
  const at = (days: number | undefined) => (days === undefined ? null : momentsAgo(now, days).toISOString());
  const isAccepted = progress.acceptedDaysAgo !== undefined;
  await storingRows(services.db, id, content, newId, new Set(Object.keys(content)))
    .insertInto('application')
    .values({
      ...columnsOf(content),
      id,
      applicationNumber: number,
      settingsVersion: number === null ? null : 1,
      status: Number(progress.applicationStatus),
      ownerId: ids.people.get(one.owner)!,
      assessorId: isAccepted && progress.assessor ? ids.people.get(progress.assessor)! : null,
      planStart: isAccepted ? dayOf(momentsAgo(now, progress.acceptedDaysAgo!)) : null,
      planEnd: isAccepted ? dayOf(momentsAgo(now, progress.acceptedDaysAgo! - 90)) : null,
      defects: JSON.stringify(progress.defects ?? []),
      returnCount: progress.defects ? 1 : 0,
      returnedBy: progress.defects ? content.evaluationAgencyId! : null,
      isLocked: progress.decision !== undefined,
      isFinal: progress.decision?.isFinal ?? false,
      decisionReason: progress.decision?.reason ?? null,
      decisionText: progress.decision?.text ?? null,
      submittedAt: at(progress.submittedDaysAgo),
      decidedAt: at(progress.decidedDaysAgo),
      createdAt: created.toISOString(),
      updatedAt: at(last.daysAgo)!,
      rowVersion: steps.length,
    })
    .execute();
  await addToCount(services.db, 'application', 1, newId);
  if (isAccepted)
    await seedContract(services.db, newId(), {
      applicationId: id,
      agencyId: content.evaluationAgencyId!,
      contractNumber: `HT-DEMO-${String(one.number).padStart(4, '0')}`,
      at: at(progress.acceptedDaysAgo)!,
    });
  if (number !== null)
    await services.db
      .insertInto('applicationSnapshot')
      .values({
        id: newId(),
        applicationId: id,
        version: 1,
        content: JSON.stringify(signedContent(content)),
        sha256: hashOf(content),
        createdAt: at(progress.submittedDaysAgo)!,
      })
      .execute();
  await services.db
    .insertInto('timeline')
    .values(
      steps.map((step, place) => ({
        id: newId(),
        objectKind: 'application',
        objectId: id,
        at: momentsAgo(now, step.daysAgo, 2 + Math.min(place, 5)).toISOString(),
        actorId:
          step.actor === 'agency'
            ? (managers.get(one.agency) ?? null)
            : step.actorId === null
              ? null
              : ids.people.get(step.actorId)!,
        actor: step.actor,
        transition: step.transition,
        fromState: step.from,
        toState: step.to,
        note: step.note ?? null,
        visibility: step.visibility ?? 'all',
      })),
    )
    .execute();
  const clock = deadlineOf(one, now);
  const days = clock && workingDaysBetween(clock.startedAt, clock.dueAt);
  if (clock && days)
    await services.db
      .insertInto('deadline')
      .values({
        id: newId(),
        objectKind: 'application',
        objectId: id,
        step: clock.step,
        holder: clock.holder,
        applicationId: id,
        days,
        daysLeft: null,
        remindOn: nextReminder(now, { days, dueAt: clock.dueAt }),
        startedAt: clock.startedAt.toISOString(),
        dueAt: clock.dueAt.toISOString(),
        doneAt: null,
      })
      .execute();
  return id;
};

/** The manager of each agency, by the organisation's number. */
export const managersOf = async (services: Services): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await services.db
        .selectFrom('person')
        .innerJoin('organisation', 'organisation.id', 'person.organisationId')
        .select(['person.id', 'organisation.number'])
        .where('person.userType', '=', 3)
        .execute()
    ).map(({ id, number }) => [number, id]),
  );

/**
 * Writes achievements of the demonstration with everything below them: rows, snapshot, timeline, running clock.
 * Those with a material or a report are only to be chosen by a seeder that writes these in the same transaction, or the
 * invariants of domain §3.0 would not hold. Gives each one's id by its number in the table of domain §8.
 */
export const seedApplications = async (
  services: Services,
  organisations: ReadonlyMap<string, string>,
  chosen: readonly DemoAchievement[] = withoutReports,
): Promise<ReadonlyMap<number, string>> => {
  const ids: SeededIds = { organisations, people: await peopleIds(services) };
  const managers = await managersOf(services);
  const { counters, numbers } = numbersOf(chosen, services.clock());
  const made = new Map<number, string>();
  for (const one of chosen)
    made.set(one.number, await seedOne(services, one, ids, numbers.get(one.number) ?? null, managers));
  for (const [year, value] of counters)
    await services.db
      .insertInto('counter')
      .values({ name: `application/${year}`, value })
      .onConflict((taken) => taken.column('name').doUpdateSet({ value }))
      .execute();
  return made;
};

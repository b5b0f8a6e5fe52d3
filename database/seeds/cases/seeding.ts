import { workingDaysBetween } from '#contract/calendar';
import { uuidV7 } from '#contract/uuid';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import type { Services } from '#host/services';
import { nextReminder } from '#product/tasks/reminder';
import type { DemoAchievement } from '../demo/achievements';

/** What every seeder of cases is given. */
export interface SeedContext {
  readonly services: Services;
  readonly organisations: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
  /** The manager of an agency, by its number. */
  readonly managers: ReadonlyMap<string, string>;
  /** People of the public-service agency; the first reviews. */
  readonly reviewers: readonly string[];
  /** The stored bytes every document of the demonstration stands for. */
  readonly paper: { readonly sha256: string; readonly size: number };
}

/** Office hours of Shanghai, `hour` of UTC, so many days before seeding. */
export const momentOf = (now: Date, daysAgo: number, hour = 2): Date =>
  new Date(
    Math.min(
      new Date(now.getTime() - daysAgo * 86_400_000).setUTCHours(hour, 10, 0, 0),
      now.getTime() - 60_000,
    ),
  );

/** An id in the order of time. */
export const idAt = ({ services }: SeedContext, at: Date): string =>
  uuidV7(at.getTime(), services.random(10));

export const personOfCase = ({ people }: SeedContext, login: string): string => {
  const id = people.get(login);
  if (!id) throw new Error(`the demonstration has nobody called ${login}`);
  return id;
};

/** What somebody would have been mailed then is not mailed now. */
const mailingNobody = ({ services }: SeedContext): Services => {
  const noticeChannels = { of: () => Promise.resolve({ mail: [], textMessage: [] }) };
  return { ...services, contributed: { ...services.contributed, noticeChannels } };
};

/** What the product's own deeds are given, at a moment of the past. Nobody acts, nothing is audited, no mail leaves. */
export const contextAt = (seedContext: SeedContext, at: Date): Context<null, unknown> => ({
  me: null,
  object: undefined,
  db: seedContext.services.db,
  services: mailingNobody(seedContext),
  now: at,
  language: 'zh',
  requestId: idAt(seedContext, at),
  address: '',
  browser: false,
  agent: '',
  cookies: { get: () => undefined, set: () => undefined },
  audit: () => undefined,
  afterCommit: () => undefined,
  newId: () => idAt(seedContext, at),
});

/**
 * What one of the product's own calls is given where somebody of the demonstration makes it at a moment of the past: their
 * roles and organisation as they stand, the object as it stands.
 */
export const actingAt = async <Found>(
  seedContext: SeedContext,
  at: Date,
  personId: string,
  object: Found,
): Promise<Context<Me, Found>> => {
  const { db } = seedContext.services;
  const person = await db
    .selectFrom('person')
    .select(['trueName', 'userType', 'organisationId', 'isOrganisationAdmin'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const held = await db
    .selectFrom('personRole')
    .innerJoin('role', 'role.id', 'personRole.roleId')
    .select('role.code')
    .where('personRole.personId', '=', personId)
    .execute();
  const roles = new Set(held.map(({ code }) => code));
  return {
    ...contextAt(seedContext, at),
    object,
    me: {
      ...{ personId, sessionId: '', name: person.trueName, userType: person.userType },
      organisationId: person.organisationId,
      organisationIds: person.organisationId === null ? [] : [person.organisationId],
      isOrganisationAdmin: person.isOrganisationAdmin,
      ...{ roles, heldRoles: roles, views: [], rights: new Set(), owesConsent: false, provenAt: '' },
    },
  };
};

/** One step of an object's history. */
export interface TrailStep {
  readonly at: Date;
  readonly actorId: string | null;
  readonly actor: string;
  readonly transition: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly note?: string;
  readonly visibility?: string;
}

/** Writes an object's history. */
export const writeTrail = async (
  seedContext: SeedContext,
  kind: string,
  id: string,
  steps: readonly TrailStep[],
): Promise<void> => {
  if (steps.length === 0) return;
  await seedContext.services.db
    .insertInto('timeline')
    .values(
      steps.map((step) => ({
        id: idAt(seedContext, step.at),
        objectKind: kind,
        objectId: id,
        at: step.at.toISOString(),
        actorId: step.actorId,
        actor: step.actor,
        transition: step.transition,
        fromState: step.from,
        toState: step.to,
        note: step.note ?? null,
        visibility: step.visibility ?? 'all',
      })),
    )
    .execute();
};

/** Writes a clock that ran, or runs still. */
export const writeClock = async (
  seedContext: SeedContext,
  applicationId: string,
  object: readonly [kind: string, id: string],
  clock: { step: string; holder: string; startedAt: Date; dueAt: Date; doneAt?: Date },
): Promise<void> => {
  const days = workingDaysBetween(clock.startedAt, clock.dueAt);
  await seedContext.services.db
    .insertInto('deadline')
    .values({
      id: idAt(seedContext, clock.startedAt),
      applicationId,
      objectKind: object[0],
      objectId: object[1],
      step: clock.step,
      holder: clock.holder,
      startedAt: clock.startedAt.toISOString(),
      dueAt: clock.dueAt.toISOString(),
      doneAt: clock.doneAt?.toISOString() ?? null,
      days,
      daysLeft: null,
      remindOn: nextReminder(seedContext.services.clock(), { days, dueAt: clock.dueAt }),
    })
    .execute();
};

/** A notice on somebody's desk; those older than a month have been read. */
export const writeNotices = async (
  seedContext: SeedContext,
  at: Date,
  people: readonly (string | null | undefined)[],
  kind: string,
  values: Readonly<Record<string, string>>,
  object: readonly [kind: string, id: string],
): Promise<void> => {
  const to = [...new Set(people)].filter((id) => id !== null && id !== undefined);
  if (to.length === 0) return;
  const isOld = seedContext.services.clock().getTime() - at.getTime() > 30 * 86_400_000;
  await seedContext.services.db
    .insertInto('notice')
    .values(
      to.map((personId) => ({
        id: idAt(seedContext, at),
        personId,
        kind,
        objectKind: object[0],
        objectId: object[1],
        values: JSON.stringify(values),
        createdAt: at.toISOString(),
        readAt: isOld ? new Date(at.getTime() + 86_400_000).toISOString() : null,
      })),
    )
    .execute();
};

/** Those who applied: the owner and their technology manager. */
export const applicantsOf = (seedContext: SeedContext, one: DemoAchievement): (string | null)[] => [
  personOfCase(seedContext, one.owner),
  one.technologyManager ? personOfCase(seedContext, one.technologyManager) : null,
];

import { uuidV7 } from '#contract/uuid';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import type { StoredFile } from '#host/files';
import { asking } from '#host/limits/asks';
import type { Services } from '#host/services';
import { currentPersonOf } from '#product/access/server';
import { makeCode, signingPurpose } from '#product/access/server/codes';

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
  readonly paper: StoredFile;
  /** Who has acted already, by id. */
  readonly acting: Map<string, Me>;
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

/**
 * The services as they are within the seeding. What somebody would have been mailed then is not mailed now; what they ask counts
 * against nobody's limit; and a code is judged where it was drawn, in the one transaction of the seeding.
 */
const past = ({ services }: SeedContext): Services => {
  const { db, limiter, contributed } = services;
  return {
    ...services,
    pool: asking(db.withoutPlugins()) as unknown as Services['pool'],
    limiter: { ...limiter, demand: () => Promise.resolve() },
    contributed: {
      ...contributed,
      noticeChannels: { of: () => Promise.resolve({ mail: [], textMessage: [] }) },
    },
  };
};

/** What the product's own actions are given, at a moment of the past. Nobody acts, nothing is audited, no mail leaves. */
export const contextAt = (seedContext: SeedContext, at: Date): Context<null, unknown> => ({
  me: null,
  object: undefined,
  db: seedContext.services.db,
  services: past(seedContext),
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
  const { acting } = seedContext;
  const me = acting.get(personId) ?? (await currentPersonOf(past(seedContext), personId, ''));
  if (!me) throw new Error(`nobody who is not locked has the id ${personId}`);
  acting.set(personId, me);
  return { ...contextAt(seedContext, at), object, me };
};

/** A code by which somebody signs, drawn and spent as any: for this content of this object. */
export const signingCode = async (
  context: Context<Me, unknown>,
  action: string,
  id: string,
  contentHash: string,
): Promise<string> => {
  const signer = context as Context<Me>;
  return (await makeCode(signer, await signingPurpose(signer, action, id, contentHash))).code;
};

import { personOf } from '#database/seeds/demo/people';
import type { Person, Reply, TestApp } from '..';

/** Where a story is told: an app of a test, or the product that runs somewhere. Everything goes over HTTP. */
export interface StoryWorld {
  /** Signs in over HTTP, once per person. */
  signIn(loginName: string): Promise<Person>;
  /** The last six digits sent to a mobile. */
  lastCode(mobile: string): Promise<string>;
  now(): Date;
  /** Called before a code is asked for: lets the minute between two codes of one number pass. */
  readonly beforeCode?: () => Promise<void>;
}

/** The world of a test's app. Many stories in one app sign more often than people do: limits have tests of their own. */
export const worldOf = (app: TestApp): StoryWorld => ({
  signIn: (loginName) => app.signIn(loginName),
  lastCode: (mobile) => app.lastCode(mobile),
  now: () => app.now(),
  beforeCode: async () => {
    await app.services.pool.query('delete from rate_limit');
    app.pass({ seconds: 1 });
  },
});

/** What a call answered; throws with its number and sentence when it was refused. */
export const said = async (reply: Promise<Reply>) => {
  const { ErrorCode, RequestMsg, ResultValue } = await reply;
  if (ErrorCode !== 0) throw new Error(`${ErrorCode}: ${RequestMsg} ${JSON.stringify(ResultValue)}`);
  return ResultValue;
};

export type SignedAction = 'apply.submit' | 'opinion.submit' | 'report.sign';

/** The last code that somebody of the demonstration was sent. */
export const lastCodeOf = (world: StoryWorld, loginName: string): Promise<string> =>
  world.lastCode(personOf(loginName).mobile);

/** A signing code for exactly this content, as it comes by SMS. */
export const signingCode = async (
  world: StoryWorld,
  loginName: string,
  action: SignedAction,
  Id: string,
  ContentHash: string,
): Promise<string> => {
  await world.beforeCode?.();
  const person = await world.signIn(loginName);
  await said(person.wire('POST /api/UserAuth/SendSignCode', { Deed: action, Id, ContentHash }));
  return lastCodeOf(world, loginName);
};

/** A day so many days from now, YYYY-MM-DD. */
export const dayFrom = (world: StoryWorld, days: number): string =>
  new Date(world.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

import type * as z from 'zod';
import { day, id, listOf, moment, oneOf, pageOf, paging, text, strictObject } from '#contract/field';

/** Filters of a person's own sign-ins; the days are those of signing in, both included. */
export const SignInFilter = strictObject({
  ...paging,
  startTime: day.optional(),
  endTime: day.optional(),
  address: text(60).optional(),
  state: oneOf(['running', 'ended']).optional(),
});
export type SignInFilter = z.output<typeof SignInFilter>;

/** A sign-in as its own person reads it. `current` is the one the list was asked from; it runs as well. */
const SignInRow = strictObject({
  id,
  signedInAt: moment,
  lastUsedAt: moment,
  endedAt: moment.nullable(),
  address: text(100),
  program: text(200),
  state: oneOf(['current', 'running', 'ended']),
  can: listOf(oneOf(['end'])),
});

export const SignInPage = pageOf(SignInRow);

/** Whoever must give a second factor is given a token that is worth the calls for it alone: with a code, or enrolling first. */
export const SignedIn = strictObject({
  token: text(64, 0, { secret: true }),
  loginName: text(256),
  role: text(200),
  secondFactor: oneOf(['code', 'enrol']).optional(),
});

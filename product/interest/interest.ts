import type * as z from 'zod';
import {
  coded,
  id,
  integer,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  strictObject,
  text,
  yesNo,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';

/** The version of what a visitor agrees to (`interestConsent` of the public site): another one for other words. */
export const consentVersion = 'interest-2026-11';
/** Within so many working days whoever asks has an answer. */
export const answerDays = 10;
/** So many months after it came an enquiry is removed with all that it says. */
export const keptMonths = 12;

export const interestStates = { open: 0, answered: 1, declined: 3 } as const;
const interestState = coded(interestStates);

/** So many characters each part of an enquiry has at most; the form lets nobody type more. */
const mostOfEnquiry = { name: 50, organisation: 100, phone: 30, email: 254, need: 1_000 } as const;
/** So many characters an enquiry has at most. */
export const longestEnquiry = Object.values(mostOfEnquiry).reduce((sum, each) => sum + each, 0);

/** What a visitor writes about a published result: by which of mail and telephone they are reached is theirs to say. */
export const Enquiry = strictObject({
  resultId: ref('publishedResult'),
  name: required(mostOfEnquiry.name),
  organisation: withMetadata(text(mostOfEnquiry.organisation), { wire: 'Org' }).optional(),
  phone: text(mostOfEnquiry.phone).optional(),
  email: text(mostOfEnquiry.email).optional(),
  need: withMetadata(required(mostOfEnquiry.need), { wire: 'Need' }),
  consent: withMetadata(yesNo, { wire: 'Consent' }),
});
export type Enquiry = z.output<typeof Enquiry>;

export const InterestFilter = strictObject({
  ...paging,
  state: interestState.optional(),
  achievementName: text(100).optional(),
});
export type InterestFilter = z.output<typeof InterestFilter>;

const row = {
  id,
  achievementName: text(200),
  reportId: id,
  reportNumber: text(40),
  name: text(50),
  organisation: withMetadata(text(100), { wire: 'Org' }),
  need: withMetadata(text(1000), { wire: 'Need' }),
  state: interestState,
  arrivedAt: withMetadata(moment, { wire: 'ArrivedAt' }),
  /** Until when it is to be answered. */
  dueAt: moment,
  /** When it is removed. */
  keptUntil: withMetadata(moment, { wire: 'KeptUntil' }),
  decidedBy: text(50),
  decidedAt: moment.nullable(),
  answer: withMetadata(text(2000), { wire: 'Answer' }),
  rowVersion: integer(1, 1_000_000_000),
  can: listOf(oneOf(['answer', 'decline', 'remove'])),
};
export const InterestPage = pageOf(strictObject(row));
/** The same with how its writer is reached. */
export const Interest = strictObject({ ...row, phone: text(30), email: text(254) });

export const Reply = strictObject({
  id: ref('interest'),
  rowVersion: integer(1, 1_000_000_000),
  outcome: withMetadata(coded({ answered: 1, declined: 3 }), { wire: 'Outcome' }),
  answer: withMetadata(text(2000, 5), { wire: 'Answer' }),
});
export type Reply = z.output<typeof Reply>;

import { dayOf } from '#contract/calendar';
import { daysBetween } from '#contract/days';

/** How many rounds an application may have: one is added each time it is applied for again after a rejection (domain §3.1 A16). */
export const mostRounds = 3;
/** For how many days after a rejection it may be applied for again (domain §3.1 A16). */
export const revisionDays = 90;

/** Whether a decision, by the day it was taken on in Shanghai, lies no longer back than it may be answered by another round. */
export const mayStillRevise = (decidedAt: string | null, now: Date): boolean =>
  decidedAt !== null && daysBetween(dayOf(new Date(decidedAt)), dayOf(now)) <= revisionDays;

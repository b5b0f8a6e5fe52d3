import { dayOf } from '#contract/calendar';
import { addMonths } from '#contract/days';
import { applicationCodes } from '#product/dictionaries/application-status';

/** How many months after it has passed an achievement may be evaluated anew without a major change (domain §3.1 A17). */
const reEvaluationMonths = 6;

/**
 * What its owner may begin from an application: its re-evaluation once it has passed, a copy once it was cancelled. Neither is
 * a transition: nothing happens to the one they begin from.
 */
export const successors = ['reEvaluate', 'copy'] as const;
export type Successor = (typeof successors)[number];

export const successorOf = (status: number): Successor | null =>
  status === applicationCodes.passed ? 'reEvaluate' : status === applicationCodes.cancelled ? 'copy' : null;

/** The first day, in Shanghai, on which one may be re-evaluated without a major change. */
export const reEvaluationFrom = (decidedAt: string): string =>
  addMonths(dayOf(new Date(decidedAt)), reEvaluationMonths);

import type * as z from 'zod';
import { dayOf, workingDaysAfter } from '#contract/calendar';
import type { Transition } from '#contract/workflow';
import type { Context } from '#host/context';
import { makeTransition, stateOf } from '#host/transitions';
import { calendarNow, settingsNow } from '#product/settings/server';
import type { sampling } from '../contract';
import { compare } from '../deviation';
import { samplingProblems } from '../problems';
import { sampleFlow, type SampleState } from '../workflow';
import { publishedOf, ratesAdvancement } from './levels';
import { sampleMachine, type Assigning } from './machine';
import type { SampledReport } from './visible';

type At = Context<Context['me'], SampledReport>;
type Taken<Name extends keyof typeof sampling.calls> = z.output<(typeof sampling.calls)[Name]['takes']>;

const act = async (
  context: At,
  rowVersion: number,
  transition: Transition<typeof sampleFlow>,
  set: Readonly<Record<string, unknown>>,
  { note = '', data }: { readonly note?: string; readonly data?: Assigning } = {},
) => {
  const { object } = context;
  const from = stateOf(sampleFlow, object.status);
  const version = await makeTransition(context, sampleMachine, object, transition, {
    rowVersion,
    set,
    note,
    ...(data && { data }),
  });
  const row = sampleFlow.rows.find(([state, name]) => state === from && name === transition)!;
  return { id: object.id, state: row[3] as SampleState, rowVersion: version };
};

/**
 * A reviewer of the public-service agency asks somebody for the second review, or somebody else in their stead, with a term in
 * working days. Throws 2430, 2431, 2005 with the path.
 */
export const assignReviewer = async (
  { rowVersion, reviewerId, reason = '' }: Taken<'assign'>,
  context: At,
) => {
  const { db, me, now } = context;
  const { blindReviewDays } = await settingsNow(db);
  const set = {
    reviewerId,
    assignedBy: me.personId,
    assignedAt: now.toISOString(),
    dueOn: dayOf(workingDaysAfter(now, blindReviewDays, await calendarNow(db))),
    declined: null,
  };
  return act(context, rowVersion, 'assignReviewer', set, { data: { reviewerId, reason } });
};

/** Whoever was asked declines, with a reason that the public-service agency reads. */
export const declineReview = async ({ rowVersion, reason }: Taken<'decline'>, context: At) =>
  act(
    context,
    rowVersion,
    'declineReview',
    { reviewerId: null, dueOn: null, declined: reason },
    { note: reason },
  );

/**
 * The second reviewer records their levels, once; what was published is compared with them, and they are told nothing of it.
 * Throws 2005 where they are not independent any more, 2432 where a scale is left out that is rated.
 */
export const recordReview = async (
  { rowVersion, maturityLevel, innovationLevel, advancementLevel, remarks }: Taken<'record'>,
  context: At,
) => {
  const { db, now, object } = context;
  if (advancementLevel === null && (await ratesAdvancement(db, object.applicationId)))
    throw samplingProblems.levelMissing();
  const { levels, rules } = await publishedOf(db, object.reportId);
  const second = {
    maturity: maturityLevel,
    innovation: innovationLevel,
    advancement: advancementLevel,
  };
  return act(context, rowVersion, 'recordReview', {
    maturityLevel,
    innovationLevel,
    advancementLevel,
    remarks,
    recordedAt: now.toISOString(),
    deviates: compare(levels, second, rules).some(({ deviates }) => deviates),
  });
};

/** The public-service agency closes it with its conclusion: from now on it counts in the agency's entry, which reads it. */
export const closeSample = async ({ rowVersion, conclusion }: Taken<'close'>, context: At) =>
  act(
    context,
    rowVersion,
    'closeSample',
    { closedBy: context.me.personId, closedAt: context.now.toISOString(), conclusion },
    { note: conclusion },
  );

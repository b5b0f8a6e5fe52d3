import { dayOf, endOfDay, workingDaysAfter, type Calendar } from '#contract/calendar';
import type { SettingName, SettingValues } from '#product/settings/settings';
import type { Stage } from './details';

/** The term of each stage in working days, in the order in which a case goes through them; `null`: it goes by the agency's plan. */
const terms = [
  ['supplement', 'supplementDays'],
  ['acceptance', 'acceptDays'],
  ['material', 'materialDays'],
  ['materialReview', 'materialReviewDays'],
  ['report', null],
  ['experts', 'expertDays'],
  ['review', 'publicReviewDays'],
] as const satisfies readonly (readonly [Stage, Extract<SettingName, `${string}Days`> | null])[];

interface Case {
  readonly stage: Stage | null;
  /** When the clock of its stage runs out, where one runs that its reader may know. */
  readonly dueAt: string | null;
  /** Until when the agency plans to be done with report and panel. */
  readonly planEnd: string | null;
}

/**
 * The day on which a case will be over if everybody takes the time that is left to them: what is left of its stage and the
 * terms of those to come, counted on the work calendar, and no earlier than the agency plans (domain §9.3). What is late
 * counts from today. `null` for a draft and for a case that is over.
 */
export const expectedEnd = (
  { stage, dueAt, planEnd }: Case,
  settings: SettingValues,
  calendar: Calendar,
  now: Date,
): string | null => {
  const at = terms.findIndex(([name]) => name === stage);
  if (at === -1) return null;
  let end = now;
  for (const [place, [name, term]] of terms.entries()) {
    if (place < at) continue;
    const due = place === at && dueAt !== null ? new Date(dueAt) : null;
    if (due && due > now) end = due;
    else if (term && !due) end = workingDaysAfter(end, settings[term], calendar);
    // Report and panel are planned together.
    const planned = name === 'experts' && planEnd ? endOfDay(planEnd) : null;
    if (planned && planned > end) end = planned;
  }
  return dayOf(end);
};

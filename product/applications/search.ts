import type * as z from 'zod';
import { coded, day, flag, item, listOf, money, paging, text, strictObject, integer } from '#contract/field';
import { applicationStatus } from '#product/dictionaries/application-status';
import { scales } from '#product/dictionaries/scales';

/** What one may search for (domain §4.5, SF4). */
const searchFields = {
  achievementName: 1,
  college: 2,
  firstAuthor: 3,
  anyAuthor: 4,
  status: 5,
  technologyManager: 6,
  expert: 7,
} as const;
export type SearchField = keyof typeof searchFields;

const condition = {
  searchField: coded(searchFields),
  keyword: text(100),
};

/** Conditions are ANDed; logic says whether the field contains the keyword or does not (a missing value does not). */
export const Condition = strictObject({ logic: coded({ contains: 1, lacks: 2 }), ...condition });

/** The payload of simple and advanced search (domain §4.5): ranges are open where an end is missing. */
const searchPayload = {
  simple: strictObject(condition).nullable().optional(),
  maturityFrom: integer(1, scales.maturity.most).nullable().optional(),
  maturityTo: integer(1, scales.maturity.most).nullable().optional(),
  innovationFrom: integer(1, scales.innovation.most).nullable().optional(),
  innovationTo: integer(1, scales.innovation.most).nullable().optional(),
  advancementFrom: integer(1, scales.advancement.most).nullable().optional(),
  advancementTo: integer(1, scales.advancement.most).nullable().optional(),
  economicBenefitFrom: money.nullable().optional(),
  economicBenefitTo: money.nullable().optional(),
  /** Days of the evaluation, both included, in Shanghai. */
  startTime: day.nullable().optional(),
  endTime: day.nullable().optional(),
  conditions: listOf(Condition, 6).nullable().optional(),
};

/** The filters of the report query (EN3), which the list of applications answers too. */
const ledgerFilters = {
  mainOrganisationName: text(150).nullable().optional(),
  achievementType: item('achievementType').nullable().optional(),
  evaluationPurpose: item('evaluationPurpose').nullable().optional(),
  achievementName: text(100).nullable().optional(),
  evaluationAgencyName: text(150).nullable().optional(),
  assessorName: text(60).nullable().optional(),
  overallLevel: item('standing').nullable().optional(),
};

const sought = { ...ledgerFilters, ...searchPayload };

export const ApplicationFilter = strictObject({
  ...paging,
  status: applicationStatus.nullable().optional(),
  /** Only those in which something waits for the reader. */
  waiting: flag.nullable().optional(),
  ...sought,
});
export type ApplicationFilter = z.output<typeof ApplicationFilter>;

/** What is asked whatever the state: each state is counted apart. */
export const TabFilter = strictObject(sought);
export type TabFilter = z.output<typeof TabFilter>;

/** Nobody counts further than this: the tab then says that there are more. */
export const mostCounted = 999;
/** How the list is parted: what waits for the reader, all, and states as their filter has them. */
export const tabs = [
  'waiting',
  'all',
  'submitted',
  'passed',
  'cancelled',
  'rejected',
  'publicReview',
  'draft',
] as const;
export type Tab = (typeof tabs)[number];

/** The ranges of a search: the start of none may lie behind its end. */
export const searchRanges = [
  ['maturityFrom', 'maturityTo'],
  ['innovationFrom', 'innovationTo'],
  ['advancementFrom', 'advancementTo'],
  ['economicBenefitFrom', 'economicBenefitTo'],
  ['startTime', 'endTime'],
] as const;

/** The condition of the simple form as one row of the advanced one; blank keywords ask for nothing. */
export const conditionsOf = (
  filter: Pick<ApplicationFilter, 'simple' | 'conditions'>,
): z.output<typeof Condition>[] =>
  [
    ...(filter.simple ? [{ logic: 'contains' as const, ...filter.simple }] : []),
    ...(filter.conditions ?? []),
  ].filter(({ keyword }) => keyword.trim() !== '');

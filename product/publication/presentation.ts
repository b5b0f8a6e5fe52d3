import type * as z from 'zod';
import {
  day,
  flag,
  id,
  integer,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  strictObject,
  text,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';

/** The fields of benefit that an application states, each shown only by a consent of its own, as a band (domain §7). */
export const benefitFields = ['total', 'newSales', 'newProfit', 'tax', 'savedCost'] as const;
export type BenefitField = (typeof benefitFields)[number];

/** 1: below 100, 2: 100–1000, 3: 1000–5000, 4: above 5000 万元. */
export type BenefitBand = 1 | 2 | 3 | 4;

/** The band of an amount in 万元; null where nothing was stated. */
export const bandOf = (amount: string | number | null): BenefitBand | null => {
  const wan = Number(amount ?? 0);
  if (wan <= 0) return null;
  return wan < 100 ? 1 : wan <= 1_000 ? 2 : wan <= 5_000 ? 3 : 4;
};

/** A summary holds this many characters at most (domain §7). */
export const longestSummary = 500;

/** A telephone number or an address among words: visitors are to use the form. */
export const namesContact = (words: string): boolean => {
  const figures = words.normalize('NFKC').replace(/(?<=\d)[\s().-]+(?=\d)/g, '');
  return /(?<!\d)(?:\+?86)?1[3-9]\d{9}(?!\d)|(?<!\d)0\d{9,11}(?!\d)|[^\s@]@[^\s@]/i.test(figures);
};

const version = integer(0, 1_000_000_000);
const ofResult = { id: ref('publishedResult'), rowVersion: version };
const summaries = {
  zh: withMetadata(text(longestSummary), { wire: 'Zh' }),
  en: withMetadata(text(longestSummary), { wire: 'En' }),
  es: withMetadata(text(longestSummary), { wire: 'Es' }),
};

export const PresentationFilter = strictObject({ ...paging, achievementName: text(100).optional() });
export type PresentationFilter = z.output<typeof PresentationFilter>;

const row = {
  id,
  achievementName: text(200),
  reportNumber: text(40),
  issueDate: day,
  /** Whether visitors read the applicant's own words, or those of the report. */
  isOwn: withMetadata(flag, { wire: 'IsOwn' }),
  /** In which languages. */
  languages: withMetadata(listOf(oneOf(['zh', 'en', 'es']), 3), { wire: 'Languages' }),
  benefits: withMetadata(listOf(oneOf(benefitFields), benefitFields.length), { wire: 'Benefits' }),
  approvedAt: withMetadata(moment.nullable(), { wire: 'ApprovedAt' }),
  rowVersion: version,
};
export const PresentationPage = pageOf(strictObject(row));

/** One's own published result as the public reads it. */
export const Presentation = strictObject({
  ...row,
  ...summaries,
  /** What visitors read until there is a summary of one's own: the plain words of the report. */
  reportSummary: withMetadata(text(2000), { wire: 'ReportSummary' }),
  /** What would be shown of each field: its band; null where nothing was stated. */
  bands: withMetadata(
    listOf(
      strictObject({
        field: withMetadata(oneOf(benefitFields), { wire: 'Field' }),
        band: withMetadata(integer(1, 4).nullable(), { wire: 'Band' }),
      }),
      benefitFields.length,
    ),
    { wire: 'Bands' },
  ),
});

export const SummaryEdit = strictObject({
  ...ofResult,
  ...summaries,
  /** Its owner agrees that this is published; asked for unless all of it is empty. */
  isApproved: withMetadata(flag, { wire: 'IsApproved' }),
});
export type SummaryEdit = z.output<typeof SummaryEdit>;

export const BenefitConsents = strictObject({
  ...ofResult,
  benefits: withMetadata(listOf(oneOf(benefitFields), benefitFields.length), { wire: 'Benefits' }),
});
export type BenefitConsents = z.output<typeof BenefitConsents>;

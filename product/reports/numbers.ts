import { digits, yearDigits } from '#product/applications/number';
import type { OutcomeCategory } from '#product/levels/level';

const categoryLetter: Readonly<Record<OutcomeCategory, 'Y' | 'G' | 'J'>> = {
  applied: 'Y',
  publicBenefit: 'G',
  basicTheory: 'J',
};

/**
 * The report's number: `YWPJ2026-PJ001-Y-00042` (domain §6.6). The sequence runs per agency and year.
 * Throws when the agency's organisation number is not five letters and digits, or beyond 99,999.
 */
export const reportNumber = (
  year: number,
  organisationNumber: string,
  category: OutcomeCategory,
  sequence: number,
): string => {
  if (!/^[0-9A-Z]{5}$/.test(organisationNumber))
    throw new RangeError(`not an organisation number: ${organisationNumber}`);
  return `YWPJ${yearDigits(year)}-${organisationNumber}-${categoryLetter[category]}-${digits(sequence, 5)}`;
};

/** A report number as a visitor may type it, in its printed form; `null` when it cannot be one. */
export const parseReportNumber = (typed: string): string | null => {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '');
  const parts = /^(YWPJ\d{4})([0-9A-Z]{5})([YGJ])(\d{5})$/.exec(text);
  return parts ? parts.slice(1).join('-') : null;
};

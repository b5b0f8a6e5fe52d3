import { digits, yearDigits } from '#product/applications/number';
import type { OutcomeCategory } from '#product/levels/level';
import { addMonths, daysBetween, type Day } from '#contract/days';

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

/** Crockford's base 32: no I, L, O, U, so that nothing read aloud or typed from paper is mistaken. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomCharacters = 15;

/** Twice the number in the field of 32 elements (x⁵ + x² + 1). */
const doubled = (number: number): number => (number & 16 ? ((number << 1) ^ 0b100101) & 31 : number << 1);

/**
 * The check character's value: Σ 2ⁱ·dᵢ in the field of 32 elements. All powers of two differ over 31 places,
 * so any one wrong character and any two exchanged ones are noticed.
 */
const checkOf = (values: readonly number[]): number =>
  values.reduceRight((sum, value) => doubled(sum ^ value), 0);

const printed = (characters: string): string => characters.match(/.{4}/g)!.join('-');

/**
 * A verification code `XXXX-XXXX-XXXX-XXXX` (domain §6.6): 75 random bits and a check character.
 * Takes at least 15 bytes from a cryptographic source; throws on fewer.
 */
export const verificationCode = (randomBytes: Uint8Array): string => {
  if (randomBytes.length < randomCharacters) throw new RangeError('a code needs 15 random bytes');
  const values = [...randomBytes.subarray(0, randomCharacters)].map((byte) => byte & 31);
  return printed([...values, checkOf(values)].map((value) => alphabet[value]).join(''));
};

/**
 * A code as a person may type it (lower case, o for 0, i or l for 1, with or without hyphens), in its
 * printed form; `null` when a character is wrong or missing. Whether such a report exists is not known here.
 */
export const parseVerificationCode = (typed: string): string | null => {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const values = [...text].map((character) => alphabet.indexOf(character));
  if (values.length !== randomCharacters + 1 || values.includes(-1)) return null;
  return checkOf(values.slice(0, -1)) === values.at(-1) ? printed(text) : null;
};

/** A passed report is called expiring in its last 60 days (domain §6.6). */
const expiringDays = 60;

export type ValidityState = 'valid' | 'expiring' | 'expired' | 'revoked' | 'superseded';

/** The last day of validity: the same day so many months on, or the month's last where there is none. */
export const validUntil = (issuedOn: Day, months: number): Day => addMonths(issuedOn, months);

/** What a visitor is told about a report today. Revoked outweighs superseded, and both outweigh age. */
export const validityState = (
  report: { readonly validUntil: Day; readonly isRevoked: boolean; readonly isSuperseded: boolean },
  today: Day,
): ValidityState => {
  if (report.isRevoked) return 'revoked';
  if (report.isSuperseded) return 'superseded';
  const left = daysBetween(today, report.validUntil);
  if (left < 0) return 'expired';
  return left <= expiringDays ? 'expiring' : 'valid';
};

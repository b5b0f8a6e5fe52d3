import { addMonths, daysBetween, type Day } from '#contract/days';

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

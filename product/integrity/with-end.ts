import type * as z from 'zod';
import { flag, integer, item, strictObject } from '#contract/field';

/** For how long a record may be in force. */
export const mostMonths = 60;
/** And usually. */
export const usualMonths = 12;
export const months = integer(1, mostMonths);

/**
 * What whoever ends an application says of the record that they propose with it (domain §3.1 A11, A15): about its applicant or
 * its main organisation. Facts and evidence are those of the end itself.
 */
export const RecordWithEnd = strictObject({
  isOrganisation: flag,
  ground: item('integrityGround'),
  months,
});
export type RecordWithEnd = z.output<typeof RecordWithEnd>;

import type * as z from 'zod';
import { day, flag, listOf, required, text, strictObject } from '#contract/field';

const Name = required(100);

/**
 * What an expert declares when they accept (domain §9.1): relationships that no register knows, and two commitments.
 * Without both commitments nobody sits on a panel.
 */
export const Declaration = strictObject({
  hasNoConflict: flag,
  keepsConfidential: flag,
  actsWithIntegrity: flag,
  employers: listOf(Name, 20),
  shareholdings: listOf(Name, 20),
  sharedSupervisorWith: listOf(strictObject({ name: Name, organisationName: text(100) }), 20),
  collaborations: listOf(
    strictObject({ name: Name, organisationName: text(100), title: required(300), on: day }),
    50,
  ),
});
export type Declaration = z.output<typeof Declaration>;

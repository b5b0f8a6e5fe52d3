import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { revealPerPerson } from '#host/limits/limit';
import { canonicalMobile } from '#host/secrets/canonical';

/**
 * The index of a whole number that a list is narrowed by; undefined where none is given. Finding a person by a number that
 * the list masks confirms the number, so it takes the right to see it in full and counts as seeing it (PI-03, AZ-05).
 * Throws 403 without the right, 1004 beyond twenty values within an hour.
 */
export const lookUpMobile = async (
  given: string | undefined,
  { services, me, now }: Context,
): Promise<string | undefined> => {
  if (!given?.trim()) return undefined;
  if (!me.rights.has('audit.reveal')) throw general.notAllowed();
  await services.limiter.demand([[revealPerPerson, me.personId]], now);
  // What is no number belongs to nobody: an empty list, as for a number that nobody has.
  return services.blindIndex('mobile', canonicalMobile(given) ?? '');
};

/** Writes into the log that somebody was looked up, and whom that found; the number itself is not kept. */
export const recordLookUp = (personId: string | undefined, context: Context): void =>
  context.audit({
    ...(personId !== undefined && { object: ['person', personId] as const }),
    after: { field: 'mobile' },
    loggedFields: ['field'],
  });

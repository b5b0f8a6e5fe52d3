import { sameName } from './names';
import type { PersonMatch, PersonRef } from './types';

/** Somebody with every workplace they are known by. */
export interface Known extends Omit<PersonRef, 'organisation'> {
  readonly organisations: readonly string[];
}

/** The ways two entries are told to mean one person, the surest first. */
export const surest: readonly PersonMatch[] = [
  'account',
  'identityCard',
  'mobile',
  'nameAndOrganisation',
  'nameAlone',
];

const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one !== null && one !== undefined && one !== '' && one === other;

/** Whether two entries could mean one person at all: the same account or number, or the same name. */
export const mayMean = (known: Omit<Known, 'organisations'>, person: PersonRef): boolean =>
  same(known.accountId, person.accountId) ||
  same(known.identityCardIndex, person.identityCardIndex) ||
  same(known.mobileIndex, person.mobileIndex) ||
  sameName(known.name, person.name);

/**
 * How surely two entries mean one person, the surest first (domain §9.1): same account, same blind index of
 * identity card or mobile, same name and organisation; the name alone is only to be looked at.
 */
export const match = (known: Known, person: PersonRef): PersonMatch | null => {
  if (same(known.accountId, person.accountId)) return 'account';
  if (same(known.identityCardIndex, person.identityCardIndex)) return 'identityCard';
  if (same(known.mobileIndex, person.mobileIndex)) return 'mobile';
  if (!sameName(known.name, person.name)) return null;
  return known.organisations.some((organisation) => sameName(organisation, person.organisation))
    ? 'nameAndOrganisation'
    : 'nameAlone';
};

import type { OrganisationRef } from './types';

/** What may stand between the parts of a name: spaces, the many dots, dashes, characters nobody sees. */
const separators = /[\s.·•・‧∙⋅᛫●\p{Dash}\p{Cf}]/gu;

const mostNames = 100_000;
const names = new Map<string, string>();

/** A name as it is compared: one form of each character, no case, no separators. The same names are asked for again and again. */
export const normalisedName = (name: string): string => {
  const known = names.get(name);
  if (known !== undefined) return known;
  if (names.size === mostNames) names.clear();
  const normal = name.normalize('NFKC').toLowerCase().replace(separators, '');
  names.set(name, normal);
  return normal;
};

/** The same record, or the same name: a second record of one hospital must not hide it. */
export const sameOrganisation = (one: OrganisationRef, other: OrganisationRef): boolean =>
  (one.id !== null && one.id === other.id) ||
  isCalled(one, other.name) ||
  (other.entryName !== undefined && isCalled(one, other.entryName));

const isCalled = ({ name, entryName }: OrganisationRef, other: string): boolean =>
  sameName(name, other) || (entryName !== undefined && sameName(entryName, other));

/** Its name of today, and that of its entry where it was merged into another one: merging hides no tie. */
export const namesOf = ({ name, entryName = '' }: OrganisationRef): string[] => [name, entryName];

/** Whether two names read alike; an empty name is like none. */
export const sameName = (one: string, other: string): boolean =>
  normalisedName(one) !== '' && normalisedName(one) === normalisedName(other);

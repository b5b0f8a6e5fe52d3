import { isEmail, isIdentityCard, isPhone } from '#contract/validators';
import type { peopleWords } from './words';

type PeopleWord = keyof typeof peopleWords;

/** The fields of a profile that must be there (VA1). */
const requiredFields = ['trueName', 'mobile', 'email', 'identityCard', 'organisationId'] as const;
export type RequiredField = (typeof requiredFields)[number];

/** Name and phone are shown to experts alone, and asked of them alone (DG1). */
export const expertType = 1;
const expertFields: readonly RequiredField[] = ['trueName', 'mobile'];

/** The required fields of a person of this type. */
export const requiredOf = (userType: number): readonly RequiredField[] =>
  requiredFields.filter((field) => userType === expertType || !expertFields.includes(field));

/** What is asked of others on somebody's behalf. His identity number is his own to give. */
export const administeredFields = ['trueName', 'mobile', 'email', 'organisationId'] as const;

/** The role that belongs to a kind of account. */
export const roleOfType = ['ADM', 'ZJ', 'OWN', 'PJJ', 'PGS', 'PSA', 'STM', 'EDT'] as const;

/** Whether somebody may act for his whole organisation: applicants alone do (domain §1.1). */
export const mayBeOrganisationAdmin = (roles: readonly string[]): boolean => roles.includes('OWN');

interface Rule {
  readonly label: PeopleWord;
  readonly holds?: (value: string) => boolean;
  readonly empty?: PeopleWord;
  readonly wrong?: PeopleWord;
}
const rules: Readonly<Record<RequiredField, Rule>> = {
  trueName: { label: 'trueName' },
  mobile: { label: 'mobile', holds: isPhone, wrong: 'mobileWrong' },
  email: { label: 'email', holds: isEmail, empty: 'emailNeeded', wrong: 'emailNeeded' },
  identityCard: { label: 'identityCard', holds: isIdentityCard, wrong: 'cardWrong' },
  organisationId: { label: 'organisation' },
};

/** What is wrong with a value: the sentence, and the label that fills it where it has a place for one. */
export interface Objection {
  readonly says: PeopleWord;
  readonly label?: PeopleWord;
}

/** Judges what was given for a required field; what is left as it was is judged by what is stored. Both halves ask here (VA5). */
export const objectionTo = (field: RequiredField, value: string | null): Objection | undefined => {
  const { label, holds, empty, wrong } = rules[field];
  const given = value?.trim() ?? '';
  if (given === '') return empty ? { says: empty } : { says: 'pleaseEnter', label };
  return holds && wrong && !holds(given) ? { says: wrong } : undefined;
};

/**
 * Whether a person may name another workplace himself. An organisation decides what owners, agencies and assessors see
 * of others' work, so only experts, whose rights come from invitations, may; of everybody else it is the administrator's.
 */
export const mayChangeWorkplace = (roles: Iterable<string>): boolean =>
  [...roles].every((role) => role === 'ZJ');

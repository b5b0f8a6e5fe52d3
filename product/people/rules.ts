import { roleCode } from '#contract/rights';
import { isEmail, isIdentityCard, isPhone } from '#contract/validators';
import type { peopleWords } from './words';

type PeopleWord = keyof typeof peopleWords;

/** Name and phone are shown to experts alone, and asked of them alone (DG1). */
export const expertType = 1;
/** The fields of a profile that others keep of a person of this type. */
export const maintainedByOthers = (userType: number): readonly string[] =>
  userType === expertType ? [] : ['trueName', 'mobile'];

/** What is not asked of others on somebody's behalf: an identity number is its person's own to give. */
export const ownToGive: readonly string[] = ['identityCard'];

/** The role that belongs to a kind of account. */
export const roleOfType = [
  roleCode.administrator,
  roleCode.expert,
  roleCode.owner,
  roleCode.agency,
  roleCode.assessor,
  roleCode.publicAgency,
  roleCode.technologyManager,
  roleCode.editor,
] as const;

/** Whether somebody may act for their whole organisation: applicants alone do (domain §1.1). */
export const mayBeOrganisationAdmin = (roles: readonly string[]): boolean => roles.includes(roleCode.owner);

interface Rule {
  readonly holds: (value: string) => boolean;
  readonly empty?: PeopleWord;
  readonly wrong: PeopleWord;
}
/** What a value has to be, besides being there. */
const rules: Readonly<Record<string, Rule>> = {
  mobile: { holds: isPhone, wrong: 'mobileWrong' },
  email: { holds: isEmail, empty: 'emailNeeded', wrong: 'emailNeeded' },
  identityCard: { holds: isIdentityCard, wrong: 'cardWrong' },
};

/**
 * What is wrong with the value of a needed field, as the sentence that says it; what is left as it was is judged by what is
 * stored. Both halves ask here (VA1, VA5).
 */
export const objectionTo = (field: string, value: string | null): PeopleWord | undefined => {
  const rule = rules[field];
  const given = value?.trim() ?? '';
  if (given === '') return rule?.empty ?? 'pleaseEnter';
  return rule && !rule.holds(given) ? rule.wrong : undefined;
};

/**
 * Whether a person may name another workplace themselves. An organisation decides what owners, agencies and assessors see
 * of others' work, so only experts, whose rights come from invitations, may; of everybody else it is the administrator's.
 */
export const mayChangeWorkplace = (roles: Iterable<string>): boolean =>
  [...roles].every((role) => role === roleCode.expert);

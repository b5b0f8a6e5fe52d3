import type { Word } from './words';

/** The three kinds of administration that an operator may keep apart, so that nobody is two of them (AZ-10). */
export const administratorKinds = ['system', 'security', 'audit'] as const;
export type AdministratorKind = (typeof administratorKinds)[number];

/**
 * The built-in roles by name, and their codes as the database and the wire have them (domain §1). Staff may add roles of
 * their own; these codes stay.
 */
export const roleCode = {
  administrator: 'ADM',
  editor: 'EDT',
  owner: 'OWN',
  technologyManager: 'STM',
  agency: 'PJJ',
  assessor: 'PGS',
  expert: 'ZJ',
  publicAgency: 'PSA',
} as const;
export type RoleCode = (typeof roleCode)[keyof typeof roleCode];
export const roleCodes = Object.values(roleCode) as [RoleCode, ...RoleCode[]];

/** A right: what it lets one do, in three languages, and the built-in roles that hold it when the product is new. */
export interface Right {
  readonly says: Word;
  readonly roles: readonly RoleCode[];
  /** It grants or approves: whoever holds it signs in with two factors (AU-10). */
  readonly sensitive: boolean;
  /** Which kind of administration it is in the hands of whoever administers the platform; null where it is none. */
  readonly administers: AdministratorKind | null;
  /** Whoever also holds one of these roles does not have it, whichever other role gives it. */
  readonly excludedBy: readonly RoleCode[];
}

type DeclaredRight = Pick<Right, 'says' | 'roles'> & Partial<Right>;

/**
 * Declares an area's rights by their keys: `'apply.accept': { says: […three languages], roles: [roleCode.agency], sensitive: true }`
 * (domain §1.2). What is not said of one is not so: nowhere else stands who needs a second factor, which kind of
 * administration a right is, or which other role excludes it.
 */
export const rights = <const Name extends `${string}.${string}`>(
  rows: Readonly<Record<Name, DeclaredRight>>,
): Readonly<Record<Name, Right>> =>
  Object.fromEntries(
    Object.entries<DeclaredRight>(rows).map(([name, said]) => [
      name,
      { sensitive: false, administers: null, excludedBy: [], ...said },
    ]),
  ) as unknown as Readonly<Record<Name, Right>>;

/** Whose records a role looks at: those of everybody whom the role it is based on sees, or fewer (domain §1.1). */
export const dataScopes = ['all', 'organisationAndBelow', 'organisation', 'own', 'assigned'] as const;
export type DataScope = (typeof dataScopes)[number];

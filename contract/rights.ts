import type { Word } from './words';

/** The three kinds of administration that an operator may keep apart, so that nobody is two of them (AZ-10). */
export const administratorKinds = ['system', 'security', 'audit'] as const;
export type AdministratorKind = (typeof administratorKinds)[number];

/** A right: what it lets one do, in three languages, and the built-in roles that hold it when the product is new. */
export interface Right {
  readonly says: Word;
  readonly roles: readonly RoleCode[];
  /** It grants or approves: whoever holds it signs in with two factors (AU-10). */
  readonly grave: boolean;
  /** Which kind of administration it is in the hands of whoever administers the platform; null where it is none. */
  readonly administers: AdministratorKind | null;
  /** Whoever holds one of these roles besides does not have it, whichever other role gives it. */
  readonly notBeside: readonly RoleCode[];
}

/** The built-in roles (domain §1). Staff may add roles of their own; these codes stay. */
export const roleCodes = ['ADM', 'EDT', 'OWN', 'STM', 'PJJ', 'PGS', 'ZJ', 'PSA'] as const;
export type RoleCode = (typeof roleCodes)[number];

type Mark = 'grave' | AdministratorKind | RoleCode | `not beside ${RoleCode}`;

/**
 * Declares an area's rights: `'apply.accept': [[…three languages], 'grave', 'PJJ']` (domain §1.2). `grave` marks those that
 * administer or decide a case; nowhere else is said who needs a second factor. `system`, `security` or `audit` marks those
 * that administer the platform, and nowhere else is said which kind a right is. `not beside OWN` withholds it from applicants.
 */
export const rights = <
  const Rows extends Record<`${string}.${string}`, readonly [says: Word, ...marks: Mark[]]>,
>(
  rows: Rows,
): { readonly [Name in keyof Rows]: Right } =>
  Object.fromEntries(
    Object.entries(rows).map(([name, [says, ...marks]]) => [
      name,
      {
        says,
        roles: roleCodes.filter((code) => marks.includes(code)),
        grave: marks.includes('grave'),
        administers: administratorKinds.find((kind) => marks.includes(kind)) ?? null,
        notBeside: roleCodes.filter((code) => marks.includes(`not beside ${code}`)),
      },
    ]),
  ) as unknown as {
    readonly [Name in keyof Rows]: Right;
  };

/** Whose records a role looks at: those of everybody whom the role it is based on sees, or fewer (domain §1.1). */
export const dataScopes = ['all', 'organisationAndBelow', 'organisation', 'own', 'assigned'] as const;
export type DataScope = (typeof dataScopes)[number];

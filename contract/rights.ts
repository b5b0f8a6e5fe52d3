import type { Word } from './words';

/** A right: what it lets one do, in three languages, and the built-in roles that hold it when the product is new. */
export interface Right {
  readonly says: Word;
  readonly roles: readonly RoleCode[];
}

/** The built-in roles (domain §1). Staff may add roles of their own; these codes stay. */
export const roleCodes = ['ADM', 'EDT', 'OWN', 'STM', 'PJJ', 'PGS', 'ZJ', 'PSA'] as const;
export type RoleCode = (typeof roleCodes)[number];

/** Declares an area's rights: `'apply.accept': [[…three languages], 'PJJ']` (domain §1.2). */
export const rights = <
  const Rows extends Record<`${string}.${string}`, readonly [says: Word, ...roles: RoleCode[]]>,
>(
  rows: Rows,
): { readonly [Name in keyof Rows]: Right } =>
  Object.fromEntries(
    Object.entries(rows).map(([name, [says, ...roles]]) => [name, { says, roles }]),
  ) as unknown as {
    readonly [Name in keyof Rows]: Right;
  };

/** Whose records a role looks at: those of everybody whom the role it is based on sees, or fewer (domain §1.1). */
export const dataScopes = ['all', 'organisationAndBelow', 'organisation', 'own', 'assigned'] as const;
export type DataScope = (typeof dataScopes)[number];

import type { Word } from './words';

/** A right: what it lets one do, in three languages, and the built-in roles that hold it when the product is new. */
export interface Right {
  readonly says: Word;
  readonly roles: readonly RoleCode[];
  /** It grants or approves: whoever holds it signs in with two factors (AU-10). */
  readonly grave: boolean;
}

/** The built-in roles (domain §1). Staff may add roles of their own; these codes stay. */
export const roleCodes = ['ADM', 'EDT', 'OWN', 'STM', 'PJJ', 'PGS', 'ZJ', 'PSA'] as const;
export type RoleCode = (typeof roleCodes)[number];

/**
 * Declares an area's rights: `'apply.accept': [[…three languages], 'grave', 'PJJ']` (domain §1.2). `grave` marks those that
 * administer people, roles and actions or decide a case; nowhere else is said who needs a second factor.
 */
export const rights = <
  const Rows extends Record<`${string}.${string}`, readonly [says: Word, ...marks: ('grave' | RoleCode)[]]>,
>(
  rows: Rows,
): { readonly [Name in keyof Rows]: Right } =>
  Object.fromEntries(
    Object.entries(rows).map(([name, [says, ...marks]]) => [
      name,
      { says, roles: marks.filter((mark) => mark !== 'grave'), grave: marks.includes('grave') },
    ]),
  ) as unknown as {
    readonly [Name in keyof Rows]: Right;
  };

/** Whose records a role looks at: those of everybody whom the role it is based on sees, or fewer (domain §1.1). */
export const dataScopes = ['all', 'organisationAndBelow', 'organisation', 'own', 'assigned'] as const;
export type DataScope = (typeof dataScopes)[number];

import type * as z from 'zod';
import {
  coded,
  flag,
  id,
  listOf,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { administratorKinds, dataScopes, roleCodes } from '#contract/rights';

/** In force, or taken back from everybody who holds it (ST4). */
export const roleState = coded({ started: 1, forbidden: 0 });
const code = text(20, 2);
/** Whose work a role looks at: that of the built-in role named here, by its rules (domain §1.1). */
export const basedOn = oneOf(roleCodes).nullable();
/** Whose of those records; a built-in role looks as far as its own rules say. */
export const dataScope = oneOf(dataScopes);

/** What staff say of a role. The first name is the Chinese one. */
export const RoleInput = strictObject({
  roleName: required(40),
  roleNameEn: required(60),
  roleNameEs: required(60),
  code,
  basedOn,
  /** Everybody's whom the built-in role sees, or as before, unless said. */
  dataScope: dataScope.optional(),
  remark: text(200),
});
export type RoleInput = z.output<typeof RoleInput>;
/** A new one may begin with what one kind of administration needs (AZ-10). */
export const NewRole = strictObject({ ...RoleInput.shape, template: oneOf(administratorKinds).optional() });
export type NewRole = z.output<typeof NewRole>;

/** What one may do to a role now. */
const roleActions = ['edit', 'forbid', 'start', 'give', 'people'] as const;
export const RoleRow = strictObject({
  id,
  ...RoleInput.shape,
  dataScope,
  /** In the reader's language. */
  title: text(60),
  state: roleState,
  isBuiltIn: flag,
  userCount: integer(0, 10_000_000),
  rowVersion: integer(1, 2_000_000_000),
  can: listOf(oneOf(roleActions)),
});
export const RoleFilter = strictObject({
  ...paging,
  roleName: text(60).optional(),
  state: roleState.optional(),
});
export type RoleFilter = z.output<typeof RoleFilter>;
export const RolePage = pageOf(RoleRow);

/** A role beside whether somebody, or something, has it. */
const HeldRole = strictObject({ id, roleName: text(60), code, state: roleState, isChecked: flag });
export const HeldRolePage = pageOf(HeldRole);

/** Somebody who holds a role. */
export const RoleHolder = strictObject({
  id,
  trueName: text(50),
  loginName: text(256),
  organisationName: text(100),
  isLocked: flag,
  can: listOf(oneOf(['remove'])),
});
export const RoleHolderFilter = strictObject({ ...paging, roleId: ref('role'), name: text(50).optional() });
export type RoleHolderFilter = z.output<typeof RoleHolderFilter>;

import * as z from 'zod';
import { withMetadata } from '#contract/metadata';
import {
  called,
  day,
  flag,
  id,
  item,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { certificatesGiven, certificatesShown } from './certificates';
import { loginName, Masked, Profile, ProfileEdit, userType } from './profile';

/** What may be done to a person's account: each button asks for its own. */
const personActions = [
  'edit',
  'identity',
  'title',
  'invite',
  'certify',
  'lock',
  'unlock',
  'grant',
  'reset',
  'resetFactor',
  'link',
  'unlink',
] as const;
export type PersonAction = (typeof personActions)[number];

/** A role by its id. Roles are no secret of anybody who may ask here, so none is loaded through visibility. */
const roleId = withMetadata(z.guid(), {});

/** How an account stands: `held` while wrong passwords keep it from being signed in to. */
const accountStates = ['active', 'held', 'locked'] as const;

/** The questions both lists of people can be asked (domain §4.6). */
export const PersonFilter = strictObject({
  ...paging,
  name: text(50).optional(),
  organisationId: ref('organisation').optional(),
  /** People of this organisation and of all below it. */
  withinOrganisationId: ref('organisation').optional(),
  /** The whole number: it is looked up by its index, never searched. */
  mobile: text(64).optional(),
  roleId: roleId.optional(),
  professionalTitle: item('professionalTitle').optional(),
  subject: item('subject').optional(),
  assessorId: ref('person').optional(),
  state: oneOf(accountStates).optional(),
});

/** An assessor whose pool an expert is in. */
const Pool = strictObject({ assessorId: id, assessorName: text(50), linkedAt: moment });

export const PersonRow = strictObject({
  id,
  userType,
  loginName,
  trueName: text(50),
  mobile: Masked,
  email: Masked,
  organisationId: id.nullable(),
  organisationName: text(100),
  professionalTitle: text(12),
  familiarSubjectOne: text(12),
  familiarSubjectTwo: text(12),
  position: text(100),
  roles: listOf(text(20), 50),
  roleNames: listOf(text(100), 50),
  isOrganisationAdmin: flag,
  state: oneOf(accountStates),
  /** Experts: whose pools they are in, as far as the caller administers them. */
  pools: listOf(Pool, 1_000),
  ...certificatesShown,
  lastActive: moment.nullable(),
  createdAt: moment,
  rowVersion: integer(1, 1_000_000_000),
  can: listOf(oneOf(personActions)),
});
export const PersonPage = pageOf(PersonRow);

/** A person as those who administer them see them: every field of the profile, personal data masked. */
export const PersonRecord = strictObject({
  ...Profile.shape,
  ...certificatesShown,
  roles: listOf(text(20), 50),
  roleIds: listOf(id, 50),
  roleNames: listOf(text(100), 50),
  isLocked: flag,
  isOrganisationAdmin: flag,
  /** Nobody has ever signed in with this account. */
  isFresh: flag,
  rowVersion: integer(1, 1_000_000_000),
  can: listOf(oneOf(personActions)),
});

/** What of an account its person does not say themselves. */
export const accountFields = {
  loginName,
  userType,
  roleIds: called(listOf(roleId, 50), 'staff.roles'),
  /** Acts for the whole organisation: sees every application whose main organisation is theirs (domain §1.1). */
  isOrganisationAdmin: called(flag, 'staff.organisationAdmin'),
  ...certificatesGiven,
};

/** Changes a person, or adds one where no id is given. What is left out stays as it is. */
export const AdminEdit = strictObject({
  ...ProfileEdit.shape,
  ...strictObject(accountFields).partial().shape,
  id: ref('person').optional(),
  isLocked: flag.optional(),
  rowVersion: integer(1, 1_000_000_000).optional(),
});

/** A new expert: the profile, and a login name where the drawn one will not do. */
export const NewExpert = strictObject({
  ...ProfileEdit.omit({ id: true }).shape,
  loginName: loginName.optional(),
});

/** Staff as they are registered: nobody else ever sets their password. */
export const NewStaff = AdminEdit.omit({ id: true, isLocked: true, rowVersion: true });

export const ExpertRecord = strictObject({
  ...PersonRecord.shape,
  /** Subjects they are familiar with. */
  fields: listOf(text(12), 2),
  /** Opinion sheets of theirs that passed. */
  credits: integer(0, 1_000_000),
  /** Invitations that are open at this moment. */
  load: integer(0, 1_000_000),
  lastActive: moment.nullable(),
});

/** Where somebody worked: what conflicts of interest are computed from. */
export const Workplace = strictObject({
  organisationId: id,
  organisationName: text(100),
  isMain: withMetadata(flag, { wire: 'IsMain' }),
  from: day,
  to: day.nullable(),
});

export const ByRoleFilter = strictObject({
  ...paging,
  roleCode: required(20),
  organisationId: ref('organisation').optional(),
  name: text(50).optional(),
});
export const ByRolePage = pageOf(strictObject({ id, trueName: text(50), organisationName: text(100) }));

/** A role that the caller may give. */
export const GrantableRole = strictObject({ id, code: text(20), roleName: text(100) });

const experts = listOf(ref('person'), 200, 1);
export const LinkExperts = strictObject({ assessorId: ref('person'), expertIds: experts });
export const UnlinkExperts = strictObject({ ...LinkExperts.shape, reason: text(500).optional() });
/** How many experts were not in that state before. */
export const Linked = strictObject({ changed: integer(0, 200) });

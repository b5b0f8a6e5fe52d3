import { calls, download, read, write } from '#contract/call';
import { coded, flag, id, listOf, nothing, ref, text, thing } from '#contract/field';
import { ImportAsked, ImportBrief, Imported } from './import';
import { Myself, ProfileEdit } from './profile';
import { peopleRights, staffRights } from './rights';
import {
  NewStaff,
  AdminEdit,
  ByRoleFilter,
  ByRolePage,
  ExpertRecord,
  GrantableRole,
  Linked,
  LinkExperts,
  NewExpert,
  PersonFilter,
  PersonPage,
  PersonRecord,
  UnlinkExperts,
  Workplace,
} from './staff';

export const people = calls('people', peopleRights, {
  /** A list whose first entry is the caller (domain §4.6). */
  myself: read('GET /api/UserInfo/GetUserInfo', {
    may: 'signed-in',
    beforeConsent: true,
    takes: nothing,
    gives: listOf(Myself),
  }),
  /** The caller's own profile. A new e-mail address counts once its mailed link has been opened. */
  edit: write('POST /api/UserInfo/UserEdit', {
    may: 'signed-in',
    fresh: ['email', 'identityCard'],
    takes: ProfileEdit,
    gives: thing({ isEmailPending: flag }),
    freely: 'a profile is the caller’s own: another id is not found',
    // Mobile, address and identity number are not to lie in a kept request.
    secretBody: true,
  }),
  /** Opens the link that was mailed to a new address. */
  confirmEmail: write('POST /api/UserInfo/ConfirmEmail', {
    may: 'signed-in',
    takes: thing({ linkToken: text(100, 0, { secret: true }) }),
    gives: nothing,
    secretBody: true,
  }),
});

/** What of a list of people is their personal data (PI-07). */
const personalColumns = ['trueName', 'loginName', 'mobile', 'email', 'pools'];
const roleFreely = 'a role is named by its id, and the handler asks whether this person may give it';

/** Other people's accounts: lists, records, changes, the pools of assessors, import (domain §4.6). */
export const staff = calls('staff', staffRights, {
  list: read('POST /api/UserRole/LoadManUserListByFilter', {
    may: 'person.administer',
    fresh: 'export',
    personal: personalColumns,
    takes: PersonFilter,
    gives: PersonPage,
    freely: roleFreely,
  }),
  experts: read('POST /api/UserRole/LoadZJUserListByFilter', {
    may: 'expert.pool',
    fresh: 'export',
    personal: personalColumns,
    takes: PersonFilter,
    gives: PersonPage,
    freely: roleFreely,
  }),
  record: read('GET /api/UserInfo/GetUserInfoById', {
    may: 'person.administer',
    on: 'person',
    takes: thing({ id: ref('person') }),
    gives: PersonRecord,
  }),
  /** Changes a person; without an id, adds one. */
  edit: write('POST /api/UserInfo/AdminEditUser', {
    may: 'person.administer',
    fresh: ['mobile', 'email', 'identityCard', 'roleIds', 'isOrganisationAdmin'],
    takes: AdminEdit,
    gives: thing({ id, isEmailPending: flag }),
    freely: roleFreely,
    secretBody: true,
    refreshes: ['people'],
  }),
  /** Staff brought in by those who may: they set their password by the link they are sent (domain §4.6). */
  register: write('POST /api/UserAuth/UserManRegion', {
    may: 'person.administer',
    fresh: true,
    takes: NewStaff,
    gives: thing({ userId: id, auditState: coded({ pending: 0, approved: 1, refused: 3 }) }),
    freely: roleFreely,
    secretBody: true,
    refreshes: ['people'],
  }),
  /** Sends whoever never signed in another invitation; the link of the last one alone counts. */
  invite: write('POST /api/UserInfo/SendInvitation', {
    may: 'person.administer',
    on: ['person', 'userId'],
    takes: thing({ userId: ref('person') }),
    gives: nothing,
  }),
  addExpert: write('POST /api/UserInfo/AddZJUserInfo', {
    may: 'expert.create',
    fresh: true,
    takes: NewExpert,
    gives: thing({ id }),
    secretBody: true,
  }),
  expert: read('GET /api/UserInfo/GetZJUserInfo', {
    may: 'expert.pool',
    on: 'person',
    takes: thing({ id: ref('person') }),
    gives: ExpertRecord,
  }),
  workplaces: read('GET /api/UserInfo/GetAttchedOrgList', {
    may: 'signed-in',
    on: ['person', 'userId'],
    takes: thing({ userId: ref('person') }),
    gives: listOf(Workplace, 200),
  }),
  byRole: read('POST /api/UserInfo/GetUserListAboutRole', {
    may: 'signed-in',
    personal: ['trueName'],
    takes: ByRoleFilter,
    gives: ByRolePage,
  }),
  grantableRoles: read('GET /api/UserInfo/GetGrantableRoles', {
    may: 'person.administer',
    takes: nothing,
    gives: listOf(GrantableRole, 200),
  }),
  link: write('POST /api/UserInfo/AddPGSToZJUserInfo', {
    may: 'expert.pool',
    on: ['person', 'assessorId'],
    takes: LinkExperts,
    gives: Linked,
  }),
  unlink: write('POST /api/UserInfo/PGSRemoveZJ', {
    may: 'expert.pool',
    on: ['person', 'assessorId'],
    takes: UnlinkExperts,
    gives: Linked,
  }),
  /** Begins an import, or a dry run of one, and answers at once: the work is done behind it (decision 0019). */
  importPeople: write('POST /api/UserInfo/InputExcelLinkUser', {
    may: 'person.administer',
    fresh: true,
    on: ['file', 'fileId'],
    takes: ImportAsked,
    gives: Imported,
    freely: roleFreely,
  }),
  /** How far an import of the caller's own has come. */
  importProgress: read('GET /api/UserInfo/GetImportProgress', {
    may: 'person.administer',
    on: 'personImport',
    takes: thing({ id: ref('personImport') }),
    gives: Imported,
  }),
  /** The caller's last imports, newest first: one that still runs is found again here. */
  importsOfMine: read('GET /api/UserInfo/GetMyImports', {
    may: 'person.administer',
    takes: nothing,
    gives: listOf(ImportBrief, 5),
  }),
  importTemplate: download('GET /api/UserInfo/GetImportTemplate', {
    may: 'person.administer',
    takes: nothing,
    gives: nothing,
  }),
  /** The rows that were not taken, to be mended and brought in again. */
  importErrors: download('GET /api/UserInfo/GetImportErrors', {
    may: 'person.administer',
    on: 'personImport',
    takes: thing({ id: ref('personImport') }),
    gives: nothing,
    seconds: 60,
  }),
});

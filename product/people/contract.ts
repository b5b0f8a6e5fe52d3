import { calls, download, read, write } from '#contract/call';
import { coded, flag, id, listOf, nothing, ref, text, strictObject } from '#contract/field';
import { ImportAsked, ImportBrief, Imported } from './import';
import { Myself, ProfileEdit } from './profile';
import { PublicConsent, PublicProfile } from './public-profile';
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
    called: ['查看个人资料', 'Own profile read', 'Consulta del perfil propio'],
    may: 'signed-in',
    beforeConsent: true,
    takes: nothing,
    gives: listOf(Myself),
  }),
  /** The caller's own profile. A new e-mail address counts once its mailed link has been opened. */
  edit: write('POST /api/UserInfo/UserEdit', {
    called: ['修改个人资料', 'Own profile changed', 'Perfil propio modificado'],
    may: 'signed-in',
    fresh: ['email', 'identityCard'],
    takes: ProfileEdit,
    gives: strictObject({ isEmailPending: flag }),
    uncheckedBecause: 'a profile is the caller’s own: another id is not found',
    // Mobile, address and identity number are not to lie in a kept request.
    secretBody: true,
  }),
  /** Opens the link that was mailed to a new address. */
  confirmEmail: write('POST /api/UserInfo/ConfirmEmail', {
    called: ['确认新邮箱', 'E-mail confirmed', 'Correo confirmado'],
    may: 'signed-in',
    takes: strictObject({ linkToken: text(100, 0, { secret: true }) }),
    gives: nothing,
    secretBody: true,
  }),
});

/** What anybody learns of the caller, of which they speak on one page of their own. */
export const listing = calls(
  'listing',
  {},
  {
    /** What anybody may learn of the caller from the public pages, as they agreed to it themselves (domain §7). */
    publicProfile: read('GET /api/UserInfo/GetPublicProfile', {
      called: ['查看本人公开展示', 'Own public listing read', 'Consulta de la propia ficha pública'],
      may: 'signed-in',
      takes: nothing,
      gives: PublicProfile,
    }),
    /** Gives or takes back the caller's consent to be listed; it holds at once. Throws 5047. */
    setPublicProfile: write('POST /api/UserInfo/SetPublicProfile', {
      called: ['设置本人公开展示', 'Own public listing set', 'Ficha pública propia establecida'],
      may: 'signed-in',
      takes: PublicConsent,
      gives: nothing,
    }),
  },
);

/** What of a list of people is their personal data (PI-07). */
const personalColumns = ['trueName', 'loginName', 'mobile', 'email', 'pools'];
const roleIsChecked = 'a role is named by its id, and the handler asks whether this person may give it';

/** Other people's accounts: lists, records, changes, the pools of assessors, import (domain §4.6). */
export const staff = calls('staff', staffRights, {
  list: read('POST /api/UserRole/LoadManUserListByFilter', {
    called: ['查看管理用户列表', 'Staff listed', 'Lista de personal'],
    may: 'person.administer',
    fresh: 'export',
    personal: personalColumns,
    takes: PersonFilter,
    gives: PersonPage,
    uncheckedBecause: roleIsChecked,
  }),
  experts: read('POST /api/UserRole/LoadZJUserListByFilter', {
    called: ['查看专家库', 'Experts listed', 'Lista de expertos'],
    may: 'expert.pool',
    fresh: 'export',
    personal: personalColumns,
    takes: PersonFilter,
    gives: PersonPage,
    uncheckedBecause: roleIsChecked,
  }),
  record: read('GET /api/UserInfo/GetUserInfoById', {
    called: ['查看人员资料', 'Person’s record read', 'Consulta de ficha'],
    may: 'person.administer',
    on: 'person',
    takes: strictObject({ id: ref('person') }),
    gives: PersonRecord,
  }),
  /** Changes a person; without an id, adds one. */
  edit: write('POST /api/UserInfo/AdminEditUser', {
    called: ['修改人员', 'Person changed', 'Persona modificada'],
    may: 'person.administer',
    fresh: ['mobile', 'email', 'identityCard', 'roleIds', 'isOrganisationAdmin'],
    takes: AdminEdit,
    gives: strictObject({ id, isEmailPending: flag }),
    uncheckedBecause: roleIsChecked,
    secretBody: true,
    refreshes: ['people'],
  }),
  /** Staff brought in by those who may: they set their password by the link they are sent (domain §4.6). */
  register: write('POST /api/UserAuth/UserManRegion', {
    called: ['登记管理用户', 'Staff registered', 'Personal registrado'],
    may: 'person.administer',
    fresh: true,
    takes: NewStaff,
    gives: strictObject({ userId: id, auditState: coded({ pending: 0, approved: 1, refused: 3 }) }),
    uncheckedBecause: roleIsChecked,
    secretBody: true,
    refreshes: ['people'],
  }),
  /** Sends whoever never signed in another invitation; the link of the last one alone counts. */
  invite: write('POST /api/UserInfo/SendInvitation', {
    called: ['再次发送邀请', 'Invitation sent again', 'Invitación reenviada'],
    may: 'person.administer',
    on: ['person', 'userId'],
    takes: strictObject({ userId: ref('person') }),
    gives: nothing,
  }),
  addExpert: write('POST /api/UserInfo/AddZJUserInfo', {
    called: ['登记专家', 'Expert registered', 'Experto registrado'],
    may: 'expert.create',
    fresh: true,
    takes: NewExpert,
    gives: strictObject({ id }),
    secretBody: true,
  }),
  expert: read('GET /api/UserInfo/GetZJUserInfo', {
    called: ['查看专家资料', 'Expert’s record read', 'Consulta de ficha de experto'],
    may: 'expert.pool',
    on: 'person',
    takes: strictObject({ id: ref('person') }),
    gives: ExpertRecord,
  }),
  workplaces: read('GET /api/UserInfo/GetAttchedOrgList', {
    called: ['查看任职经历', 'Workplaces read', 'Consulta de centros de trabajo'],
    may: 'signed-in',
    on: ['person', 'userId'],
    takes: strictObject({ userId: ref('person') }),
    gives: listOf(Workplace, 200),
  }),
  byRole: read('POST /api/UserInfo/GetUserListAboutRole', {
    called: ['按角色选择人员', 'People of a role chosen from', 'Personas por rol'],
    may: 'signed-in',
    personal: ['trueName'],
    takes: ByRoleFilter,
    gives: ByRolePage,
  }),
  grantableRoles: read('GET /api/UserInfo/GetGrantableRoles', {
    called: ['查看可授予角色', 'Roles one may give listed', 'Roles que se pueden asignar'],
    may: 'person.administer',
    takes: nothing,
    gives: listOf(GrantableRole, 200),
  }),
  link: write('POST /api/UserInfo/AddPGSToZJUserInfo', {
    called: ['关联评估师专家库', 'Experts linked to an assessor', 'Expertos vinculados'],
    may: 'expert.pool',
    on: ['person', 'assessorId'],
    takes: LinkExperts,
    gives: Linked,
  }),
  unlink: write('POST /api/UserInfo/PGSRemoveZJ', {
    called: ['移出评估师专家库', 'Experts taken from a pool', 'Expertos desvinculados'],
    may: 'expert.pool',
    on: ['person', 'assessorId'],
    takes: UnlinkExperts,
    gives: Linked,
  }),
  /** Begins an import, or a dry run of one, and answers at once: the work is done behind it (decision 0019). */
  importPeople: write('POST /api/UserInfo/InputExcelLinkUser', {
    called: ['导入人员', 'People imported', 'Personas importadas'],
    may: 'person.administer',
    fresh: true,
    on: ['file', 'fileId'],
    takes: ImportAsked,
    gives: Imported,
    uncheckedBecause: roleIsChecked,
  }),
  /** How far an import of the caller's own has come. */
  importProgress: read('GET /api/UserInfo/GetImportProgress', {
    called: ['查看导入进度', 'Progress of an import read', 'Consulta del avance de importación'],
    may: 'person.administer',
    on: 'personImport',
    takes: strictObject({ id: ref('personImport') }),
    gives: Imported,
  }),
  /** The caller's last imports, newest first: one that still runs is found again here. */
  importsOfMine: read('GET /api/UserInfo/GetMyImports', {
    called: ['查看我的导入', 'Own imports read', 'Consulta de importaciones propias'],
    may: 'person.administer',
    takes: nothing,
    gives: listOf(ImportBrief, 5),
  }),
  importTemplate: download('GET /api/UserInfo/GetImportTemplate', {
    called: ['下载导入模板', 'Import template taken', 'Plantilla descargada'],
    may: 'person.administer',
    takes: nothing,
    gives: nothing,
  }),
  /** The rows that were not taken, to be mended and brought in again. */
  importErrors: download('GET /api/UserInfo/GetImportErrors', {
    called: ['下载导入错误', 'Import errors taken', 'Errores de importación descargados'],
    may: 'person.administer',
    on: 'personImport',
    takes: strictObject({ id: ref('personImport') }),
    gives: nothing,
    seconds: 60,
  }),
});

import { calls, download, read, write } from '#contract/call';
import {
  flag,
  listOf,
  moment,
  nothing,
  oneOf,
  ref,
  required,
  sha256,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import * as z from 'zod';
import { MenuEntry } from './menu-entry';
import { accessRights } from './rights';
import { signedTransitions, type Signed } from './signed';
import { SignedIn, SignInFilter, SignInPage } from './sign-in';
import { providerCalls } from './provider-calls';

const SignIn = strictObject({
  loginName: text(256).optional(),
  password: text(100_000, 0, { wire: 'pwd', secret: true }).optional(),
  mobile: text(64).optional(),
  code: text(16, 0, { secret: true }).optional(),
});
const recoveryCodes = withMetadata(listOf(text(20), 10), { secret: true });
/** A new secret: as text, as the address an app understands, and that address as a picture (SVG). */
const SecretOffer = strictObject({
  secret: text(64, 0, { secret: true }),
  address: text(500, 0, { secret: true }),
  picture: text(50_000, 0, { secret: true }),
});
/** Six digits of the app, or a recovery code. */
const factorCode = text(32, 0, { secret: true });

/** What is signed by a code sent to the signer's own mobile: each names its object, which the signer must see. */
const signing = <const Name extends Signed>(action: Name) =>
  strictObject({
    action: withMetadata(z.literal(action), { wire: 'Deed' }),
    id: ref(signedTransitions[action].kind),
    contentHash: sha256,
  });

export const access = calls('access', accessRights, {
  signIn: write('POST /api/UserAuth/GetManUserLogin', {
    called: ['登录', 'Signed in', 'Inicio de sesión'],
    may: 'anyone',
    takes: SignIn,
    gives: SignedIn,
    secretBody: true,
    refusedAfter: 400,
  }),
  /** The first administrator of a new installation, by the link that its start printed (AU-04). */
  setUp: write('POST /api/UserAuth/SetUpAdministrator', {
    called: ['创建首位管理员', 'First administrator made', 'Primer administrador creado'],
    may: 'anyone',
    takes: strictObject({
      setupToken: text(100, 0, { secret: true }),
      loginName: required(64),
      password: text(1_000, 0, { secret: true }),
      trueName: required(50),
      mobile: required(20),
      /** Who runs the platform: shown on public pages, in mails and on reports, and changed in the settings later. */
      operatorName: required(100),
      platformName: text(60).optional(),
      operatorPhone: text(30).optional(),
      operatorEmail: text(100).optional(),
    }),
    gives: SignedIn,
    secretBody: true,
  }),
  /** The secret for whoever has given one factor, must give two, and has no second yet (AU-10). */
  enrol: write('POST /api/UserAuth/EnrolSecondFactor', {
    called: ['开始绑定验证器', 'Second factor begun', 'Segundo factor iniciado'],
    may: 'half-signed-in',
    takes: nothing,
    gives: SecretOffer,
  }),
  /** The second factor: the half-done session ends, and a whole one begins under another token. */
  enterSecondFactor: write('POST /api/UserAuth/EnterSecondFactor', {
    called: ['通过两步验证登录', 'Second factor given', 'Segundo factor dado'],
    may: 'half-signed-in',
    takes: strictObject({ code: factorCode }),
    gives: strictObject({
      token: text(64, 0, { secret: true }),
      loginName: text(256),
      role: text(200),
      /** Once, where the factor has just been set. */
      recoveryCodes: recoveryCodes.optional(),
    }),
    secretBody: true,
  }),
  /** The caller proves anew who they are; the calls that are `fresh` are theirs for ten minutes, in this session (AU-11). */
  reauthenticate: write('POST /api/UserAuth/Reauthenticate', {
    called: ['重新验证身份', 'Identity proved anew', 'Identidad probada de nuevo'],
    may: 'signed-in',
    takes: strictObject({
      password: text(1_000, 0, { wire: 'pwd', secret: true }),
      code: factorCode.optional(),
    }),
    gives: strictObject({ token: text(64, 0, { secret: true }) }),
    secretBody: true,
  }),
  secondFactor: read('GET /api/UserAuth/GetSecondFactor', {
    called: ['查看两步验证', 'Second factor read', 'Consulta del segundo factor'],
    may: 'signed-in',
    takes: nothing,
    gives: strictObject({
      since: moment.nullable(),
      recoveryCodesLeft: integer(0, 10),
      /** The caller's rights ask for one. */
      isDemanded: flag,
      /** How many characters the caller's next password has at least: fewer where such a factor is in force (AU-02). */
      shortestPassword: integer(8, 15),
      /** The demonstration asks nobody for one. */
      isOff: flag,
    }),
  }),
  /** A new secret for the caller; it counts once `confirmSecondFactor` has seen a code of it. */
  beginSecondFactor: write('POST /api/UserAuth/BeginSecondFactor', {
    called: ['更换验证器', 'Second factor to be replaced', 'Cambio de segundo factor'],
    may: 'signed-in',
    fresh: true,
    takes: nothing,
    gives: SecretOffer,
  }),
  confirmSecondFactor: write('POST /api/UserAuth/ConfirmSecondFactor', {
    called: ['确认验证器', 'Second factor confirmed', 'Segundo factor confirmado'],
    may: 'signed-in',
    fresh: true,
    takes: strictObject({ code: factorCode }),
    gives: strictObject({ token: text(64, 0, { secret: true }), recoveryCodes }),
    secretBody: true,
  }),
  removeSecondFactor: write('POST /api/UserAuth/RemoveSecondFactor', {
    called: ['关闭两步验证', 'Second factor removed', 'Segundo factor eliminado'],
    may: 'signed-in',
    fresh: true,
    takes: nothing,
    gives: nothing,
  }),
  newRecoveryCodes: write('POST /api/UserAuth/NewRecoveryCodes', {
    called: ['重新生成恢复码', 'New recovery codes', 'Nuevos códigos de recuperación'],
    may: 'signed-in',
    fresh: true,
    takes: nothing,
    gives: strictObject({ recoveryCodes }),
  }),
  /** Takes the lost second factor of somebody else away. */
  resetSecondFactor: write('POST /api/UserAuth/ResetSecondFactor', {
    called: ['重置他人两步验证', 'Second factor reset', 'Segundo factor restablecido'],
    may: 'account.reset',
    fresh: true,
    on: ['person', 'userId'],
    takes: strictObject({ userId: ref('person'), reason: required(500) }),
    gives: nothing,
    refreshes: ['staff'],
  }),
  /** The caller's own password; their other sessions end. */
  changePassword: write('POST /api/UserAuth/ChangeUserPwd', {
    called: ['修改密码', 'Password changed', 'Cambio de contraseña'],
    may: 'signed-in',
    fresh: true,
    takes: strictObject({
      oldPassword: text(1_000, 0, { secret: true }),
      newPassword: text(1_000, 0, { secret: true }),
    }),
    gives: nothing,
    secretBody: true,
  }),
  /** The caller's own number, by the code sent to the new one. The specification's client names a user, who is not looked at. */
  changeMobile: write('POST /api/UserAuth/UpdateUserMobile', {
    called: ['修改手机号', 'Mobile changed', 'Cambio de móvil'],
    may: 'signed-in',
    fresh: true,
    takes: strictObject({
      userId: text(64).nullable().optional(),
      newMobile: text(64),
      code: text(16, 0, { secret: true }),
    }),
    gives: nothing,
    secretBody: true,
    uncheckedBecause: 'the number is always the caller’s own, whomever a request names',
    refreshes: ['people'],
  }),
  /** Seconds until this session may ask for another code to a new number: what the button counts down. */
  codeWait: read('GET /api/UserAuth/GetCodeWait', {
    called: ['查询验证码等待时间', 'Wait for a code asked', 'Consulta de espera del código'],
    may: 'signed-in',
    takes: nothing,
    gives: strictObject({ seconds: integer(0, 3_600) }),
  }),
  /** Mails a link for a new password, where user name and stored address belong together; the answer is always the same. */
  forgotten: write('POST /api/UserAuth/EmailGetPwd', {
    called: ['申请找回密码', 'Password link asked for', 'Solicitud de enlace de contraseña'],
    may: 'anyone',
    takes: strictObject({ loginName: required(256), email: required(256) }),
    gives: nothing,
    answeredAfter: 400,
    secretBody: true,
  }),
  /** Whose link it is, while it still counts: said to its holder alone, before they think of a password. */
  linkHolder: read('POST /api/UserAuth/GetLinkHolder', {
    called: ['查看密码链接', 'Password link looked at', 'Consulta de enlace de contraseña'],
    may: 'anyone',
    takes: strictObject({ linkToken: text(100, 0, { secret: true }) }),
    gives: strictObject({ loginName: text(256) }),
    refusedAfter: 400,
  }),
  /** Sets the password of whoever holds the mailed link. */
  resetPassword: write('POST /api/UserAuth/ResetPwd', {
    called: ['通过链接设置密码', 'Password set by link', 'Contraseña fijada por enlace'],
    may: 'anyone',
    takes: strictObject({
      linkToken: text(100, 0, { secret: true }),
      password: text(1_000, 0, { secret: true, wire: 'pwd' }),
    }),
    gives: strictObject({ loginName: text(256) }),
    refusedAfter: 400,
    secretBody: true,
  }),
  /** Sends somebody the link: the old password and all sign-ins end, and nobody else picks a new one. */
  startReset: write('POST /api/UserAuth/ChangeManUserPwd', {
    called: ['发送重设密码链接', 'Password link sent', 'Envío de enlace de contraseña'],
    may: 'account.reset',
    fresh: true,
    on: ['person', 'userId'],
    takes: strictObject({ userId: ref('person') }),
    gives: nothing,
  }),
  signOut: write('POST /login/logout', {
    called: ['退出登录', 'Signed out', 'Cierre de sesión'],
    may: 'anyone',
    takes: nothing,
    gives: nothing,
    endsSession: true,
  }),
  /** Where and when the caller has signed in. */
  signIns: read('POST /api/UserAuth/GetMySignIns', {
    called: ['查看我的登录', 'Own sign-ins read', 'Consulta de inicios propios'],
    may: 'signed-in',
    takes: SignInFilter,
    gives: SignInPage,
  }),
  endSignIn: write('POST /api/UserAuth/EndSignIn', {
    called: ['结束其他登录', 'Other sign-in ended', 'Otra sesión terminada'],
    may: 'signed-in',
    on: 'session',
    takes: strictObject({ id: ref('session') }),
    gives: nothing,
  }),
  sendCode: write('GET /api/UserAuth/SendCode', {
    called: ['发送验证码', 'Code sent', 'Envío de código'],
    may: 'anyone',
    // A visitor who registers says so; else a number that nobody has is sent nothing.
    takes: strictObject({ mobile: text(64, 0, { wire: 'mobile' }), use: oneOf(['register']).optional() }),
    gives: strictObject({ seconds: integer(0, 3_600) }),
  }),
  sendSignCode: write('POST /api/UserAuth/SendSignCode', {
    called: ['发送签署验证码', 'Signing code sent', 'Envío de código de firma'],
    may: 'signed-in',
    takes: z.discriminatedUnion('action', [
      signing('apply.submit'),
      signing('opinion.submit'),
      signing('report.sign'),
    ]),
    gives: strictObject({ seconds: integer(0, 3_600) }),
  }),
  ...providerCalls,
  menu: read('POST /api/UserRole/LoadMenuByUser', {
    called: ['加载菜单', 'Menu read', 'Consulta del menú'],
    may: 'signed-in',
    beforeConsent: true,
    takes: nothing,
    gives: listOf(MenuEntry),
  }),
  /** Another one whenever the caller's menu or rights change: what an open browser asks to learn that it shows old ones. */
  menuVersion: read('GET /api/UserRole/GetMenuVersion', {
    called: ['检查菜单更新', 'Version of the menu asked', 'Consulta de versión del menú'],
    may: 'signed-in',
    beforeConsent: true,
    takes: nothing,
    gives: strictObject({ version: sha256 }),
  }),
  pageActions: read('POST /api/UserInfo/ShowButton', {
    called: ['加载页面权限', 'Rights of a page read', 'Consulta de permisos de página'],
    may: 'signed-in',
    takes: strictObject({ page: required(120), id: withMetadata(z.guid(), {}).optional() }),
    gives: listOf(text(60)),
    uncheckedBecause: 'without the right object it answers no request at all',
  }),
  /** The documentation of every call, in wire names. */
  openApi: download('GET /api/openapi.json', {
    called: ['查看接口文档', 'Documentation of calls read', 'Consulta de la documentación'],
    may: 'api.read',
    takes: nothing,
    gives: nothing,
  }),
});

import { roleCode, administratorKinds, type AdministratorKind, type RoleCode } from '#contract/rights';
import { openApp, type Person, type TestApp } from '..';
import { settingCalls } from '#product/settings/contract';
import { roles } from '#product/roles/contract';
import { roleTemplates } from '#product/roles/templates';
import { actionIdsOf, personIdOf, roleIdOf } from '../lookups';

const { add, list, setToPerson } = roles.calls;
const { now, save } = settingCalls.calls;

/** Whom the story makes administrators, one of each kind: an editor, a reviewer and an owner give up what they did. */
const chosen = { system: 'linwanzhao', security: 'cuijingting', audit: 'jiangwangshu' } as const;

/** Reads the settings, turns the separation, says why. */
export const separate = async (who: Person, separateAdministrators: boolean) => {
  const { version, values } = await who.do(now, {});
  return who.do(save, { version, values: { ...values, separateAdministrators }, reason: '等级保护测评整改' });
};

/** What stories about roles look up in the tables. */
const placesOf = (app: TestApp) => ({
  person: (loginName: string) => personIdOf(app, loginName),
  role: (code: RoleCode) => roleIdOf(app, code),
  actions: (...rights: string[]) => actionIdsOf(app, ...rights),
});

/** The three roles by the dialog's templates, and three people who hold one each; administration is not separated yet. */
export const openThree = async () => {
  const app = await openApp();
  const lin = await app.signIn('admin');
  const place = placesOf(app);
  const roleIds = {} as Record<AdministratorKind, string>;
  for (const kind of administratorKinds) {
    const { code, names } = roleTemplates[kind];
    const [roleName, roleNameEn, roleNameEs] = names;
    const said = { roleName, roleNameEn, roleNameEs, code, basedOn: roleCode.administrator, remark: '' };
    roleIds[kind] = (await lin.do(add, { ...said, template: kind })).id;
    await lin.do(setToPerson, { userId: await place.person(chosen[kind]), roleIds: [roleIds[kind]] });
  }
  const three = {
    system: await app.again(chosen.system),
    security: await app.again(chosen.security),
    audit: await app.again(chosen.audit),
  };
  return { app, lin, place, roleIds, three, roleOf: (code: string) => roleNamed(three.security, code) };
};
export type Three = Awaited<ReturnType<typeof openThree>>;

const roleNamed = async (who: Person, code: string) =>
  (await who.do(list, { pageSize: 100 })).rows.find((role) => role.code === code)!;

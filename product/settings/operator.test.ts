import { expect, test } from 'vitest';
import { refused, defectFields } from '#testing';
import { access } from '#product/access/contract';
import { offerSetup } from '#product/access/server';
import { seedOperator } from '#database/seeds/operator';
import { settingCalls } from './contract';
import type { SettingValues } from './settings';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const { now: read, save } = settingCalls.calls;
const app = await openedApp();
const lin = await app.signIn('admin');

const change = async (more: Partial<SettingValues>) => {
  const { version, values } = await lin.do(read, {});
  return lin.do(save, { version, values: { ...values, ...more }, reason: '主办单位更名' });
};
const pageIn = async (language: string, path = '/NewsInfo'): Promise<string> =>
  (await fetch(`${app.address}${path}`, { headers: { 'accept-language': language } })).text();

test('the demonstration has its fictional operator, in the reader’s language', async () => {
  expect(await pageIn('zh')).toContain('岳川省医药卫生科技促进中心');
  expect(await pageIn('en')).toContain('Yuechuan Centre for Medical and Health Technology');
  expect(await pageIn('es')).toContain('Centro de Tecnología Médica y Sanitaria de Yuechuan');
});

test('a demonstration of an earlier release is given it at its next start, and what somebody has said since stays', async () => {
  await app.services.pool.query("update setting_version set values = '{}'");
  expect(await pageIn('zh')).not.toContain('岳川省医药卫生科技促进中心');
  await seedOperator(app);
  expect(await pageIn('zh')).toContain('岳川省医药卫生科技促进中心');
  await app.services.pool.query(
    'update setting_version set values = values || \'{"operatorNameZh": "青渚市医学会"}\'',
  );
  await seedOperator(app);
  expect(await pageIn('zh')).toContain('青渚市医学会');
  await app.services.pool.query("update setting_version set values = '{}'");
  await seedOperator(app);
});

test('what Lin Wanzhao says of the operator stands on the next page, in each language, with the filing numbers', async () => {
  await change({
    platformNameZh: '岳川省卫生科技评价网',
    platformNameEn: 'Yuechuan Health Evaluation',
    operatorNameZh: '岳川省卫生健康研究院',
    operatorNameEn: 'Yuechuan Institute of Health',
    operatorNameEs: '',
    operatorPhone: '0571-1234 5678',
    icpNumber: '岳ICP备2026000001号-1',
    publicSecurityNumber: '岳公网安备 33010002000001号',
  });
  for (const path of ['/NewsInfo', '/aboutUs', '/login']) {
    const zh = await pageIn('zh', path);
    for (const said of [
      '岳川省卫生科技评价网',
      '岳川省卫生健康研究院',
      '0571-1234 5678',
      '岳ICP备2026000001号-1',
      '岳公网安备 33010002000001号',
    ])
      expect(zh, path).toContain(said);
    expect(zh).not.toContain('岳川省医药卫生科技促进中心');
  }
  const english = await pageIn('en');
  expect(english).toContain('<title>Yuechuan Health Evaluation</title>');
  expect(english).toContain('Yuechuan Institute of Health');
  // Nobody said it in Spanish: the platform's own language stands there, and the product's own name.
  const spanish = await pageIn('es');
  expect(spanish).toContain('岳川省卫生健康研究院');
  expect(spanish).toContain(
    '<title>Plataforma de evaluación y transferencia de tecnología sanitaria</title>',
  );
});

test('a mail says at its end from which platform it comes and who runs it', async () => {
  await app.visitor.wire('POST /api/UserAuth/EmailGetPwd', {
    LoginName: 'linwanzhao',
    Email: 'linwanzhao@example.org',
  });
  const mails = (await app.outbox()).filter(({ channel }) => channel === 'mail');
  expect(mails.length).toBeGreaterThan(0);
  const { subject, text } = mails.at(-1)!;
  expect(subject).toBe('【岳川省卫生科技评价网】设置密码');
  expect(text).toContain('您在“岳川省卫生科技评价网”的账户');
  const name = '岳川省卫生科技评价网\n岳川省卫生健康研究院';
  expect(text.endsWith(`\n\n-- \n${name}\n0571-1234 5678 · service@example.org`)).toBe(true);
});

test('an address that is none is refused beside its field, and nothing is kept', async () => {
  const before = await lin.do(read, {});
  const { code, result } = await refused(change({ operatorEmail: 'nobody', complaintsPhone: 'call us' }));
  expect([code, (result as { Field: string }[]).map(({ Field }) => Field)]).toEqual([
    2002,
    ['Values.OperatorEmail', 'Values.ComplaintsPhone'],
  ]);
  expect((await lin.do(read, {})).version).toBe(before.version);
});

test('in production nothing stands there until the first administrator says it at set-up', async () => {
  await app.services.pool.query("update setting_version set values = '{}'");
  const bare = await pageIn('zh');
  for (const said of [
    'foot__operator',
    '岳川省医药卫生科技促进中心',
    '岳川省卫生健康研究院',
    'tel:',
    'mailto:',
  ])
    expect(bare).not.toContain(said);
  await app.db
    .deleteFrom('personRole')
    .where('roleId', 'in', (role) =>
      role.selectFrom('role').select('id').where('code', '=', roleCode.administrator),
    )
    .execute();
  const setup = await pageIn('zh', '/login?way=setup');
  for (const name of ['operatorName', 'platformName', 'operatorPhone', 'operatorEmail'])
    expect(setup).toContain(`name="${name}"`);
  const account = {
    loginName: 'first.admin',
    password: 'a slow river bends at dusk',
    trueName: '顾安澜',
    mobile: '10000009999',
    operatorName: '青渚市医学会',
    operatorPhone: '0571-0000 1111',
  };
  const setupToken = (await offerSetup(app.services))!.split('#')[1]!;
  expect(
    (await refused(app.visitor.do(access.calls.setUp, { ...account, setupToken, operatorName: ' ' }))).code,
  ).toBe(2002);
  const wrong = await refused(
    app.visitor.do(access.calls.setUp, { ...account, setupToken, operatorEmail: 'nobody' }),
  );
  expect(defectFields(wrong)).toEqual(['OperatorEmail']);
  await app.visitor.do(access.calls.setUp, { ...account, setupToken });
  const page = await pageIn('zh');
  for (const said of ['青渚市医学会', '0571-0000 1111']) expect(page).toContain(said);
});

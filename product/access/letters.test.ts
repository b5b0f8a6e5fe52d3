import { expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { privacy } from '#product/privacy/contract';
import { staff } from '#product/people/contract';
import { access } from './contract';
import { personRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const admin = await app.signIn('admin');

const { addExpert } = staff.calls;
const { startReset } = access.calls;
const lastTo = async (email: string) => (await app.outbox()).findLast(({ to }) => to === email)!;
const invited = async (trueName: string, mobile: string) => {
  const { organisationId } = await personRow(app, 'yanshenzhi');
  const email = `${mobile}@example.org`;
  await admin.do(addExpert, { trueName, mobile, email, organisationId: organisationId! });
  return lastTo(email);
};
const names = {
  zh: '医疗卫生科技成果转化与评价平台',
  en: 'Medical and Health Technology Evaluation and Transfer Platform',
  es: 'Plataforma de evaluación y transferencia de tecnología sanitaria',
};

test('an invitation names the platform, greets by name, says the user name, and is signed, all in the reader’s language', async () => {
  // Lin reads English; whom they invite reads Chinese, as the name says.
  admin.language = 'en';
  const chinese = await invited('单田芳', '13700005001');
  expect(chinese.subject).toBe(`【${names.zh}】设置密码`);
  expect(chinese.text).toMatch(
    new RegExp(`^单田芳，您好：\n\n您在“${names.zh}”的账户已开通，用户名：shantianfang。`),
  );
  expect(chinese.text).toContain(`\n\n-- \n${names.zh}\n岳川省医药卫生科技促进中心`);
  // Nothing is known of the other: the inviter's language is the best guess.
  const english = await invited('Aoife Byrne', '13700005002');
  expect(english.subject).toBe(`${names.en}: Set your password`);
  expect(english.text).toMatch(
    new RegExp(`^Dear Aoife Byrne,\n\nYour account on ${names.en} is ready; your user name is aoife.byrne. `),
  );
  expect(english.text).not.toMatch(/\p{Script=Han}/u);
  admin.language = 'zh';
});

test('whoever has been in is written to in the language they read last, whoever writes', async () => {
  const { name, email } = personOf('suyanqing');
  const owner = await app.signIn('suyanqing');
  owner.language = 'es';
  await owner.do(privacy.calls.mine, {});
  const { id } = await personRow(app, 'suyanqing');
  await admin.do(startReset, { userId: id });
  const letter = await lastTo(email!);
  expect(letter.subject).toBe(`${names.es}: Establezca su contraseña`);
  expect(letter.text).toMatch(
    new RegExp(
      `^Estimado/a ${name}:\n\nUn administrador ha restablecido la contraseña de su cuenta suyanqing`,
    ),
  );
  expect(letter.text).toContain(`\n\n-- \n${names.es}\nCentro de Tecnología Médica y Sanitaria de Yuechuan`);
});

test('a notice that asks somebody to act goes out in the reader’s language too', async () => {
  // The administrator reads English; what an owner asks for in Chinese reaches them in English.
  const reader = await app.signIn('admin');
  reader.language = 'en';
  await reader.do(privacy.calls.requests, {});
  const owner = await app.again('linwanzhao');
  await owner.do(privacy.calls.requestErase, { reason: '调离本单位' });
  const letter = await lastTo(personOf('admin').email!);
  expect(letter.subject.startsWith(`${names.en}: `)).toBe(true);
  expect(letter.text).toMatch(new RegExp(`^Dear ${personOf('admin').name},\n\n`));
  expect(letter.text).toContain(`/workbench/workbench\n\n-- \n${names.en}\n`);
});

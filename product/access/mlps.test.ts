import { expect, test } from 'vitest';
import { settingCalls } from '#product/settings/contract';
import { access } from './contract';
import { passwordOf } from '#testing/lookups';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const { changePassword, signIn } = access.calls;
const { now: read, save } = settingCalls.calls;
const app = await openedApp();

const turnOn = async (): Promise<void> => {
  const lin = await app.signIn('admin');
  const { version, values } = await lin.do(read, {});
  await lin.do(save, { version, values: { ...values, mlpsPasswords: true }, reason: '等级保护测评要求' });
};
const refusalAtSignIn = (password: string) =>
  app.visitor.refusal(signIn, { loginName: 'linwanzhao', password });

test('under the profile mlps a password mixes three classes, is a new one, and serves for ninety days', async () => {
  const password = passwordOf(app, 'linwanzhao');
  const plain = 'seven quiet rivers run';
  const mixed = 'Seven quiet rivers run 2';
  const first = await app.signIn('linwanzhao');
  await first.do(changePassword, { oldPassword: password, newPassword: plain });
  await turnOn();
  // What was set before stays good until its time is over; only a new one is judged.
  const editor = await app.visitor.do(signIn, { loginName: 'linwanzhao', password: plain });
  expect(editor.role).toBe(roleCode.editor);
  const oldPassword = plain;
  for (const newPassword of ['nine quiet rivers run', plain])
    expect(await first.refusal(changePassword, { oldPassword, newPassword })).toBe(2721);
  await first.do(changePassword, { oldPassword, newPassword: mixed });
  expect(await first.refusal(changePassword, { oldPassword: mixed, newPassword: mixed })).toBe(2721);
  app.pass({ days: 89 });
  await app.visitor.do(signIn, { loginName: 'linwanzhao', password: mixed });
  app.pass({ days: 1 });
  expect(await refusalAtSignIn(mixed)).toBe(2722);
  // Who guesses learns nothing of its age.
  expect(await refusalAtSignIn('another quiet river runs')).toBe(1001);
});

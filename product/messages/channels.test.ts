import { expect, test } from 'vitest';
import { accountOf } from '#testing/lookups';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { personOf } from '#database/seeds/demo/people';
import { submitted } from '#testing/story';
import { worldOf } from '#testing/story/world';
import { noticeCauses } from './channels';
import { messages } from './contract';

const app = await openedApp();
const world = worldOf(app);
const { channels, chooseChannels } = messages.calls;

const mobile = personOf(cast.manager).mobile;
/** What left for a manager of the agency since a number of messages: how, and what it says. */
const sentTo = async (name: string, from: number) =>
  (await app.outbox()).slice(from).filter(({ to, text }) => to === mobile || text.includes(name));
const submit = async () => {
  const from = (await app.outbox()).length;
  const about = await submitted(world);
  const { name } = accountOf(app, cast.manager);
  await expect.poll(async () => (await app.outbox()).length).toBeGreaterThan(from);
  return { about, sent: await sentTo(name, from) };
};

test('whoever chose nothing hears by mail of what needs them, and by text message of nothing [ST1]', async () => {
  const manager = await app.signIn(cast.manager);
  expect(await manager.do(channels, {})).toEqual(
    noticeCauses.map((cause) => ({ cause, mail: true, textMessage: false })),
  );
  const { sent, about } = await submit();
  expect(sent.map(({ channel }) => channel)).toEqual(['mail']);
  expect(sent[0]!.subject).toContain(about.achievementName);
});

test('a manager who wants text messages and no mail of applications gets those; what they say names no achievement', async () => {
  const manager = await app.signIn(cast.manager);
  await manager.do(chooseChannels, {
    channels: [{ cause: 'application', mail: false, textMessage: true }],
  });
  expect(await manager.do(channels, {})).toContainEqual({
    cause: 'application',
    mail: false,
    textMessage: true,
  });
  const { sent, about } = await submit();
  expect(sent.map(({ channel }) => channel)).toEqual(['sms']);
  expect(sent[0]!.text).toMatch(/CG\d{10}/);
  expect(sent[0]!.text).not.toContain(about.achievementName);
  // Nobody else's choice.
  const other = await app.signIn(cast.otherManager);
  expect(await other.do(channels, {})).toContainEqual({
    cause: 'application',
    mail: true,
    textMessage: false,
  });
});

test('the digest is never a text message, and codes are nobody’s to switch off', async () => {
  const manager = await app.signIn(cast.manager);
  await manager.do(chooseChannels, { channels: [{ cause: 'digest', mail: false, textMessage: true }] });
  expect(await manager.do(channels, {})).toContainEqual({ cause: 'digest', mail: false, textMessage: false });
  const reply = await manager.wire('POST /api/Message/SetNoticeChannels', {
    Channels: [{ Cause: 'signIn', Mail: false, TextMessage: false }],
  });
  expect(reply.ErrorCode).not.toBe(0);
});

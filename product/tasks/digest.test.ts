import { expect, test } from 'vitest';
import { dayOf, firstWorkingDayOfWeek } from '#contract/calendar';
import { messages } from '#product/messages/contract';
import { jobsOf } from '#start/jobs';
import { accountOf, applicationRow } from '#testing/lookups';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { submitted } from '#testing/story';
import { worldOf } from '#testing/story/world';

const app = await openedApp();
/** The demonstration has many clocks; one round of the outbox takes fifty messages along. */
const digest = async (): Promise<void> => {
  await jobsOf(app.services)
    .find(({ name }) => name === 'sendDigests')!
    .work();
  for (let round = 0; round < 10; round += 1) await app.services.deliver();
};
/** Lets time pass until the morning of a weekday of Shanghai, 1 for Monday. */
const until = (weekday: number): void => {
  const at = app.now().getTime();
  const today = new Date(at + 8 * 3_600_000).getUTCDay();
  const day = dayOf(new Date(at + ((weekday - today + 7) % 7 || 7) * 86_400_000));
  app.pass({ seconds: Math.round((Date.parse(`${day}T02:00:00Z`) - at) / 1_000) });
};
const digestsFor = async (login: string) => {
  const { name } = accountOf(app, login);
  return (await app.outbox()).filter(
    ({ subject, text }) => subject.includes('本周待办') && text.startsWith(`${name}，`),
  );
};

test('the first working day of a week: a Monday, or what comes after holidays; none in a week off', () => {
  const holidays = new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']);
  const calendar = { holidays, workingWeekends: new Set(['2026-10-10']) };
  expect(firstWorkingDayOfWeek('2026-09-30', calendar)).toBe('2026-09-28');
  expect(firstWorkingDayOfWeek('2026-10-10', calendar)).toBe('2026-10-08');
  const off = new Set(['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09']);
  expect(firstWorkingDayOfWeek('2026-10-05', { holidays: off, workingWeekends: new Set() })).toBeUndefined();
});

test('on a Monday a manager is mailed once what waits for them and until when; whoever switched it off is not [ST1]', async () => {
  const about = await submitted(worldOf(app));
  const { applicationNumber } = await applicationRow(app, about.applicationId);
  until(3);
  await digest();
  expect(await digestsFor(cast.manager)).toEqual([]);
  until(1);
  await digest();
  const [mail] = await digestsFor(cast.manager);
  expect(mail!.text).toMatch(
    new RegExp(`\\d{4}-\\d\\d-\\d\\d.*待受理: ${about.achievementName} \\(${applicationNumber}\\)`),
  );
  // It waits for the agency, not for who sent it in.
  expect((await digestsFor(cast.owner)).map(({ text }) => text).join()).not.toContain(about.achievementName);
  app.pass({ hours: 1 });
  await digest();
  expect(await digestsFor(cast.manager)).toHaveLength(1);

  const manager = await app.again(cast.manager);
  await manager.do(messages.calls.chooseChannels, {
    channels: [{ cause: 'digest', mail: false, textMessage: false }],
  });
  until(1);
  await digest();
  expect(await digestsFor(cast.manager)).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { dayOf, workingDaysAfter } from '#contract/calendar';
import { settingCalls } from '#product/settings/contract';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { accepted, submitted, worldOf, type ApplicationOf } from '#testing/story';
import { applications } from './contract';

const { list, dossier } = applications.calls;
const app = await openedApp();
const world = worldOf(app);

/** When an owner may expect a case to be over, as the list says it and as its page does. */
const expectedFor = async (login: string, { applicationId: id, achievementName }: ApplicationOf) => {
  const person = await app.signIn(login);
  const { rows } = await person.do(list, { achievementName });
  const { expectedOn } = await person.do(dossier, { id });
  expect(rows.find((row) => row.id === id)?.expectedOn).toBe(expectedOn);
  return expectedOn;
};
/** The day on which so many terms of working days are over, one after the other. */
const after = (...terms: readonly number[]): string =>
  dayOf(terms.reduce((end, days) => workingDaysAfter(end, days), app.now()));

test('[domain §9.3] an owner sees when their case will be over: the terms still to come, on the work calendar', async () => {
  const about = await submitted(world, { achievementName: '预计完成的贴片' });
  // Acceptance, material, its review, the experts, the public-service agency (the settings’ standard).
  expect(await expectedFor(cast.owner, about)).toBe(after(10, 20, 10, 10, 10));
  // A holiday in between moves it by a day, and nothing else does.
  const admin = await app.signIn('admin');
  const { version, values } = await admin.do(settingCalls.calls.now, {});
  const holiday = after(30);
  await admin.do(settingCalls.calls.save, {
    version,
    values: { ...values, holidays: [...values.holidays, holiday] },
    reason: '国务院办公厅公布的放假安排',
  });
  expect(await expectedFor(cast.owner, about)).toBe(after(10, 20, 10, 10, 10, 1));
});

test('[domain §9.3] once it is accepted, it is over no earlier than the agency plans', async () => {
  const about = await accepted(world, { achievementName: '按计划完成的贴片' });
  await app.db
    .updateTable('application')
    .set({ planEnd: '2028-03-01' })
    .where('id', '=', about.applicationId)
    .execute();
  const planned = dayOf(workingDaysAfter(new Date('2028-03-01T15:00:00Z'), 10));
  expect(await expectedFor(cast.owner, about)).toBe(planned);
});

test('what is over, and what nobody has submitted, has no expected end', async () => {
  const owner = await app.signIn(cast.owner);
  const { rows } = await owner.do(list, { pageSize: 50 });
  const ended = rows.filter(({ status }) => ['passed', 'cancelled', 'rejected'].includes(status));
  expect(ended.length).toBeGreaterThan(0);
  expect(ended.map(({ expectedOn }) => expectedOn)).toEqual(ended.map(() => null));
});

import { expect, test } from 'vitest';
import type { Person } from '#testing';
import { applications } from '../../contract';
import { holderOf } from './holder';
import { openedApp } from '#testing/opened';

const { dossier, reject, timeline } = applications.calls;
const app = await openedApp();

/** The application of an achievement of the demonstration, its name's beginning given. */
const applicationOf = async (name: string): Promise<string> => {
  const { id } = await app.db
    .selectFrom('application')
    .select('id')
    .where('achievementName', 'like', `${name}%`)
    .where('previousApplicationId', 'is', null)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};
/** With whom somebody's record page says it lies; a word of the screens stands as its key. */
const holder = async (login: string, name: string): Promise<string | null> => {
  const person = await app.signIn(login);
  const found = await person.do(dossier, { id: await applicationOf(name) });
  return holderOf(
    found.standing,
    { owner: found.ownerName, agency: found.evaluationAgencyName },
    ((word: string) => word) as never,
  );
};
const last = async (person: Person, id: string): Promise<string> =>
  (await person.do(timeline, { id })).at(-1)!.action;

test('an application’s page names who holds it: applicant, agency, public-service agency, and nobody once it is over', async () => {
  expect(await holder('zhanghuaiyu', '清肺化浊颗粒')).toBe('章怀瑜');
  expect(await holder('shixiting', '自体CAR-T')).toBe('云岫明析科技评估有限公司');
  expect(await holder('shixiting', '新型EGFR变构')).toBe('applicationScreens.holder.assessor');
  expect(await holder('zhouyiheng', '可降解镁合金')).toBe('applicationScreens.holder.publicAgency');
  expect(await holder('suyanqing', '经导管二尖瓣')).toBeNull();
  expect(await holder('shixiting', '多联病毒样颗粒')).toBeNull();
  expect(await holder('taolingyi', '基层胸痛中心')).toBeNull();
});

test('a final rejection is called so in the history; an agency that does not take an application in says that', async () => {
  const owner = await app.signIn('fumingyuan');
  const final = await applicationOf('多联病毒样颗粒');
  for (const [language, word] of [
    ['zh', '审核不通过'],
    ['en', 'Finally rejected'],
    ['es', 'Rechazada definitivamente'],
  ] as const) {
    owner.language = language;
    expect(await last(owner, final)).toBe(word);
  }
  const manager = await app.signIn('shixiting');
  const id = await applicationOf('自体CAR-T');
  const { rowVersion } = await manager.do(dossier, { id });
  await manager.do(reject, { id, rowVersion, reasonCode: '1', reason: '不属于本机构登记的业务领域。' });
  expect(await last(manager, id)).toBe('不予受理');
  expect(await holder('shixiting', '自体CAR-T')).toBeNull();
});

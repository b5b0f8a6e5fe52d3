import { expect, test } from 'vitest';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { nameAmong } from '#testing/applications/decisions';
import { inWords, statementsOf } from '#testing/statements';
import { accepted, materialPassed, submitted, worldOf, type ApplicationOf } from '#testing/story';
import { fillMaterial, submitMaterial } from '#testing/story/material';
import { reports } from '#product/reports/contract';
import { tasks } from '#product/tasks/contract';
import { applications } from './contract';

const { list, tabCounts, dossier } = applications.calls;
const app = await openedApp();
const world = worldOf(app);

const rowFor = async (login: string, { applicationId, achievementName }: ApplicationOf) => {
  const person = await app.signIn(login);
  const { rows } = await person.do(list, { achievementName });
  return rows.find(({ id }) => id === applicationId)!;
};

test('[domain §9.3] the list says in words how far each case is, who has had it since when, and whether it is late', async () => {
  const about = await submitted(world, { achievementName: '阶段可见的贴片' });
  const submittedAt = app.now().toISOString();
  for (const login of [cast.owner, cast.technologyManager, cast.manager])
    expect(await rowFor(login, about)).toMatchObject({
      caseStage: 'acceptance',
      holder: 'agency',
      holderName: '江澜衡正科技评价中心',
      isOverdue: false,
      achievementNameEnglish: 'A wearable patch that warns of arrhythmia',
    });
  expect((await rowFor(cast.owner, about)).heldSince?.slice(0, 16)).toBe(submittedAt.slice(0, 16));
  const taken = await accepted(world);
  expect(await rowFor(cast.owner, taken)).toMatchObject({
    caseStage: 'material',
    holder: 'owner',
    holderName: '苏砚青',
  });
  await fillMaterial(world, taken);
  app.pass({ seconds: 60 });
  await submitMaterial(world, taken);
  const atReview = await rowFor(cast.owner, taken);
  expect(atReview).toMatchObject({ caseStage: 'materialReview', holder: 'assessor', holderName: '陆景行' });
  expect(atReview.heldSince?.slice(0, 16)).toBe(app.now().toISOString().slice(0, 16));
  // The page of the case says the same: one reading of where it stands.
  const owner = await app.signIn(cast.owner);
  const { standing, heldSince, isOverdue } = await owner.do(dossier, { id: taken.applicationId });
  expect({ ...standing, heldSince, isOverdue }).toMatchObject({
    stage: atReview.caseStage,
    holder: atReview.holder,
    heldSince: atReview.heldSince,
    isOverdue: atReview.isOverdue,
  });
  const passed = await materialPassed(world);
  expect(await rowFor(cast.owner, passed)).toMatchObject({ caseStage: 'report', holder: 'assessor' });
});

test('what waits for somebody is a tab of its own, and holds what the workbench says', async () => {
  const about = await submitted(world, { achievementName: '等待受理的贴片' });
  const [owner, manager] = [await app.signIn(cast.owner), await app.signIn(cast.manager)];
  const names = async (person: typeof owner) =>
    (await person.do(list, { waiting: true, pageSize: 50 })).rows.map(({ id }) => id);
  expect(await names(manager)).toContain(about.applicationId);
  expect(await names(owner)).not.toContain(about.applicationId);
  const { total } = await manager.do(list, { waiting: true });
  expect(await manager.do(tabCounts, {})).toMatchObject({ waiting: total });
});

test.each([
  cast.owner,
  cast.technologyManager,
  cast.manager,
  cast.assessor,
  cast.reviewer,
  cast.administrator,
  'shenyanqiu',
])('the tabs of %s count what each of them shows, for the same search too', async (login) => {
  const person = await app.signIn(login);
  for (const search of [{}, { achievementName: '贴片' }]) {
    const counts = await person.do(tabCounts, search);
    for (const tab of ['submitted', 'passed', 'cancelled', 'rejected', 'publicReview', 'draft'] as const) {
      const { total } = await person.do(list, { ...search, status: tab });
      expect({ [tab]: counts[tab] }).toEqual({ [tab]: total });
    }
    expect(counts.all).toBe((await person.do(list, search)).total);
    expect(counts.waiting).toBe((await person.do(list, { ...search, waiting: true })).total);
  }
});

test.each([cast.owner, cast.manager, cast.assessor, cast.reviewer, cast.administrator])(
  'what waits for %s is asked as on the workbench, and its page by three statements more',
  async (login) => {
    const person = await app.signIn(login);
    const workbench = await statementsOf(() => person.do(tasks.calls.waiting, {}));
    const asked = await statementsOf(() => person.do(list, { waiting: true, pageSize: 50 }));
    // Instead of counting unread notices, it finds a page, reads it, and in one statement all that its rows name.
    expect(asked.length, inWords(asked)).toBeLessThanOrEqual(workbench.length - 1 + 3);
  },
);

test('[domain §9.3] once its days are over the list says that a case is late', async () => {
  const about = await submitted(world, { achievementName: '逾期未受理的贴片' });
  app.pass({ days: 30 });
  const owner = await app.again(cast.owner);
  const { rows } = await owner.do(list, { achievementName: about.achievementName });
  expect(rows).toMatchObject([{ caseStage: 'acceptance', holder: 'agency', isOverdue: true }]);
});

test('who reads English or Spanish finds the English title in the list of reports and among the published results', async () => {
  const english =
    'Development and use of a transcatheter edge-to-edge mitral repair device and its delivery system';
  const manager = await app.again(cast.manager);
  const { rows } = await manager.do(reports.calls.list, { pageSize: 50 });
  expect(rows.map(({ achievementNameEnglish }) => achievementNameEnglish)).toContain(english);
  const results = (language: string) =>
    fetch(`${app.address}/resultInfo`, { headers: { 'accept-language': language } }).then((page) =>
      page.text(),
    );
  expect(await results('en')).toContain(english);
  expect(await results('es')).toContain(english);
  expect(await results('zh-CN')).not.toContain(english);
});

test('the list offers what the record offers: nothing to a manager who is named in the achievement', async () => {
  const about = await submitted(world, { achievementName: '列表与记录一致' });
  const manager = await app.signIn(cast.manager);
  const offered = async () => {
    const row = await rowFor(cast.manager, about);
    const record = await manager.do(dossier, { id: about.applicationId });
    expect(row.can.toSorted()).toEqual(record.can.toSorted());
    return row.can;
  };
  expect(await offered()).toContain('accept');
  await nameAmong(app, about.applicationId, manager);
  expect(await offered()).not.toContain('accept');
});

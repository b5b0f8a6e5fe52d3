import { describe, expect, test } from 'vitest';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { systemTransition } from '#host/transitions';
import type { SeededIds } from '#database/seeds/cases/draft-of';
import type { TestApp } from '#testing';
import { accept, draft, submit } from '#testing/story/application';
import { worldOf } from '#testing/story/world';
import { applications } from './contract';
import { complete, idsOf, submitted, wholeOf } from '#testing/applications/story';
import { openedApp } from '#testing/opened';

const { calls } = applications;
const app = await openedApp();
const ids: SeededIds = await idsOf(app);
const owner = await app.signIn('suyanqing');

const contextOf = ({ services: of, now }: TestApp): Context<Me | null, unknown> => ({
  me: null,
  object: undefined,
  db: of.db,
  services: of,
  now: now(),
  language: 'zh',
  requestId: 'story',
  address: '127.0.0.1',
  browser: false,
  agent: '',
  cookies: { get: () => undefined, set: () => undefined },
  audit: () => undefined,
  afterCommit: () => undefined,
  newId: of.newId,
});

describe('the system’s transitions', () => {
  test('[ST1] nobody walks to review, pass or back by hand: only a transition of the report takes the application along', async () => {
    const world = worldOf(app);
    const about = await draft(world, { achievementName: '由报告带动的申报' });
    await submit(world, about);
    await accept(world, about);
    const row = { id: about.applicationId };
    const context = contextOf(app);
    for (const transition of ['pass', 'returnToAgency'])
      await expect(systemTransition(context, 'application', row.id, transition)).rejects.toMatchObject({
        code: 2001,
      });
    await systemTransition(context, 'application', row.id, 'toPublicReview');
    const reviewer = await app.signIn('zhouyiheng');
    expect(await wholeOf(reviewer, row.id)).toMatchObject({
      status: 'publicReview',
      can: ['proposeRejection'],
    });
    await systemTransition(context, 'application', row.id, 'returnToAgency');
    expect((await reviewer.do(calls.dossier, { id: row.id })).view).toBe('summary');
    await systemTransition(context, 'application', row.id, 'toPublicReview');
    await systemTransition(context, 'application', row.id, 'pass');
    expect(await wholeOf(owner, row.id)).toMatchObject({
      status: 'passed',
      decidedAt: app.now().toISOString(),
    });
    for (const transition of ['toPublicReview', 'returnToAgency'])
      await expect(systemTransition(context, 'application', row.id, transition)).rejects.toMatchObject({
        code: 2001,
      });
  });
});

describe('who sees what', () => {
  test('supervision reads a summary of what is under way; administration too; an editor nothing', async () => {
    const { id } = await submitted(app, 'suyanqing', complete(ids, '只看摘要的成果'));
    for (const login of ['zhouyiheng', 'admin']) {
      const reader = await app.signIn(login);
      const found = await reader.do(calls.dossier, { id });
      expect(found.view).toBe('summary');
      expect(Object.keys(found)).not.toContain('attachments');
      expect(found.can).toEqual([]);
    }
    const admin = await app.signIn('yuanzhixing');
    expect((await wholeOf(admin, id)).can).toEqual([]);
    expect(await (await app.signIn('linwanzhao')).refusal(calls.list, {})).toBe(403);
    expect(await app.visitor.refusal(calls.list, {})).toBe(401);
    const expert = await app.signIn('shenyanqiu');
    expect(await expert.refusal(calls.dossier, { id })).toBe(404);
    expect((await expert.do(calls.list, { achievementName: '只看摘要的成果' })).total).toBe(0);
  });
});

describe('choosing people', () => {
  test('[AP5.LoadScienceHandlerList] technology managers by name and grade, with what they have in hand', async () => {
    const path = 'POST /api/ApplyFor/LoadScienceHandlerList';
    const all = await owner.wire(path, { PageIndex: 1, PageSize: 10 });
    expect(all.ResultValue.total).toBe(2);
    const senior = await owner.wire(path, { Level: '3' });
    expect(senior.ResultValue.rows).toMatchObject([
      { TrueName: '唐予安', Level: '3', OrgName: '江澜医科大学' },
    ]);
    expect((await app.visitor.wire(path, {})).ErrorCode).toBe(401);
    expect((await owner.wire(path, { Strange: 1 })).ErrorCode).toBe(2002);
  });

  test('[AP5.GetProjectLeadervList] owners by name, with the achievements of theirs that passed', async () => {
    const path = 'POST /api/ApplyFor/GetProjectLeadervList';
    const found = await owner.wire(path, { Name: '苏砚' });
    expect(found.ResultValue).toMatchObject({ total: 1, rows: [{ TrueName: '苏砚青' }] });
    expect((await (await app.signIn('linwanzhao')).wire(path, {})).ErrorCode).toBe(403);
  });

  test('agencies to commission are those that are started, each with its fields', async () => {
    const found = await owner.do(calls.agencies, {});
    expect(found.map(({ organisationNumber }) => organisationNumber)).toEqual(['PJ001', 'PJ002', 'PJ003']);
    app.pass({ days: 120 });
    expect(await owner.refusal(calls.agencies, {})).toBe(401);
  });
});

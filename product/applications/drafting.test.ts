import { beforeAll, describe, expect, test } from 'vitest';
import type { SeededIds } from '#database/seeds/cases/draft-of';
import { refused } from '#testing';
import { openedApp } from '#testing/opened';
import { applications } from './contract';
import { applicationFacts } from './fields';
import { missingBy } from './submission';
import { complete, dayAfter, drafted, idsOf, wholeOf } from '#testing/applications/story';

const missingFor = missingBy(applicationFacts);

const { calls } = applications;
const app = await openedApp();
const owner = await app.signIn('suyanqing');
const manager = await app.signIn('yanshenzhi');
let ids: SeededIds;
beforeAll(async () => {
  ids = await idsOf(app);
});

describe('drafting', () => {
  test('[A1] [A2] a draft begins and is saved with nothing, holds half-filled rows, and lacks them when it is submitted', async () => {
    const begun = await owner.do(calls.save, { step: 'apply', data: {} });
    expect(await wholeOf(owner, begun.id)).toMatchObject({ achievementName: '', achievementType: null });
    const halves = {
      topicSources: [{ planName: '只有计划名称', projectNumber: '' }],
      rights: [{ name: '只有名称', number: '', country: 'CN', owner: '', isCore: false, inventors: [] }],
      approvals: [{ number: '只有文号', issuer: '' }],
      benefits: [{ basis: '只有依据', tax: '1.00' }],
      organisations: [{ name: '', isMain: false, contribution: '' }],
      persons: [{ name: '只有姓名', organisationName: '', contribution: '' }],
      papers: [{ title: '只有题名', journal: '', doi: '', authors: [] }],
    };
    const saved = await owner.do(calls.save, { step: 'edit', ...begun, data: halves });
    const found = await wholeOf(owner, begun.id);
    expect(found).toMatchObject({ ...halves, economicBenefit: '1.00' });
    const { rows } = await owner.do(calls.list, { status: 'draft' });
    expect(rows.find(({ id }) => id === begun.id)).toMatchObject({
      achievementName: '',
      achievementType: null,
    });
    const places = missingFor(found, { ownerId: '', today: dayAfter(app, 0) }).map(({ path }) =>
      path.join('.'),
    );
    expect(places).toEqual(
      expect.arrayContaining([
        'achievementName',
        'achievementType',
        'topicSources.0.source',
        'rights.0.form',
        'approvals.0.kind',
        'benefits.0.year',
        'benefits.0.newSales',
        'organisations.0.name',
        'persons.0.organisationName',
      ]),
    );
    expect(places).not.toContain('benefits.0.tax');
    await owner.do(calls.remove, saved);
  });

  test('a draft keeps what it is told, and forgets what is set to null', async () => {
    const { id, rowVersion } = await owner.do(calls.save, {
      step: 'apply',
      data: { achievementName: '草稿一', achievementType: '1.2', collegeName: '骨科学院' },
    });
    const second = await owner.do(calls.save, {
      step: 'apply2',
      id,
      rowVersion,
      data: {
        benefits: [
          { year: 2024, newSales: '10.00', newProfit: '1.10', tax: '0.20', savedCost: '2.05', basis: '财务' },
        ],
      },
    });
    const third = await owner.do(calls.save, { step: 'apply', ...second, data: { collegeName: null } });
    const found = await wholeOf(owner, id);
    expect(found).toMatchObject({
      achievementName: '草稿一',
      collegeName: null,
      economicBenefit: '3.35',
      rowVersion: third.rowVersion,
    });
    expect(await owner.refusal(calls.save, { step: 'apply', id, rowVersion, data: {} })).toBe(2003);
    const stranger = await app.signIn('jiangwangshu');
    expect(await stranger.refusal(calls.save, { step: 'apply', id, rowVersion: 3, data: {} })).toBe(404);
    expect(await manager.refusal(calls.dossier, { id })).toBe(404);
    expect(await owner.do(calls.remove, { id, rowVersion: 3 })).toMatchObject({ status: 'draft' });
    expect(await owner.refusal(calls.dossier, { id })).toBe(404);
  });

  test('a code that no dictionary knows is refused where it stands', async () => {
    const fault = await refused(
      owner.do(calls.save, { step: 'apply', data: { achievementName: '某', achievementType: '9.9' } }),
    );
    expect(fault.code).toBe(2002);
    expect(fault.result).toEqual([{ Field: 'FruitType', Msg: '请选择列表中的选项' }]);
  });

  test('a technology manager drafts for an owner who named them, and for nobody else, and gives no word in the owner’s stead', async () => {
    const tang = await app.signIn('tangyuan');
    const data = { achievementName: '代拟草稿', achievementType: '1.2' };
    const ownerId = ids.people.get('taolingyi')!;
    expect(await tang.refusal(calls.save, { step: 'apply', ownerId, data })).toBeOneOf([403, 404]);
    const { id, rowVersion } = await drafted(owner, complete(ids, '交给科技经理的草稿'));
    const saved = await tang.do(calls.save, { step: 'apply', id, rowVersion, data: { stage: '3' } });
    expect(
      await tang.refusal(calls.save, { step: 'apply3', ...saved, data: { consentPublish: false } }),
    ).toBe(403);
    expect(await tang.refusal(calls.submit, { id, rowVersion: saved.rowVersion, signCode: '000000' })).toBe(
      403,
    );
    await owner.do(calls.remove, { id, rowVersion: saved.rowVersion });
  });

  test('the twenty-first open draft is refused', async () => {
    const liruoan = await app.signIn('liruoan');
    for (let count = 0; count < 20; count += 1)
      await drafted(liruoan, { achievementName: `草稿${count}`, achievementType: '2.1' });
    expect(
      await liruoan.refusal(calls.save, {
        step: 'apply',
        data: { achievementName: '再一份', achievementType: '2.1' },
      }),
    ).toBe(2102);
  });
});

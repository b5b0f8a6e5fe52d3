import { beforeAll, describe, expect, test } from 'vitest';
import type { SeededIds } from '#database/seeds/cases/draft-of';
import { smallPdf } from '#testing/story/pdf';
import { openedApp } from '#testing/opened';
import { nameKey } from '#product/search/normalise';
import { oneAchievement, twoAchievements } from '#testing/applications/similar-pairs';
import { applicationRow } from '#testing/lookups';
import { complete, drafted, idsOf, submitted } from '#testing/applications/story';
import { applications } from './contract';
import type { Draft } from './application';

const { calls } = applications;
const app = await openedApp();
const owner = await app.signIn('suyanqing');
const stranger = await app.signIn('jiangwangshu');
const manager = await app.signIn('yanshenzhi');
let ids: SeededIds;
beforeAll(async () => {
  ids = await idsOf(app);
});

describe('two titles', () => {
  /** How much of each pair is the same, and whether the index would have found one by the other. */
  const judged = async (pairs: readonly (readonly [string, string])[]) => {
    const { rows } = await app.services.pool.query<{ score: number; found: boolean }>(
      `select bigram_similarity(name_bigrams(one), name_bigrams(other)) as score,
          name_prefix(name_bigrams(one)) && name_prefix(name_bigrams(other)) as found
        from unnest($1::text[], $2::text[]) with ordinality as pair (one, other, place) order by place`,
      [pairs.map(([one]) => nameKey(one)), pairs.map(([, other]) => nameKey(other))],
    );
    return rows.map((row, at) => ({ ...row, titles: pairs[at]! }));
  };

  test('of one achievement, varied as people vary them, are alike; of two under one pattern of words they are not', async () => {
    expect([oneAchievement.length, twoAchievements.length]).toEqual([50, 50]);
    const missed = (await judged(oneAchievement)).filter(({ score, found }) => score < 0.6 || !found);
    expect(missed).toEqual([]);
    expect((await judged(twoAchievements)).filter(({ score }) => score >= 0.6)).toEqual([]);
  });

  test('that are alike always share what the index looks for', async () => {
    const titles = [...new Set([...oneAchievement, ...twoAchievements].flat())];
    const { rows: alike } = await app.services.pool.query<{ found: boolean }>(
      `with title as (select name_bigrams(title) as pairs from unnest($1::text[]) as title)
        select name_prefix(one.pairs) && name_prefix(other.pairs) as found
          from title one, title other where bigram_similarity(one.pairs, other.pairs) >= 0.6`,
      [titles.map(nameKey)],
    );
    expect(alike.length).toBeGreaterThan(titles.length);
    expect(alike.filter(({ found }) => !found)).toEqual([]);
  });
});

test('while typing one hears of one’s own organisation’s, with how much is the same; a stranger’s is not looked at', async () => {
  const mine = await submitted(app, 'suyanqing', complete(ids, '经鼻高流量湿化氧疗序贯撤机方案'));
  const typed = { achievementName: '经鼻高流量湿化氧疗的序贯撤机方案' };
  const [found] = await owner.do(calls.checkDuplicate, typed);
  expect(found).toMatchObject({ id: mine.id, reason: '成果名称相近', isDecisive: false });
  expect(found!.score).toBeGreaterThan(0.6);
  expect(found!.score).toBeLessThan(1);
  expect(await stranger.do(calls.checkDuplicate, typed)).toEqual([]);
  expect(await owner.do(calls.checkDuplicate, { achievementName: '床旁超声引导下胃管置入' })).toEqual([]);
});

test('only alike: it may be submitted; its agency is shown what it looks like and why, a refused one of another agency without a name', async () => {
  const uploaded = await owner.upload(
    '/api/OriginalMaterial/UploadFile',
    '批件.pdf',
    smallPdf('the very same approval'),
  );
  const fileId = (uploaded.ResultValue as { FileId: string }[])[0]!.FileId;
  const again = await stranger.upload(
    '/api/OriginalMaterial/UploadFile',
    '另名.pdf',
    smallPdf('the very same approval'),
  );
  const copyId = (again.ResultValue as { FileId: string }[])[0]!.FileId;
  const approval = { kind: '3', number: 'ChiCTR 2500 077', issuer: '', date: null };
  const people = ['甲一', '乙二'].map((name) => ({ name, organisationName: '某院', contribution: '' }));
  const told = (fileOf: string, more: Draft): Draft => ({
    keywords: ['撤机', '氧疗'],
    persons: people as Draft['persons'],
    approvals: [{ ...approval, fileId: fileOf }, ...complete(ids, '').approvals!],
    organisations: complete(ids, '')
      .organisations!.slice(0, 1)
      .map((row) => ({ ...row, isMain: true })),
    attachments: [{ kind: 'leaderAuthorisation', fileId: fileOf, name: '授权.pdf' }],
    ...more,
  });
  const other = ids.organisations.get('PJ002')!;
  const { technologyFields } = await app.db
    .selectFrom('organisation')
    .select('technologyFields')
    .where('id', '=', other)
    .executeTakeFirstOrThrow();
  const elsewhere = await submitted(
    app,
    'jiangwangshu',
    complete(
      ids,
      '机械通气患者早期活动方案',
      told(copyId, { evaluationAgencyId: other, technologyField: technologyFields[0]! }),
    ),
  );
  // Refused there, and tried again here under another name by others.
  await app.services.pool.query(`update application set status = 3, decided_at = now() where id = $1`, [
    elsewhere.id,
  ]);
  const made = await submitted(app, 'suyanqing', complete(ids, '呼吸重症患者康复路径', told(fileId, {})));
  const all = await manager.do(calls.similar, { id: made.id });
  const seen = all.filter(({ status }) => status === 'rejected');
  expect(seen.map(({ reason }) => reason).toSorted()).toEqual(
    ['完成人与关键词重合', '批准或备案编号相同', '附有相同文件'].toSorted(),
  );
  for (const each of seen)
    expect(each).toMatchObject({
      id: null,
      applicationNumber: null,
      achievementName: null,
      status: 'rejected',
      isDecisive: false,
    });
  // Nobody reads it who does not decide.
  expect(await owner.refusal(calls.similar, { id: made.id })).toBe(403);
});

test('a draft of one’s own is compared with everybody’s: a stranger’s likeness is a yes with its reason, never whose nor how much', async () => {
  await submitted(app, 'suyanqing', complete(ids, '重症患者肠内营养耐受性评估量表'));
  const draft = await drafted(stranger, { achievementName: '重症患者肠内营养耐受性评估新量表' });
  expect(await stranger.do(calls.checkDuplicate, { achievementName: '', id: draft.id })).toEqual([
    {
      id: null,
      applicationNumber: null,
      achievementName: null,
      score: 1,
      reason: '成果名称相近',
      isDecisive: false,
    },
  ]);
  expect((await applicationRow(app, draft.id)).status).toBe(6);
});

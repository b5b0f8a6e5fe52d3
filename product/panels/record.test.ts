import { expect, test } from 'vitest';
import { staff } from '#product/people/contract';
import { cast } from '#testing/cast';
import { personIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import {
  approve,
  declaration,
  goodPanel,
  goodSheet,
  newCase,
  opinionOf,
  seats,
  spare,
  submitSheet,
  toExperts,
} from '#testing/panels/case';
import { settingCalls } from '#product/settings/contract';
import { panels } from './contract';
import { deviationOf } from '#product/opinions/record';

const { calls } = panels;
const app = await openedApp();

test('how far a sheet lies from the middle of its panel: scores by their median, levels by the lower one', () => {
  const scored = (by: number, own: number | null = null) => ({
    ...goodSheet,
    scores: Object.fromEntries(
      Object.entries(goodSheet.scores).map(([line, score]) => [line, score! + by]),
    ) as typeof goodSheet.scores,
    levels: { ...goodSheet.levels, maturity: { agrees: own === null, own, reason: '' } },
  });
  const panel = [scored(0), scored(4), scored(-6, 5), scored(0), scored(10, 8)];
  const proposed = { maturity: 7, innovation: 2, advancement: null };
  const apart = (sheet: (typeof panel)[number]) => deviationOf(sheet, panel, proposed);
  expect(apart(panel[2]!)).toEqual({
    leaning: -6,
    distance: 6,
    maturity: -2,
    innovation: 0,
    advancement: null,
  });
  expect(apart(panel[4]!)).toEqual({
    leaning: 10,
    distance: 10,
    maturity: 1,
    innovation: 0,
    advancement: null,
  });
  expect(
    deviationOf({ ...goodSheet, scores: { ...goodSheet.scores, social: 85 } }, panel, proposed),
  ).toMatchObject({
    leaning: 1.7,
    distance: 1.7,
  });
});

test('an expert reads their record and replies once to each entry; the agency that asked them reads both, nobody else does', async () => {
  const about = await newCase(app);
  const id = about.reportId;
  const manager = await app.signIn(cast.manager);
  const expertId = await personIdOf(app, 'helanzhou');
  const recordOf = async (login: string) =>
    (await (await app.signIn(login)).do(calls.ownRecord, {})).rows.filter(({ achievementName }) =>
      achievementName.endsWith(about.applicationId.slice(-6)),
    );
  await manager.do(calls.setPanel, { id, members: await seats(app) });
  // An invitation that waits for its answer says nothing of anybody.
  expect(await recordOf('helanzhou')).toEqual([]);
  app.pass({ minutes: 5 });
  for (const [login] of goodPanel) {
    const { id: opinionId, rowVersion } = await opinionOf(app, about, login);
    const accept = login !== 'ningshuying';
    await (
      await app.signIn(login)
    ).do(calls.reply, {
      id: opinionId,
      rowVersion,
      accept,
      ...(accept ? { declaration } : { declineReason: '出国进修，无法按期完成' }),
    });
  }
  expect(await recordOf('ningshuying')).toMatchObject([
    {
      invitation: 'declined',
      declineReason: '出国进修，无法按期完成',
      replyDays: 0,
      deviation: null,
      can: ['reply'],
    },
  ]);
  await toExperts(app, about);
  await submitSheet(app, about, 'helanzhou', {
    ...goodSheet,
    scores: { ...goodSheet.scores, social: 45 },
  });
  // Before the round is closed nobody learns where the others stand.
  expect(await recordOf('helanzhou')).toMatchObject([
    { invitation: 'accepted', sheetDays: 0, isLate: false, formReturns: 0, missing: [], deviation: null },
  ]);
  await approve(app, about, 'helanzhou');
  for (const login of ['shenyanqiu', 'gubeichen', 'yinmuchuan']) {
    await app.db
      .updateTable('opinion')
      .set({ status: 1, sheet: JSON.stringify(goodSheet), conclusion: 1, signedAt: app.now().toISOString() })
      .where('id', '=', (await opinionOf(app, about, login)).id)
      .execute();
  }
  const declined = await opinionOf(app, about, 'ningshuying');
  await app.db.updateTable('opinion').set({ number: 0 }).where('id', '=', declined.id).execute();
  await manager.do(calls.closeRound, { id });
  const [entry] = await recordOf('helanzhou');
  // One line of six thirty points below the median of four.
  expect(entry).toMatchObject({
    deviation: { leaning: -5, distance: 5, maturity: 0, innovation: 0, advancement: 0 },
    reply: null,
    can: ['reply'],
  });

  const expert = await app.signIn('helanzhou');
  const reply = { id: entry!.id, text: '社会效益数据仅来自一家医院，故评分较低。' };
  const foreign = await app.signIn('gubeichen');
  expect(await foreign.refusal(calls.replyToRecord, reply)).toBe(404);
  await expert.do(calls.replyToRecord, reply);
  expect(await expert.refusal(calls.replyToRecord, reply)).toBe(2349);
  const ofAgency = await manager.do(calls.expertRecord, { expertId });
  expect(ofAgency.rows.find((row) => row.id === entry!.id)).toMatchObject({
    deviation: { leaning: -5 },
    reply: { text: reply.text },
    can: [],
  });
  // Another agency reads of its own panels alone; assessor, public-service agency and administrator nothing.
  const other = await (await app.signIn(cast.otherManager)).do(calls.expertRecord, { expertId });
  expect(other.rows.filter((row) => row.id === entry!.id)).toEqual([]);
  for (const who of [cast.assessor, cast.reviewer, cast.administrator, 'gubeichen', cast.otherOwner])
    expect(await (await app.signIn(who)).refusal(calls.expertRecord, { expertId }), who).toBe(403);
});

test('[RO4] whom an agency links to its assessor comes first among the candidates for that assessor’s report, and no longer when unlinked', async () => {
  const about = await newCase(app);
  const manager = await app.signIn(cast.manager);
  const assessorId = await personIdOf(app, cast.assessor);
  const first = async () =>
    (await manager.do(calls.candidates, { reportId: about.reportId, pageSize: 100 })).rows.map(
      ({ id, isLinked, openPanels }) => ({ id, isLinked, openPanels }),
    );
  const before = await first();
  const last = before.findLast(({ isLinked, openPanels }) => !isLinked && openPanels === 0)!;
  expect(before[0]!.id).not.toBe(last.id);
  const pool = { assessorId, expertIds: [last.id] };
  await manager.do(staff.calls.link, pool);
  const linked = await first();
  expect(linked.find(({ id }) => id === last.id)).toMatchObject({ isLinked: true });
  // Everybody who is linked stands before everybody who is not.
  expect(linked.findIndex(({ isLinked }) => !isLinked)).toBe(
    linked.filter(({ isLinked }) => isLinked).length,
  );
  // The assessor, who chooses from their own pool alone, sees them now.
  const assessor = await app.signIn(cast.assessor);
  const ofAssessor = async () =>
    (await assessor.do(calls.candidates, { reportId: about.reportId, pageSize: 100 })).rows.map(
      ({ id }) => id,
    );
  expect(await ofAssessor()).toContain(last.id);
  await manager.do(staff.calls.unlink, pool);
  expect(await first()).toEqual(before);
  expect(await ofAssessor()).not.toContain(last.id);
});

test('by hand nobody is asked beyond the cap of open panels without a reason, which the public-service agency reads', async () => {
  const manager = await app.signIn(cast.manager);
  const settle = async (expertCases: number) => {
    const admin = await app.again(cast.administrator);
    const { now, save } = settingCalls.calls;
    const { version, values } = await admin.do(now, {});
    await admin.do(save, { version, values: { ...values, expertCases }, reason: '演示在评上限' });
  };
  const first = await newCase(app);
  await manager.do(calls.setPanel, { id: first.reportId, members: await seats(app) });
  await settle(1);
  const about = await newCase(app);
  const id = about.reportId;
  const members = await seats(app);
  const silent = members.map(({ expertId, kind, isLeader }) => ({ expertId, kind, isLeader }));
  expect(await manager.refusal(calls.setPanel, { id, members: silent })).toBe(2338);
  expect(
    await manager.refusal(calls.setPanel, {
      id,
      members: members.map((seat) => ({ ...seat, loadReason: ' ' })),
    }),
  ).toBe(2338);
  await manager.do(calls.setPanel, { id, members });
  // Who sits already is no newcomer.
  await manager.do(calls.setPanel, { id, members: silent });
  const seat = await opinionOf(app, about, 'helanzhou');
  const expert = await app.signIn('helanzhou');
  await expert.do(calls.reply, {
    id: seat.id,
    rowVersion: seat.rowVersion,
    accept: false,
    declineReason: '无暇',
  });
  const held = await opinionOf(app, about, 'helanzhou');
  // A replacement is weighed likewise.
  const free = await newCase(app);
  await manager.do(calls.setPanel, {
    id: free.reportId,
    members: await seats(app, [...goodPanel.slice(0, 2), [spare, 'technical'], ...goodPanel.slice(3)]),
  });
  const replace = {
    opinionId: held.id,
    rowVersion: held.rowVersion,
    newExpertId: await personIdOf(app, spare),
    reason: '谢绝',
  };
  expect(await manager.refusal(calls.replace, replace)).toBe(2338);
  await manager.do(calls.replace, { ...replace, loadReason: '该领域唯一专家' });
  await app.db.updateTable('report').set({ status: 7 }).where('id', '=', id).execute();
  const read = await (await app.signIn(cast.reviewer)).do(calls.round, { reportId: id });
  const loads = read.flatMap((row) =>
    row.audience === 'agency' && row.number > 0
      ? [[row.expertId, row.overLoad?.reason, row.overLoad?.openPanels]]
      : [],
  );
  expect(loads).toContainEqual([await personIdOf(app, spare), '该领域唯一专家', expect.any(Number)]);
  expect(loads.filter(([, reason]) => reason === '该领域专家有限')).toHaveLength(4);
});

import { describe, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { tasks } from '#product/tasks/contract';
import { askDecision, nameAmong } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { emailOf, logged, organisationIdOf, personIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { accepted, submitted, withExperts, worldOf } from '#testing/story';
import { submit } from '#testing/story/application';
import { panelists } from '#testing/story/panel';
import { dayFrom, said } from '#testing/story/world';
import { minutesToEdit, type Circle } from './circles';
import { correspondence } from './contract';

const app = await openedApp();
const world = worldOf(app);
const everybody = [
  cast.owner, cast.technologyManager, cast.manager, cast.assessor, cast.secondChecker, cast.reviewer,
  cast.administrator, cast.editor, cast.otherOwner, cast.otherManager, cast.otherAssessor, cast.otherExpert,
] as const; // oxfmt-ignore

const nameOf = (login: string): string => personOf(login).name;
const { calls } = correspondence;
const circlesOf = async (login: string, id: string): Promise<string[] | number> => {
  const person = await app.signIn(login);
  const reply = await person.wire('GET /api/CaseMessage/GetCircles', { Id: id });
  return reply.ErrorCode === 0
    ? reply.ResultValue.Circles.map(({ Name }: { Name: string }) => Name)
    : reply.ErrorCode;
};
const post = async (login: string, id: string, circle: Circle, body: string, mentions: string[] = []) =>
  (await app.signIn(login)).wire('POST /api/CaseMessage/PostMessage', {
    ...{ Id: id, Circle: circle, Body: body, Mentions: mentions },
  });
const posted = async (...what: Parameters<typeof post>): Promise<string> =>
  (await said(post(...what))).Id as string;
const read = async (login: string, id: string, circle: Circle, more: object = {}) =>
  (await (await app.signIn(login)).do(calls.list, { id, circle, ...more })).messages;
const refusedToRead = async (login: string, id: string, circle: Circle): Promise<number> =>
  (await app.signIn(login)).refusal(calls.list, { id, circle });
const unreadOf = async (login: string, id: string, circle: Circle): Promise<number | undefined> =>
  (await (await app.signIn(login)).do(calls.circles, { id })).circles.find(({ name }) => name === circle)
    ?.unread;
const namesToMention = async (login: string, id: string, circle: Circle): Promise<string[]> =>
  (await (await app.signIn(login)).do(calls.mentionable, { id, circle })).map(({ name }) => name).toSorted();
const told = async (login: string, name: string): Promise<string[]> => {
  const { rows } = await (await app.signIn(login)).do(tasks.calls.notices, { pageSize: 100 });
  return rows
    .filter(({ kind, values }) => kind.startsWith('correspondence.') && values['name'] === name)
    .map(({ kind }) => kind.split('.told')[1]!);
};
const mailsTo = async (login: string, name: string): Promise<number> =>
  (await app.outbox()).filter(({ to, channel, text }) => channel === 'mail' && to === emailOf(login) && text.includes(name)).length; // oxfmt-ignore

describe('messages about a case, each for one circle that is chosen before (domain §4.1, detail)', () => {
  test('whoever takes part reads the circles of their part, and nobody else any', async () => {
    const name = '沟通范围的成果';
    const { applicationId: id } = await accepted(world, { achievementName: name });
    const seen = Object.fromEntries(
      await Promise.all(everybody.map(async (login) => [login, await circlesOf(login, id)] as const)),
    );
    expect(seen).toEqual({
      ...{ [cast.owner]: ['applicant'], [cast.technologyManager]: ['applicant'] },
      ...{ [cast.manager]: ['applicant', 'agency', 'supervision'], [cast.assessor]: ['applicant', 'agency'] },
      ...{ [cast.secondChecker]: 404, [cast.reviewer]: ['supervision', 'publicAgency'] },
      // The administrator knows of the case, and reads nothing of what is said about it.
      ...{ [cast.administrator]: [], [cast.editor]: 404, [cast.otherOwner]: 404, [cast.otherManager]: 404 },
      ...{ [cast.otherAssessor]: 404, [cast.otherExpert]: 404 },
    });
    await posted(cast.manager, id, 'applicant', '请补充伦理批件的页码');
    await posted(cast.assessor, id, 'agency', '申报人的检测报告需要核验');
    await posted(cast.reviewer, id, 'supervision', '请说明受理进度');
    await posted(cast.reviewer, id, 'publicAgency', '下月抽查');
    const mayRead: Readonly<Record<Circle, readonly string[]>> = {
      applicant: [cast.owner, cast.technologyManager, cast.manager, cast.assessor],
      agency: [cast.manager, cast.assessor],
      supervision: [cast.manager, cast.reviewer],
      publicAgency: [cast.reviewer],
    };
    for (const [circle, readers] of Object.entries(mayRead) as [Circle, readonly string[]][])
      for (const login of everybody)
        if (readers.includes(login))
          expect(await read(login, id, circle), `${login} ${circle}`).toHaveLength(1);
        else {
          expect(await refusedToRead(login, id, circle), `${login} ${circle}`).toBe(404);
          expect((await post(login, id, circle, '我也想说')).ErrorCode, `${login} ${circle}`).toBe(404);
        }
    // The log has each message, and none of its words.
    const entries = await logged(app, 'correspondence.post');
    expect(entries.filter((each) => each.objectKind === 'caseMessage').length).toBeGreaterThan(3);
    expect(JSON.stringify(entries)).not.toContain('下月抽查');
  });

  test('mentions are offered to those who read and known already; notices come once and by the ways chosen', async () => {
    const name = '沟通提醒的成果';
    const { applicationId: id } = await accepted(world, { achievementName: name });
    const [manager, assessor, reviewer] = [cast.manager, cast.assessor, cast.reviewer].map(nameOf);
    // The applicant is told nobody at the agency but the assessor, whom the case names to them.
    const offered = await namesToMention(cast.owner, id, 'applicant');
    expect(offered).toEqual(expect.arrayContaining([assessor, nameOf(cast.technologyManager)]));
    expect(offered).not.toContain(manager);
    expect(await namesToMention(cast.manager, id, 'supervision')).not.toContain(reviewer);
    await posted(cast.manager, id, 'applicant', '请确认完成人顺序');
    expect(await namesToMention(cast.owner, id, 'applicant')).toContain(manager);
    expect(await told(cast.owner, name)).toEqual(['Written']);
    expect(await told(cast.assessor, name)).toEqual(['Written']);
    expect(await told(cast.manager, name)).toEqual([]);
    expect(await mailsTo(cast.owner, name)).toBe(await mailsTo(cast.technologyManager, name));
    const mailed = await mailsTo(cast.owner, name);
    // Nobody is told again of what they have not read yet.
    await posted(cast.manager, id, 'applicant', '并请确认单位排序');
    expect(await told(cast.owner, name)).toEqual(['Written']);
    expect(await mailsTo(cast.owner, name)).toBe(mailed);
    expect(await unreadOf(cast.owner, id, 'applicant')).toBe(2);
    const [newest] = await read(cast.owner, id, 'applicant');
    const owner = await app.signIn(cast.owner);
    await owner.do(calls.markRead, { id, circle: 'applicant', until: newest!.writtenAt });
    expect(await unreadOf(cast.owner, id, 'applicant')).toBe(0);
    const unread = (await owner.do(tasks.calls.notices, { unreadOnly: true, pageSize: 100 })).rows;
    expect(
      unread.filter(({ kind, values }) => kind.startsWith('correspondence.') && values['name'] === name),
    ).toEqual([]);
    // Of another house one learns that it was read, and not by whom.
    expect((await read(cast.manager, id, 'applicant'))[0]!.readBy).toEqual([{ name: null, part: 'owner' }]);
    expect((await read(cast.technologyManager, id, 'applicant'))[0]!.readBy).toEqual([
      { name: nameOf(cast.owner), part: 'owner' },
    ]);
    app.pass({ seconds: 1 });
    // A mention of one is not mailed to the others; somebody who does not read the circle is not mentioned.
    const managerId = await personIdOf(app, cast.manager);
    const before = await mailsTo(cast.assessor, name);
    await posted(cast.owner, id, 'applicant', `@${manager} 已确认`, [managerId]);
    expect(await told(cast.manager, name)).toEqual(['Mentioned']);
    expect(await mailsTo(cast.assessor, name)).toBe(before);
    const reviewerId = await personIdOf(app, cast.reviewer);
    expect((await post(cast.owner, id, 'applicant', `@${reviewer} 请看`, [reviewerId])).ErrorCode).toBe(2161);
    expect((await read(cast.manager, id, 'applicant'))[0]!.mentions).toEqual([
      { id: managerId, name: manager, isMe: true },
    ]);
    // Searched within, and by pages.
    expect((await read(cast.owner, id, 'applicant', { keyword: '排序' })).map(({ body }) => body)).toEqual([
      '并请确认单位排序',
    ]);
    for (let at = 0; at < 20; at += 1) await posted(cast.owner, id, 'applicant', `第 ${at} 条`);
    const page = await owner.do(calls.list, { id, circle: 'applicant' });
    expect([page.messages.length, page.hasMore]).toEqual([20, true]);
    const rest = await owner.do(calls.list, { id, circle: 'applicant', before: page.messages.at(-1)!.id });
    expect([rest.messages.map(({ body }) => body).at(-1), rest.hasMore]).toEqual(['请确认完成人顺序', false]);
  });

  test('its author changes a message within minutes and withdraws it later; a trace stays', async () => {
    const { applicationId: id } = await accepted(world);
    const messageId = await posted(cast.owner, id, 'applicant', '附件二有误');
    const change = async (login: string, Body: string) =>
      (
        await (
          await app.signIn(login)
        ).wire('POST /api/CaseMessage/EditMessage', { Id: messageId, Body, Mentions: [] })
      ).ErrorCode;
    const withdraw = async (login: string) =>
      (await (await app.signIn(login)).wire('POST /api/CaseMessage/WithdrawMessage', { Id: messageId }))
        .ErrorCode;
    expect(await change(cast.manager, '改别人的话')).toBe(404);
    expect(await withdraw(cast.technologyManager)).toBe(404);
    expect(await change(cast.owner, '附件三有误')).toBe(0);
    expect((await read(cast.manager, id, 'applicant'))[0]).toMatchObject({
      ...{ body: '附件三有误', editedAt: expect.any(String), editUntil: null, mayWithdraw: false },
    });
    app.pass({ minutes: minutesToEdit });
    expect(await change(cast.owner, '附件四有误')).toBe(2163);
    expect((await read(cast.owner, id, 'applicant'))[0]).toMatchObject({
      editUntil: null,
      mayWithdraw: true,
    });
    expect(await withdraw(cast.owner)).toBe(0);
    expect([await withdraw(cast.owner), await change(cast.owner, '再改')]).toEqual([2164, 2164]);
    expect((await read(cast.manager, id, 'applicant'))[0]).toMatchObject({
      ...{ body: '', authorName: nameOf(cast.owner), withdrawnAt: expect.any(String) },
    });
    expect(await logged(app, 'correspondence.withdraw', messageId)).toHaveLength(3);
  });

  test('a lost role, a conflict of interest and another agency end reading; a closed case is read only', async () => {
    const { applicationId: id } = await accepted(world);
    const own = await posted(cast.assessor, id, 'agency', '材料已初看');
    await posted(cast.manager, id, 'applicant', '本机构已受理');
    const colleague = await personIdOf(app, cast.secondChecker);
    const manager = await app.signIn(cast.manager);
    const reassign = { PGSId: colleague, Reason: '评估师长期出差，改由同事接手' };
    expect((await askDecision(app, manager, 'ReassignPGS', id, reassign)).ErrorCode).toBe(0);
    expect(await circlesOf(cast.assessor, id)).toBe(404);
    const assessor = await app.signIn(cast.assessor);
    expect((await assessor.wire('POST /api/CaseMessage/WithdrawMessage', { Id: own })).ErrorCode).toBe(404);
    expect((await read(cast.secondChecker, id, 'agency')).map(({ body }) => body)).toEqual(['材料已初看']);
    // Found among those who did the work: what they read ends with what they may do.
    await nameAmong(app, id, await app.signIn(cast.secondChecker));
    expect(await circlesOf(cast.secondChecker, id)).toEqual([]);
    expect(await refusedToRead(cast.secondChecker, id, 'agency')).toBe(404);
    expect(await namesToMention(cast.manager, id, 'agency')).not.toContain(nameOf(cast.secondChecker));

    // Sent back, its agency goes on writing with the applicant, until they hand it to another one.
    const { applicationId: returned } = await submitted(world, { fields: { TechnologyField: '12' } });
    await posted(cast.manager, returned, 'agency', '主要问题是伦理批件');
    const Defects = [{ Field: 'Intro', Msg: '简介过于笼统，请补充' }];
    const sentBack = { DueDate: dayFrom(world, 7), Defects };
    expect((await askDecision(app, manager, 'ReturnApply', returned, sentBack)).ErrorCode).toBe(0);
    await posted(cast.owner, returned, 'applicant', '请问截止日期');
    await posted(cast.manager, returned, 'applicant', '七天');
    const owner = await app.signIn(cast.owner);
    const PJJGOrgId = await organisationIdOf(app, 'PJ002');
    expect((await askDecision(app, owner, 'SaveApply', returned, { Step: 'apply3', Data: { PJJGOrgId } })).ErrorCode).toBe(0); // oxfmt-ignore
    await submit(world, { applicationId: returned } as never);
    expect(await circlesOf(cast.manager, returned)).toBe(404);
    expect(await circlesOf(cast.otherManager, returned)).toEqual(['applicant', 'agency', 'supervision']);
    expect(await read(cast.otherManager, returned, 'applicant')).toEqual([]);
    expect(await read(cast.otherManager, returned, 'agency')).toEqual([]);
    expect(await unreadOf(cast.otherManager, returned, 'applicant')).toBe(0);
    expect(await read(cast.owner, returned, 'applicant')).toHaveLength(2);

    expect((await askDecision(app, owner, 'CancelApply', returned, {})).ErrorCode).toBe(0);
    expect(await read(cast.owner, returned, 'applicant')).toHaveLength(2);
    expect((await owner.do(calls.circles, { id: returned })).isClosed).toBe(true);
    expect((await post(cast.owner, returned, 'applicant', '还想说')).ErrorCode).toBe(2160);
  });

  test('an expert of the panel reads nothing, is nowhere named, and is not named to the applicant', async () => {
    const { applicationId: id } = await withExperts(world);
    const [[login, expert]] = panelists;
    expect(await circlesOf(login, id)).toEqual([]);
    expect(await refusedToRead(login, id, 'applicant')).toBe(404);
    expect((await post(login, id, 'agency', '我是评审专家')).ErrorCode).toBe(404);
    const names = panelists.map(([, name]) => name);
    for (const [who, circle] of [
      [cast.owner, 'applicant'],
      [cast.manager, 'agency'],
      [cast.reviewer, 'supervision'],
    ] as const)
      // oxfmt-ignore
      expect((await namesToMention(who, id, circle)).filter((name) => names.includes(name as never))).toEqual([]);
    expect(await circlesOf(cast.secondChecker, id)).toBe(404);
    expect((await post(cast.manager, id, 'applicant', `${expert}专家已收到材料`)).ErrorCode).toBe(2162);
    const messageId = await posted(cast.manager, id, 'applicant', '专家已收到材料');
    const manager = await app.signIn(cast.manager);
    const Body = `${expert}已收到材料`;
    const edit = { Id: messageId, Body, Mentions: [] };
    expect((await manager.wire('POST /api/CaseMessage/EditMessage', edit)).ErrorCode).toBe(2162);
    // Whoever guesses is told nothing by a refusal.
    expect((await post(cast.owner, id, 'applicant', `是${expert}在评审吗`)).ErrorCode).toBe(0);
    expect((await post(cast.manager, id, 'agency', `${expert}尚未交意见`)).ErrorCode).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { Refused, type Person } from '#testing';
import { panels } from './contract';
import { acceptAll, declaration, goodPanel, newCase, opinionOf, seats, spare } from '#testing/panels/case';
import { personIdOf, organisationNumbered, personRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { experts } from '#database/seeds/demo/experts';

const { calls } = panels;
const app = await openedApp();
const manager = await app.signIn('yanshenzhi');

const refused = async (who: Person, call: Parameters<Person['do']>[0], input: object): Promise<Refused> => {
  try {
    await who.do(call, input);
  } catch (fault) {
    if (fault instanceof Refused) return fault;
    throw fault;
  }
  throw new Error('it should have been refused');
};

describe('the agency forms a panel', () => {
  test('five experts are invited and told; the same panel again changes nothing', async () => {
    const about = await newCase(app);
    const members = await seats(app);
    const set = await manager.do(calls.setPanel, { id: about.reportId, members });
    expect(set.members.map(({ number, invitation }) => [number, invitation])).toEqual([
      [1, 'invited'],
      [2, 'invited'],
      [3, 'invited'],
      [4, 'invited'],
      [5, 'invited'],
    ]);
    const again = await manager.do(calls.setPanel, { id: about.reportId, members });
    expect(again).toEqual(set);
    const mails = (await app.outbox()).filter(({ text }) => text.includes('邀请您担任'));
    expect(mails).toHaveLength(5);
  });

  test('another agency does not even find the report, an assessor and an owner have no right', async () => {
    const { reportId } = await newCase(app);
    const input = { id: reportId, members: await seats(app) };
    expect(await (await app.signIn('shixiting')).refusal(calls.setPanel, input)).toBe(404);
    expect(await (await app.signIn('lujingxing')).refusal(calls.setPanel, input)).toBe(403);
    expect(await (await app.signIn('jiangwangshu')).refusal(calls.setPanel, input)).toBe(403);
    expect(await app.visitor.refusal(calls.setPanel, input)).toBe(401);
  });

  test('once the report has left the assessor’s desk, the panel is formed no more', async () => {
    const { reportId } = await newCase(app, { status: 0 });
    expect(await manager.refusal(calls.setPanel, { id: reportId, members: await seats(app) })).toBe(2001);
  });

  const rules = [
    ['four experts', goodPanel.slice(0, 4), '专家组应为 5–9 人'],
    ['an even number', [...goodPanel, [spare, 'technical'] as const], '单数'],
    [
      'nobody clinical',
      [['qinguanlan', 'technical'], ['wenrenche', 'technical'], ...goodPanel.slice(2)],
      '临床专家',
    ],
    [
      'three from one organisation',
      [
        ['gubeichen', 'clinical'],
        ['yinmuchuan', 'technical'],
        ['qinguanlan', 'technical'],
        ...goodPanel.slice(2, 3),
        goodPanel[4]!,
      ],
      '最多 2 人',
    ],
    [
      'too few technical experts',
      [...goodPanel.slice(0, 3), ['shaochengyuan', 'market'], ['ningshuying', 'intellectualProperty']],
      '三分之二',
    ],
    [
      'nobody for rights or market',
      [...goodPanel.slice(0, 4), [spare, 'technical'] as const],
      '知识产权或市场',
    ],
  ] as const;
  test.each(rules)('a panel with %s is refused, and told why', async (_, panel, why) => {
    const { reportId } = await newCase(app);
    const fault = await refused(manager, calls.setPanel, {
      id: reportId,
      members: await seats(app, panel as typeof goodPanel),
    });
    expect(fault.code).toBe(2301);
    expect(JSON.stringify(fault.result)).toContain(why);
    const rows = await app.db.selectFrom('opinion').select('id').where('reportId', '=', reportId).execute();
    expect(rows).toEqual([]);
  });

  test('cell therapy needs an ethics expert', async () => {
    const { reportId } = await newCase(app, { productTypes: ['1.9'] });
    const fault = await refused(manager, calls.setPanel, { id: reportId, members: await seats(app) });
    expect(JSON.stringify(fault.result)).toContain('伦理专家');
  });

  test('two leaders are one too many', async () => {
    const { reportId } = await newCase(app);
    const members = (await seats(app)).map((seat, place) => ({ ...seat, isLeader: place < 2 }));
    expect(await manager.refusal(calls.setPanel, { id: reportId, members })).toBe(2301);
  });

  test('a reader of English reads the rule in English', async () => {
    const { reportId } = await newCase(app);
    manager.language = 'en';
    const fault = await refused(manager, calls.setPanel, {
      id: reportId,
      members: await seats(app, goodPanel.slice(0, 4)),
    });
    manager.language = 'zh';
    expect(JSON.stringify(fault.result)).toContain('A panel has 5 to 9 experts; there are 4');
  });
});

describe('conflicts of interest', () => {
  const leader = { name: '沈砚秋', organisationName: '' };
  const conflicts: [string, Parameters<typeof newCase>[1], string][] = [
    ['works for a completing organisation', { main: 'WB002' }, '任职'],
    ['worked there within three years', { main: 'YL002' }, '任职'],
    [
      'is named among the persons by their account',
      { persons: [{ name: '某人', organisation: '', login: 'shenyanqiu' }] },
      '完成人',
    ],
    ['is an inventor of a right', { inventors: [leader] }, '发明人'],
    ['is an author of a listed paper', { authors: [leader] }, '作者'],
    ['stands on the list of experts to avoid', { avoided: [leader] }, '回避'],
  ];
  test.each(conflicts)('an expert who %s is refused with 2005', async (what, facts, why) => {
    const works = await personRow(app, 'shenyanqiu');
    const here = { name: works.trueName, organisationName: works.organisationName! };
    const filled = Object.fromEntries(
      Object.entries(facts!).map(([key, value]) => [
        key,
        Array.isArray(value) && value[0] === leader ? [here] : value,
      ]),
    );
    const { reportId } = await newCase(app, filled);
    const panel = what.includes('within three years')
      ? ([...goodPanel.slice(0, 3), ['luoqingjia', 'technical'], goodPanel[4]!] as typeof goodPanel)
      : goodPanel;
    const fault = await refused(manager, calls.setPanel, {
      id: reportId,
      members: await seats(app, panel),
    });
    expect(fault.code).toBe(2005);
    expect(JSON.stringify(fault.result)).toContain(why);
    expect((fault.result as { Field: string }[])[0]!.Field).toMatch(/^Members\.\d\.ZJId$/);
  });

  test('a namesake is only to be looked at: without a reason 2302, with one they are invited and the reason is kept', async () => {
    const { trueName } = await personRow(app, 'helanzhou');
    const { reportId } = await newCase(app, { persons: [{ name: trueName, organisation: '另一家医院' }] });
    expect(await manager.refusal(calls.setPanel, { id: reportId, members: await seats(app) })).toBe(2302);
    await manager.do(calls.setPanel, {
      id: reportId,
      members: await seats(app, goodPanel, '已电话核实，并非同一人'),
    });
    const stored = await app.db
      .selectFrom('conflictCheck')
      .selectAll()
      .where('reportId', '=', reportId)
      .where('personId', '=', await personIdOf(app, 'helanzhou'))
      .executeTakeFirstOrThrow();
    expect(stored.reason).toBe('已电话核实，并非同一人');
    expect(stored.hits.map(({ rule, severity }) => [rule, severity])).toEqual([['namedAsPerson', 'soft']]);
    expect(stored.dataVersion).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a third panel for one organisation within a year needs a reason', async () => {
    const main = 'YL006';
    for (const count of [1, 2]) {
      const about = await newCase(app, { main });
      await acceptAll(app, about);
      expect((await opinionOf(app, about, 'helanzhou')).invitation, `panel ${count}`).toBe('accepted');
    }
    const third = await newCase(app, { main });
    const fault = await refused(manager, calls.setPanel, { id: third.reportId, members: await seats(app) });
    expect(fault.code).toBe(2302);
    expect(JSON.stringify(fault.result)).toContain('近期已为');
  });

  test('candidates come with what speaks against them, and one can be looked at alone', async () => {
    const { reportId } = await newCase(app, { main: 'YL005' });
    const page = await manager.do(calls.candidates, { reportId, pageSize: 100 });
    expect(page.total).toBe(experts.length);
    const from = async (login: string) => page.rows.find(({ id }) => id === seen.get(login))!;
    const seen = new Map<string, string>();
    for (const login of ['chengruoxi', 'helanzhou']) seen.set(login, await personIdOf(app, login));
    expect((await from('chengruoxi')).hard.map(({ rule }) => rule)).toContain('sameOrganisation');
    expect((await from('helanzhou')).hard).toEqual([]);
    const alone = await manager.do(calls.checkConflict, { reportId, expertId: seen.get('chengruoxi')! });
    expect(alone.hard.length).toBeGreaterThan(0);
    expect(await manager.refusal(calls.checkConflict, { reportId, expertId: manager.id })).toBe(404);
    const assessor = await app.signIn('lujingxing');
    expect(
      (await assessor.do(calls.candidates, { reportId, kind: 'ethics' })).rows.every(
        ({ kind }) => kind === 'ethics',
      ),
    ).toBe(true);
    expect(await (await app.signIn('jiangwangshu')).refusal(calls.candidates, { reportId })).toBe(403);
    expect(
      await (await app.signIn('shenyanqiu')).refusal(calls.checkConflict, { reportId, expertId: manager.id }),
    ).toBe(403);
  });
});

describe('the page while a panel is chosen', () => {
  test('candidates are found by name, organisation or field of research, and nobody by a wildcard', async () => {
    const { reportId } = await newCase(app);
    const expert = await personRow(app, 'helanzhou');
    const found = async (keyword: string) =>
      (await manager.do(calls.candidates, { reportId, keyword, pageSize: 100 })).rows.map(({ id }) => id);
    expect(expert.researchField).toBeTruthy();
    expect(await found(expert.trueName)).toEqual([expert.id]);
    expect(await found(` ${expert.researchField!.slice(0, 4)} `)).toContain(expert.id);
    expect(await found(expert.organisationName!)).toContain(expert.id);
    expect(await found('%')).toEqual([]);
  });

  test('the agency reads what decides the rules; the owner does not', async () => {
    const { reportId } = await newCase(app, { category: 3, purposes: ['2'], productTypes: ['4.8'] });
    expect(await manager.do(calls.needs, { reportId })).toEqual({
      // Five working days on: until when an invitation sent now is to be answered.
      replyBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      template: 2,
      purposes: ['2'],
      productTypes: ['4.8'],
      limits: { panelFewest: 5, panelMost: 9, panelPerOrganisation: 2 },
    });
    expect(await (await app.signIn('jiangwangshu')).refusal(calls.needs, { reportId })).toBe(403);
    expect(await (await app.signIn('shixiting')).refusal(calls.needs, { reportId })).toBe(404);
  });

  test('the state of a panel says who was asked and who answered when, and whose seat is free to fill', async () => {
    const about = await newCase(app);
    await manager.do(calls.setPanel, { id: about.reportId, members: await seats(app) });
    const answer = async (login: string, given: object) => {
      const { id, rowVersion } = await opinionOf(app, about, login);
      const expert = await app.signIn(login);
      await expert.do(calls.reply, { id, rowVersion, ...given } as never);
    };
    await answer('helanzhou', { accept: true, declaration });
    await answer('gubeichen', { accept: false, declineReason: '出差' });
    const round = await manager.do(calls.round, { reportId: about.reportId });
    const of = async (login: string) => {
      const id = await personIdOf(app, login);
      const row = round.find((each) => each.audience === 'agency' && each.expertId === id);
      if (row?.audience !== 'agency') throw new Error(`${login} is not on the panel`);
      return row;
    };
    expect(await of('helanzhou')).toMatchObject({ replaceFor: null, checkedAt: null });
    expect((await of('helanzhou')).repliedAt).not.toBeNull();
    expect(await of('gubeichen')).toMatchObject({ replaceFor: 'declined', declineReason: '出差' });
    expect(await of('yinmuchuan')).toMatchObject({ replaceFor: 'unanswered', repliedAt: null });
    expect((await of('yinmuchuan')).invitedAt).not.toBe('');
  });
});

describe('an expert answers', () => {
  test('before they accept they see title, organisation, persons and abstract, and no report, material or sheet', async () => {
    const about = await newCase(app);
    await manager.do(calls.setPanel, { id: about.reportId, members: await seats(app) });
    const expert = await app.signIn('helanzhou');
    const { id } = await opinionOf(app, about, 'helanzhou');
    const mine = await expert.do(calls.invitations, { pageSize: 100, status: 'invited' });
    const invitation = mine.rows.find((row) => row.id === id)!;
    expect(invitation.persons.map(({ name }) => name)).toEqual(['方远山']);
    expect(invitation.can.toSorted()).toEqual(['accept', 'decline']);
    const shown = await expert.do(calls.opinion, { id });
    expect(shown).toMatchObject({ audience: 'expert', reportId: null, work: null });
    expect(JSON.stringify(shown)).not.toContain(about.reportId);
    expect(await expert.refusal(calls.result, { reportId: about.reportId })).toBe(404);
  });

  test('accepting needs all three commitments; another’s invitation is not found', async () => {
    const about = await newCase(app);
    await manager.do(calls.setPanel, { id: about.reportId, members: await seats(app) });
    const { id, rowVersion } = await opinionOf(app, about, 'helanzhou');
    const expert = await app.signIn('helanzhou');
    const other = await app.signIn('gubeichen');
    expect(await other.refusal(calls.reply, { id, rowVersion, accept: true, declaration })).toBe(404);
    const half = { ...declaration, keepsConfidential: false };
    expect(await expert.refusal(calls.reply, { id, rowVersion, accept: true, declaration: half })).toBe(2002);
    expect(await expert.refusal(calls.reply, { id, rowVersion, accept: true })).toBe(2002);
    expect(
      await expert.refusal(calls.reply, { id, rowVersion: rowVersion + 7, accept: true, declaration }),
    ).toBe(2003);
    await expert.do(calls.reply, { id, rowVersion, accept: true, declaration });
    expect(
      await expert.refusal(calls.reply, {
        id,
        rowVersion: rowVersion + 1,
        accept: false,
        declineReason: '忙',
      }),
    ).toBe(2305);
  });

  test.each([
    ['shares in the agency', 'shareholdings', 'PJ001'],
    ['shares in a completing organisation', 'shareholdings', 'YL003'],
    ['a completing organisation as employer', 'employers', 'YL003'],
  ] as const)(
    'what an expert declares counts: %s is refused with 2005, and they may still decline',
    async (_, field, number) => {
      const about = await newCase(app, { main: 'YL003' });
      await manager.do(calls.setPanel, {
        id: about.reportId,
        members: await seats(app, goodPanel, '已核实'),
      });
      const { id, rowVersion } = await opinionOf(app, about, 'helanzhou');
      const expert = await app.signIn('helanzhou');
      const { name } = await organisationNumbered(app, number);
      const declared = { ...declaration, [field]: [name] };
      const accepting = { id, rowVersion, accept: true, declaration: declared };
      const fault = await refused(expert, calls.reply, accepting);
      expect(fault.code).toBe(2005);
      expect(JSON.stringify(fault.result)).toContain(name);
      expect(await expert.refusal(calls.reply, { id, rowVersion, accept: false })).toBe(2002);
      await expert.do(calls.reply, { id, rowVersion, accept: false, declineReason: '存在利益关系' });
      expect((await opinionOf(app, about, 'helanzhou')).invitation).toBe('declined');
    },
  );

  test('a seat is of the kind its expert is registered as', async () => {
    const { reportId } = await newCase(app);
    const panel = goodPanel.map(
      ([login, kind]) => [login, login === 'gubeichen' ? 'technical' : kind] as const,
    );
    const fault = await refused(manager, calls.setPanel, {
      id: reportId,
      members: await seats(app, panel),
    });
    expect(fault).toMatchObject({
      code: 2002,
      result: [{ Field: 'Members.1.Kind', Msg: expect.stringContaining('顾北辰') }],
    });
  });

  test('who has accepted stays when the panel is set anew; who has not answered gives way', async () => {
    const about = await newCase(app);
    await acceptAll(app, about);
    const without = [...goodPanel.slice(0, 3), [spare, 'technical'] as const, goodPanel[4]!];
    expect(
      await manager.refusal(calls.setPanel, { id: about.reportId, members: await seats(app, without) }),
    ).toBe(2303);
    const other = await newCase(app);
    await manager.do(calls.setPanel, { id: other.reportId, members: await seats(app) });
    await manager.do(calls.setPanel, { id: other.reportId, members: await seats(app, without) });
    expect((await opinionOf(app, other, 'yinmuchuan')).invitation).toBe('withdrawn');
    expect((await opinionOf(app, other, spare)).invitation).toBe('invited');
    const gone = await opinionOf(app, other, 'yinmuchuan');
    const late = await app.signIn('yinmuchuan');
    expect(
      await late.refusal(calls.reply, {
        id: gone.id,
        rowVersion: gone.rowVersion,
        accept: true,
        declaration,
      }),
    ).toBe(2305);
  });
});

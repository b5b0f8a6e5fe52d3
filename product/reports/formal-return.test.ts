import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#testing';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { goodPanel, type PanelCase } from '#testing/panels/case';
import {
  answerAll,
  caseAt,
  check,
  judged,
  read,
  save,
  sign,
  texts,
  toPublicAgency,
} from '#testing/reports/story';
import { personIdOf, reportRow } from '#testing/lookups';
import { applications } from '#product/applications/contract';
import { reports, formalChecks } from './contract';

const { calls } = reports;
const app = await openedApp();
const people = {} as Record<'author' | 'manager' | 'reviewer', Person>;
beforeAll(async () => {
  people.author = await app.signIn(cast.assessor);
  people.manager = await app.signIn(cast.manager);
  people.reviewer = await app.signIn(cast.reviewer);
});

/** The public-service agency gives a report back to its agency (R7). */
const returned = async (about: PanelCase, scope: 'formal' | 'substantive'): Promise<void> => {
  const { rowVersion } = await read(people.reviewer, about);
  await people.reviewer.do(calls.publicReview, {
    ...{ id: about.reportId, rowVersion, result: 'return', scope },
    ...{ checklist: [], defects: ['目录页码与正文不符', '团队一节缺联系人'] },
  });
};

/** The manager's way past the panel (R9), as their page asks for it. */
const direct = async ({ reportId: id }: PanelCase) => {
  const { rowVersion, defects } = await read(people.manager, { reportId: id } as PanelCase);
  return { id, rowVersion, answers: defects.map(({ key }) => ({ key, text: '已更正。' })) };
};
const refused = async (about: PanelCase) =>
  people.manager.refusal(calls.resubmitDirectly, await direct(about));

/** What the owner reads meanwhile: the application's state, and the report as whom, or why not. */
const ownerSees = async ({ applicationId, reportId }: PanelCase) => {
  const owner = await app.signIn(cast.otherOwner);
  const { status } = await owner.do(applications.calls.dossier, { id: applicationId });
  const reply = await owner.wire('GET /api/Report/GetReportById', { Id: reportId });
  return { status, report: reply.ErrorCode === 0 ? 'owner' : reply.ErrorCode };
};

describe('a report returned for its form', () => {
  test('[ST2] goes straight back once it is checked and signed again; whatever bears on levels, scores or conclusion sends it to the experts', async () => {
    const about = await caseAt(app, 'atPublicAgency');
    const before = await reportRow(app, about.reportId);
    const since = () => people.reviewer.do(calls.sinceReview, { id: about.reportId });
    expect((await since()).seen, 'who has never given it back compares it with nothing').toBeNull();
    await returned(about, 'formal');
    expect((await read(people.author, about)).changedBeyondForm).toEqual([]);
    await save(app, about, { section: 'team', data: { ...texts.team, team: '团队完整，联系人陆工。' } });
    expect(await refused(about), 'nobody has checked this version').toBe(2406);

    // One after the other, each put right again: what bears on the outcome is named, and nobody gets past it.
    const { risks, workBreakdown } = await reportRow(app, about.reportId);
    const attacks: readonly [part: object, names: readonly string[], back: object][] = [
      [
        { section: 'risks', data: [{ ...risks[0]!, probability: 5 }] },
        ['风险'],
        { section: 'risks', data: risks },
      ],
      [
        {
          section: 'workBreakdown',
          data: [{ ...workBreakdown[0]!, evidenceIds: workBreakdown[0]!.evidenceIds.slice(0, 3) }],
        },
        ['成熟度', '工作分解结构'],
        { section: 'workBreakdown', data: workBreakdown },
      ],
      [
        {
          section: 'conclusion',
          data: { ...texts.conclusion, opinion: '总体达到国际先进水平，建议优先推广。' },
        },
        ['评价结论'],
        { section: 'conclusion', data: texts.conclusion },
      ],
      [
        {
          section: 'medical',
          data: { ...texts.medical, grades: texts.medical.grades.map((each) => ({ ...each, grade: 5 })) },
        },
        ['医学专项'],
        { section: 'medical', data: texts.medical },
      ],
      [
        {
          section: 'override',
          data: {
            which: 'maturity',
            level: 7,
            reason: '复核后认为尚缺规模应用证明，下调一级',
            evidenceIds: [],
          },
        },
        ['成熟度', '人工调整的等级'],
        { section: 'override', data: { which: 'maturity', level: null, reason: '' } },
      ],
    ];
    for (const [part, names, back] of attacks) {
      await save(app, about, part);
      const { changedBeyondForm } = await read(people.author, about);
      expect(changedBeyondForm).toEqual(expect.arrayContaining([...names]));
      const reply = await people.manager.wire('POST /api/Report/ResubmitToPublic', {
        ...{ Id: about.reportId, Answers: [], RowVersion: (await direct(about)).rowVersion },
      });
      expect(reply.ErrorCode).toBe(2427);
      for (const name of names) expect(reply.RequestMsg).toContain(name);
      await save(app, about, back);
    }
    expect((await read(people.author, about)).changedBeyondForm).toEqual([]);

    await check(app, about);
    expect(await refused(about), 'nobody has signed this content').toBe(2414);
    for (const login of [cast.assessor, cast.secondChecker, cast.manager]) await sign(app, about, login);
    await save(app, about, { section: 'team', data: { ...texts.team, team: '团队完整，联系人陆景行。' } });
    await check(app, about);
    expect(await refused(about), 'those signatures are of the text before').toBe(2414);
    for (const login of [cast.assessor, cast.secondChecker, cast.manager]) await sign(app, about, login);

    const asked = await direct(about);
    expect(await people.manager.refusal(calls.resubmitDirectly, { ...asked, answers: [] })).toBe(2417);
    expect(await people.author.refusal(calls.resubmitDirectly, asked), 'the agency alone').toBe(403);
    const setConflicted = async (login: string, tied: () => Promise<number>, problem: number) => {
      const id = app.services.newId();
      const values = { id, applicationId: about.applicationId, personId: await personIdOf(app, login) };
      await app.db
        .insertInto('applicationPerson')
        .values({ ...values, name: login, organisationName: '', sort: 400 } as never)
        .execute();
      expect(await tied(), login).toBe(problem);
      await app.db.deleteFrom('applicationPerson').where('id', '=', id).execute();
    };
    await setConflicted(cast.manager, () => refused(about), 2005);
    await setConflicted(goodPanel[2]![0], () => refused(about), 2407);

    await people.manager.do(calls.resubmitDirectly, await direct(about));
    const after = await reportRow(app, about.reportId);
    const kept = [
      'maturityLevel',
      'innovationLevel',
      'advancementLevel',
      'overallLevel',
      'trace',
      'tally',
      'panelRound',
    ] as const;
    for (const column of kept) expect(after[column], column).toEqual(before[column]);
    expect(after).toMatchObject({ status: 7, returnScope: null, asReturned: null });
    expect(after.contentHash).not.toBe(before.contentHash);
    const seen = await read(people.reviewer, about);
    expect(seen.defects.map(({ answer }) => answer)).toEqual(['已更正。', '已更正。']);
    // What the reviewer read then and reads now: the one field that is another, and nothing else.
    const { before: was, now, steps } = (await since()).seen!;
    expect(was.sections.team).toEqual(texts.team);
    expect(now.sections.team).toEqual({ ...texts.team, team: '团队完整，联系人陆景行。' });
    const apart = (version: typeof was) => ({
      ...version,
      contentVersion: 0,
      sections: { ...version.sections, team: null },
    });
    expect(apart(now)).toEqual(apart(was));
    expect([now.contentVersion > was.contentVersion, steps]).toEqual([true, []]);
    expect(now.panel.map(({ number, conclusion }) => [number, conclusion])).toEqual(
      goodPanel.map((_, at) => [at + 1, 'agree']),
    );
    for (const person of [people.author, people.manager])
      expect(await person.refusal(calls.sinceReview, { id: about.reportId })).toBe(403);
    const earlier = await people.reviewer.do(applications.calls.earlierVersion, {
      ...{ id: about.applicationId, against: 'reviewed' },
    });
    expect(earlier.earlier, 'this one was made without submitting it').toBeNull();
    const passed = await people.reviewer.do(calls.publicReview, {
      ...{ id: about.reportId, rowVersion: seen.rowVersion, result: 'pass' },
      ...{ checklist: [...formalChecks], publishScope: 'unlisted' },
    });
    expect(passed).toMatchObject({ status: 'passed', reportNumber: expect.stringContaining('YWPJ') });
  });

  test('[ST2] returned for its matter, it goes to the experts whatever else was changed or not, comes again and passes; its owner reads nothing of all that', async () => {
    const about = await caseAt(app, 'atPublicAgency');
    await returned(about, 'substantive');
    await check(app, about);
    expect((await read(people.manager, about)).can).not.toContain('resubmitDirectly');
    expect(await refused(about)).toBe(2426);
    expect((await read(people.author, about)).changedBeyondForm).toBeNull();
    expect(await ownerSees(about), 'back at the agency, it goes on').toEqual({
      status: 'evaluating',
      report: 404,
    });

    // One row is written anew, one comes and one field of a text; the panel judges it again and it comes a second time.
    const { risks } = await read(people.author, about);
    const another = { ...risks[0]!, description: '电极老化', probability: 1 };
    await save(app, about, { section: 'risks', data: [{ ...risks[0]!, mitigation: '每季校准' }, another] });
    await save(app, about, { section: 'benefit', data: { ...texts.benefit, economicBasis: '审计报告' } });
    await check(app, about);
    const { defects, rowVersion } = await read(people.author, about);
    const asked = { id: about.reportId, rowVersion };
    expect(await people.author.refusal(calls.resubmit, { ...asked, answers: [] }), 'no answer').toBe(2417);
    const answers = defects.map(({ key }) => ({ key, text: '已逐条更正。' }));
    await people.author.do(calls.resubmit, { ...asked, answers });
    await app.services.pool.query('delete from rate_limit');
    await judged(app, about);
    await answerAll(app, about);
    expect(await ownerSees(about)).toEqual({ status: 'evaluating', report: 404 });
    await toPublicAgency(app, about);
    expect(await ownerSees(about)).toEqual({ status: 'publicReview', report: 404 });

    // What the reviewer is shown first: where it is another than what they gave back, and nowhere else.
    const { before, now } = (await people.reviewer.do(calls.sinceReview, { id: about.reportId })).seen!;
    const apart = (Object.keys(now) as (keyof typeof now)[]).filter(
      (part) => JSON.stringify(now[part]) !== JSON.stringify(before[part]),
    );
    expect(apart.toSorted()).toEqual(['contentVersion', 'panelRound', 'risks', 'sections']);
    expect(now.risks).toEqual([{ ...before.risks[0]!, mitigation: '每季校准' }, another]);
    expect(now.sections).toEqual({
      ...before.sections,
      benefit: { ...before.sections.benefit, economicBasis: '审计报告' },
    });
    const seen = await read(people.reviewer, about);
    expect(seen.defects.map(({ answer }) => answer)).toEqual(answers.map(({ text }) => text));
    await people.reviewer.do(calls.publicReview, {
      ...{ id: about.reportId, rowVersion: seen.rowVersion, result: 'pass' },
      ...{ checklist: [...formalChecks], publishScope: 'unlisted' },
    });
    expect(await ownerSees(about)).toEqual({ status: 'passed', report: 'owner' });
    const owner = await app.signIn(cast.otherOwner);
    const shown = JSON.stringify(await owner.do(calls.byId, { id: about.reportId }));
    for (const inner of ['目录页码与正文不符', '已逐条更正。']) expect(shown).not.toContain(inner);
    // Each coming and going of the case, with no word of what was wrong.
    const steps = await owner.do(applications.calls.timeline, { id: about.applicationId });
    expect(steps.map(({ action, to, note }) => [action, to, note])).toEqual([
      ['报送公共服务机构', 'publicReview', ''],
      ['退回评价机构', 'evaluating', ''],
      ['报送公共服务机构', 'publicReview', ''],
      ['审核通过', 'passed', ''],
    ]);
  });
});

import { expect, test } from 'vitest';
import type { Person } from '#testing';
import { goodPanel, submitSheet } from '#testing/panels/case';
import { formalChecks, reports } from './contract';
import { answerAll, caseAt, check, codeFor, read, sign, texts } from '#testing/reports/story';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

const { calls } = reports;
const app = await openedApp();
const author = await app.signIn(cast.assessor);
const checker = await app.signIn(cast.secondChecker);
const manager = await app.signIn(cast.manager);
const reviewer = await app.signIn(cast.reviewer);

type About = Awaited<ReturnType<typeof caseAt>>;
const version = async (person: Person, { reportId }: About) => ({
  id: reportId,
  rowVersion: (await read(person, { reportId, applicationId: '' })).rowVersion,
});

/** One thing is not as it has to be, everything else is: the refusal can come from nothing else, for it goes once that is mended. */
const spoilt = async (of: About, refused: () => Promise<unknown>, cases: readonly Spoilt[]): Promise<void> => {
  for (const [what, spoil, mend, code] of cases) {
    const run = async (text: string) => {
      const { rowCount } = await app.services.pool.query(text.replaceAll('$r', `'${of.reportId}'`).replaceAll('$a', `'${of.applicationId}'`));
      expect(rowCount, what).toBeGreaterThan(0);
    };
    await run(spoil);
    expect(await refused(), what).toBe(code);
    await run(mend);
  }
}; // oxfmt-ignore
type Spoilt = readonly [what: string, spoil: string, mend: string, code: number];

const reportIs = (set: string) => `update report set ${set} where id = $r`;
const locked: Spoilt = ['locked', reportIs('is_locked = true'), reportIs('is_locked = false'), 2400];
const changed: Spoilt = [
  'its text is another than the one that was signed',
  reportIs(`sections = jsonb_set(sections, '{team,team}', '"改"')`),
  reportIs(`sections = jsonb_set(sections, '{team,team}', '"团队完整"')`),
  2415,
];
const material = (status: number) => `update material set status = ${status} where application_id = $a`;
const round = (now: number) => `update material set round = ${now} where application_id = $a`;
const issuer = (name: string) => `update material_file set issuer = '${name}' where document_type = '1.3'
  and material_id = (select id from material where application_id = $a)`;
const seat = (invitation: string) =>
  `update opinion set invitation = '${invitation}' where report_id = $r and number = 5`;
const named = (login: string) => `insert into application_person (id, application_id, person_id, name, organisation_name, sort)
  select gen_random_uuid(), $a, id, true_name, '', 400 from person where login_name = '${login}'`; // oxfmt-ignore
const unnamed = 'delete from application_person where application_id = $a and sort = 400';

test('to the experts goes only a report with passed material, checked as it and its evidence stand, by somebody independent, with its panel', async () => {
  const about = await caseAt(app, 'checked');
  const send = async () => author.refusal(calls.submitToExperts, await version(author, about));
  const team = JSON.stringify({ team: texts.team });
  const remark = JSON.stringify([{ key: 'remark.1', chapter: 'team', paragraph: null, text: '补充', byId: checker.id, at: app.now(), answer: null, answeredAt: null }]);
  const stale = JSON.stringify([{ which: 'maturity', computed: 2, chosen: 1, reason: '此前的计算结果', by: author.id, at: app.now() }]);
  await spoilt(about, send, [
    locked,
    ['its material was returned', material(3), material(1), 2403],
    ['it has no material of this round', round(2), round(1), 2403],
    ['a remark of the second checker is open', reportIs(`check_remarks = '${remark}'`), reportIs(`check_remarks = '[]'`), 2440],
    ['a chapter is empty', reportIs(`sections = jsonb_set(sections, '{team,team}', '""')`), reportIs(`sections = sections || '${team}'`), 2404],
    ['a changed level stands on what was computed before', reportIs(`overrides = '${stale}'`), reportIs(`overrides = '[]'`), 2405],
    ['its evidence is another than the one that was checked', issuer('另一家检测院'), issuer('演示检测院'), 2406],
    ['its second checker has a conflict now', named(cast.secondChecker), unnamed, 2406],
    ['an expert has not accepted', seat('invited'), seat('accepted'), 2407],
  ]); // oxfmt-ignore
  await author.do(calls.submitToExperts, await version(author, about));
  // With the experts it is neither answered nor given back before the round is closed.
  expect(await author.refusal(calls.answer, { ...(await version(author, about)), answers: [] })).toBe(2409);
  expect(await manager.refusal(calls.returnToAssessor, { ...(await version(manager, about)), issues: ['依据不足'] })).toBe(2409);

  // A sheet that is only begun keeps nothing back; one that is in does.
  const withdraw = async () => ({ ...(await version(author, about)), reason: '补充材料' });
  await submitSheet(app, about, goodPanel[0]![0]);
  expect(await author.refusal(calls.withdraw, await withdraw())).toBe(2408);
  await app.db.updateTable('opinion').set({ status: 6 }).where('reportId', '=', about.reportId).where('number', '=', 1).execute();
  await author.do(calls.withdraw, await withdraw());
}); // oxfmt-ignore

test('what the panel did not pass is neither answered nor signed, and goes back; what it passed does not', async () => {
  const about = await caseAt(app, 'judged');
  const back = async () => ({ ...(await version(manager, about)), issues: ['依据不足'] });
  expect(await manager.refusal(calls.returnToAssessor, await back())).toBe(2410);
  const signing = { id: about.reportId, contentHash: '0'.repeat(64), signCode: '000000' };
  // Nothing has been answered yet.
  expect(await author.refusal(calls.sign, signing)).toBe(2412);
  const outcome = (is: string) => reportIs(`tally = jsonb_set(tally, '{outcome}', '"${is}"')`);
  const answering = async () => {
    const { suggestions, rowVersion } = await read(author, about);
    return {
      id: about.reportId,
      answers: suggestions.map(({ key }) => ({ key, text: '已补充说明。' })),
      reconciliation: '专家组意见与计算结果的差异已逐项核对。',
      rowVersion,
    };
  };
  const notPassed = (what: string): Spoilt => [what, outcome('fail'), outcome('pass'), 2411];
  await spoilt(about, async () => author.refusal(calls.answer, await answering()), [notPassed('answered')]);
  await answerAll(app, about);
  await spoilt(about, () => author.refusal(calls.sign, signing), [notPassed('signed')]);
  await spoilt(about, async () => manager.refusal(calls.submitToPublic, await version(manager, about)), [notPassed('sent on')]);
  await app.services.pool.query(outcome('fail').replace('$r', `'${about.reportId}'`));
  await manager.do(calls.returnToAssessor, await back());

  // It comes back changed, or not at all.
  await check(app, about);
  const { defects, rowVersion } = await read(author, about);
  const answers = defects.map(({ key }) => ({ key, text: '已补充。' }));
  expect(await author.refusal(calls.resubmit, { id: about.reportId, answers, rowVersion })).toBe(2416);
  await author.do(calls.save, { id: about.reportId, rowVersion, section: 'innovation', data: { text: '改了一句。' } });
  await check(app, about);
  const again = async (said: typeof answers) => ({ ...(await version(author, about)), answers: said });
  expect(await author.refusal(calls.resubmit, await again([]))).toBe(2417);
  await author.do(calls.resubmit, await again(answers));
}); // oxfmt-ignore

test('a signature, the way out and the number stand for exactly one content, every suggestion answered and all three signed', async () => {
  const about = await caseAt(app, 'answered');
  const { contentHash } = await read(author, about);
  const signCode = await codeFor(app, cast.assessor, about, contentHash);
  const asked = { id: about.reportId, contentHash, signCode };
  const dropped = `update report set answers = jsonb_path_query_array(answers, '$[1 to last]') where id = $r`;
  const { rows } = await app.services.pool.query<{ answers: object }>('select answers from report where id = $1', [about.reportId]);
  const open: Spoilt = ['a suggestion has no answer', dropped, reportIs(`answers = '${JSON.stringify(rows[0]!.answers)}'`), 2412];
  await spoilt(about, () => author.refusal(calls.sign, asked), [open, changed]);
  expect(await author.refusal(calls.sign, { ...asked, contentHash: '0'.repeat(64) }), 'another content than the one that stands there').toBe(2415);
  for (const login of [cast.assessor, cast.secondChecker, cast.manager]) await sign(app, about, login);
  const send = async () => manager.refusal(calls.submitToPublic, await version(manager, about));
  await spoilt(about, send, [
    locked,
    open,
    changed,
    ['the second checker signed as somebody else', reportIs('checked_by = null'), reportIs(`checked_by = '${checker.id}'`), 2414],
  ]);
  await manager.do(calls.submitToPublic, await version(manager, about));
  const passing = async () => ({
    ...(await version(reviewer, about)),
    result: 'pass' as const,
    checklist: [...formalChecks],
    publishScope: 'unlisted' as const,
  });
  const signature = (hash: string) => `update report_signature set content_hash = ${hash} where report_id = $r and actor = 'agency'`;
  await spoilt(about, async () => reviewer.refusal(calls.publicReview, await passing()), [
    locked,
    changed,
    ['the agency signed another content', signature(`repeat('0', 64)`), signature(`(select content_hash from report where id = $r)`), 2414],
  ]);
  expect((await read(reviewer, about)).status).toBe('atPublicAgency');
}); // oxfmt-ignore

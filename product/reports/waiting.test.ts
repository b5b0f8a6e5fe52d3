import { describe, expect, test } from 'vitest';
import { atPublicAgency, submitted, worldOf } from '#testing/story';
import { accept } from '#testing/story/application';
import { fillMaterial, passMaterial, submitMaterial } from '#testing/story/material';
import {
  acceptInvitation,
  checkForms,
  closeRound,
  invitation,
  panelists,
  setPanel,
  sheets,
  submitSheet,
} from '#testing/story/panel';
import {
  answer,
  checkAgain,
  createReport,
  pass,
  report,
  saveSection,
  sign,
  toExperts,
  toPublicAgency,
  writeReport,
  type ReportOf,
} from '#testing/story/report';
import { said } from '#testing/story/world';
import { tasks } from '#product/tasks/contract';
import { tasksWords } from '#product/tasks/words';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

let about: ReportOf;

const app = await openedApp();
const world = worldOf(app);

const experts = panelists.map(([login]) => login);
/** Everybody with a part in the story, and two with none: an agency and an expert from elsewhere. */
const everybody = [
  cast.owner,
  cast.technologyManager,
  cast.manager,
  cast.assessor,
  cast.secondChecker,
  cast.reviewer,
  ...experts,
  cast.otherExpert,
];

/** Who finds what of this achievement on their desk; nobody else finds anything. */
const waits = async (): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const login of everybody) {
    const { tasks: own } = await (await world.signIn(login)).do(tasks.calls.waiting, {});
    const here = own.filter(({ title }) => title === about.achievementName);
    for (const { step } of here) expect(Object.keys(tasksWords)).toContain(`step.${step}`);
    if (here.length > 0) found[login] = here.map(({ step }) => step).join(' ');
  }
  return found;
};
/** Where somebody's task leads. */
const leadsTo = async (login: string): Promise<string[]> =>
  (await (await world.signIn(login)).do(tasks.calls.waiting, {})).tasks
    .filter(({ title }) => title === about.achievementName)
    .map(({ url }) => url);
const panel = (step: string): Record<string, string> =>
  Object.fromEntries(experts.map((each) => [each, step]));
const page = (name: string, id: string): string => `/EvaluationManagement/${name}?Id=${id}`;

describe('what waits, and for whom, on the way of one achievement', () => {
  test('submitted: the agency is to accept it; accepted: its owner is to hand in material', async () => {
    about = { ...(await submitted(world)), reportId: '' };
    expect(await waits()).toEqual({ [cast.manager]: 'accept' });
    expect(await leadsTo(cast.manager)).toEqual([page('detail', about.applicationId)]);
    await accept(world, about);
    expect(await waits()).toEqual({ [cast.owner]: 'material' });
    await fillMaterial(world, about);
    await submitMaterial(world, about);
    expect(await waits()).toEqual({ [cast.assessor]: 'materialReview' });
  });

  test('with passed material a report is to be begun, and a begun one is to be gone on with', async () => {
    await passMaterial(world, about);
    expect(await waits()).toEqual({ [cast.assessor]: 'report' });
    expect(await leadsTo(cast.assessor)).toEqual([
      `/EvaluationManagement/Report?ApplyId=${about.applicationId}`,
    ]);
    about = await createReport(world, about);
    expect(await waits()).toEqual({ [cast.assessor]: 'reportDraft', [cast.manager]: 'panel' });
    expect(await leadsTo(cast.assessor)).toEqual([page('Report', about.reportId)]);
  });

  test('a colleague finds it once every section is written, and again when it has changed since', async () => {
    const others = { [cast.assessor]: 'reportDraft', [cast.manager]: 'panel' };
    await writeReport(world, about);
    expect(await waits()).toEqual({ ...others, [cast.secondChecker]: 'secondCheck' });
    expect(await leadsTo(cast.secondChecker)).toEqual([page('Report', about.reportId)]);
    await checkAgain(world, about);
    expect(await waits()).toEqual(others);
    await saveSection(world, about, 'innovation', { Text: '查新报告逐点支持创新点。' });
    expect(await waits()).toEqual({ ...others, [cast.secondChecker]: 'secondCheck' });
    await checkAgain(world, about);
  });

  test('the invited are to answer; one who declines leaves a seat for the agency to fill', async () => {
    await setPanel(world, about);
    expect(await waits()).toEqual({ [cast.assessor]: 'reportDraft', ...panel('invitation') });
    const last = experts.at(-1)!;
    const { Id, RowVersion } = await invitation(world, last, about);
    await said(
      (await world.signIn(last)).wire('POST /api/ExpertOpinion/ReplyInvitation', {
        Id,
        RowVersion,
        Accept: false,
        DeclineReason: '时间不便',
      }),
    );
    const open = await waits();
    expect(open[cast.manager]).toBe('panel');
    expect(open[last]).toBeUndefined();
    await setPanel(world, about);
    for (const login of experts) await acceptInvitation(world, about, login);
    expect(await waits()).toEqual({ [cast.assessor]: 'toExperts' });
  });

  test('with the experts: each their own sheet, its form to the agency, then the round to be closed', async () => {
    await toExperts(world, about);
    expect(await waits()).toEqual(panel('opinion'));
    const [first, ...others] = experts as [string, ...string[]];
    const { Id } = await invitation(world, first, about);
    expect(await leadsTo(first)).toEqual([page('expertOpinion', Id)]);
    await submitSheet(world, about, first);
    expect(await waits()).toEqual({
      ...Object.fromEntries(others.map((each) => [each, 'opinion'])),
      [cast.manager]: 'formCheck',
    });
    const [returned] = (await sheets(world, cast.manager, about)).filter(
      ({ Status }: { Status: number | null }) => Status === 0,
    );
    await said(
      (await world.signIn(cast.manager)).wire('POST /api/ExpertOpinion/CheckOpinion', {
        Id: returned.Id,
        RowVersion: returned.RowVersion,
        Result: 3,
        ReasonCode: '4',
        Msg: '文字不可读，请重新填写。',
      }),
    );
    expect(await waits()).toEqual(panel('opinion'));
    for (const login of [first, ...others]) await submitSheet(world, about, login);
    await checkForms(world, about);
    expect(await waits()).toEqual({ [cast.manager]: 'closeRound' });
    const task = (await (await world.signIn(cast.manager)).do(tasks.calls.waiting, {})).tasks.find(
      ({ title }) => title === about.achievementName,
    );
    expect(task).toMatchObject({ step: 'closeRound', overdue: false });
    expect(task!.dueAt).not.toBeNull();
  });

  test('passed by the panel: suggestions to answer, then three signatures, then the way out', async () => {
    await closeRound(world, about);
    expect(await waits()).toEqual({ [cast.assessor]: 'answer' });
    await answer(world, about);
    const signers = [cast.assessor, cast.secondChecker, cast.manager];
    for (const [place, login] of signers.entries()) {
      expect(await waits()).toEqual(Object.fromEntries(signers.slice(place).map((each) => [each, 'sign'])));
      await sign(world, about, login);
    }
    expect(await waits()).toEqual({ [cast.manager]: 'toPublicAgency' });
    expect(await leadsTo(cast.manager)).toEqual([`${page('reprotDetail', about.reportId)}&Tab=signatures`]);
  });

  test('with the public-service agency: a review with a day; returned, the assessor is to improve it', async () => {
    await toPublicAgency(world, about);
    expect(await waits()).toEqual({ [cast.reviewer]: 'publicReview' });
    expect(await leadsTo(cast.reviewer)).toEqual([page('hyCheck', about.reportId)]);
    const reviewer = await world.signIn(cast.reviewer);
    const { RowVersion } = await report(world, cast.reviewer, about);
    await said(
      reviewer.wire('POST /api/Report/PublicReview', {
        Id: about.reportId,
        Result: 3,
        Scope: 'formal',
        Checklist: [],
        Defects: ['附件目录缺页'],
        RowVersion,
      }),
    );
    expect(await waits()).toEqual({ [cast.assessor]: 'improveReport', [cast.secondChecker]: 'secondCheck' });
  });

  test('passed: nothing waits any more', async () => {
    about = await atPublicAgency(world);
    await pass(world, about);
    expect(await waits()).toEqual({});
  });
});

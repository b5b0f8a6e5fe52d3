import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Person, Reply } from '#testing';
import { worldOf } from '#testing/story';
import { accept, application, draft, submit } from '#testing/story/application';
import { fillMaterial, material, passMaterial, submitMaterial } from '#testing/story/material';
import {
  acceptInvitation,
  checkForms,
  closeRound,
  conflicted,
  invitation,
  panelists,
  seatsOf,
  setPanel,
  sheet,
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
import { fifth, fourth, leader, outside, panelNames, sceneOf, second, third } from './main-job/scene';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

let about: ReportOf;
let issued: { ReportNo: string; VerifyCode: string };

const app = await openedApp();
const world = worldOf(app);
const scene: ReturnType<typeof sceneOf> = sceneOf(app, () => about);

const codeOf = async (reply: Promise<Reply>): Promise<number> => (await reply).ErrorCode;
const isAskFor = async (): Promise<number> => (await application(world, cast.owner, about)).IsAskFor;
const reportStatus = async (login: string = cast.manager): Promise<number> =>
  (await report(world, login, about)).Status;

describe('one achievement, through the calls alone', () => {
  test('[ST1] the owner drafts it in three steps: 6, for themselves and their technology manager only', async () => {
    about = { ...(await draft(world, { achievementName: '可穿戴心律失常预警贴片' })), reportId: '' };
    expect(await isAskFor()).toBe(6);
    await scene.answers('application', {
      [cast.owner]: 0,
      [cast.technologyManager]: 0,
      [outside.owner]: 404,
      [cast.manager]: 404,
      [cast.assessor]: 404,
      [cast.reviewer]: 404,
      [leader]: 404,
      linwanzhao: 403,
      visitor: 401,
    });
    const manager = await scene.as(cast.technologyManager);
    const { RowVersion } = await application(world, cast.technologyManager, about);
    expect(
      await codeOf(
        manager.wire('POST /api/ApplyFor/SubmitApply', {
          Id: about.applicationId,
          RowVersion,
          SmsCode: '000000',
        }),
      ),
    ).toBe(403);
  });

  test('[ST1] they sign and submit it: 0, numbered, and the agency finds it', async () => {
    expect(await submit(world, about)).toMatchObject({ IsAskFor: 0 });
    await scene.answers('application', {
      [cast.manager]: 0,
      [outside.agency]: 404,
      [cast.assessor]: 404,
      [outside.owner]: 404,
      visitor: 401,
    });
    const seen = await application(world, cast.manager, about);
    expect(seen).toMatchObject({ View: 'whole', IsAskFor: 0, ApplyInfo: about.achievementName });
    expect(seen.ApplyNo).toMatch(/^CG2026\d{7}$/);
    const summary = await application(world, cast.reviewer, about);
    expect(summary.View).toBe('summary');
    expect(Object.keys(summary)).not.toEqual(expect.arrayContaining(['Persons']));
    const other = await scene.as(outside.agency);
    const page = await other.wire('POST /api/ApplyFor/GetApplyList', { ApplyInfo: about.achievementName });
    expect(page.ResultValue.total).toBe(0);
  });

  test('[ST1] the agency accepts it and assigns an assessor: 7, and the material begins', async () => {
    expect(await accept(world, about)).toMatchObject({ IsAskFor: 7 });
    expect(await application(world, cast.assessor, about)).toMatchObject({ PGSName: '陆景行', IsAskFor: 7 });
    expect(await material(world, cast.owner, about)).toMatchObject({ Status: 6, Template: 1 });
    await scene.answers('material', {
      [cast.manager]: 0,
      [cast.assessor]: 0,
      [cast.secondChecker]: 404,
      [outside.owner]: 404,
      [outside.agency]: 404,
      [leader]: 404,
      visitor: 401,
    });
  });

  test('the owner hands in real files for every mandatory item: 0', async () => {
    const owner = await scene.as(cast.owner);
    const { Id, RowVersion } = await material(world, cast.owner, about);
    expect(await codeOf(owner.wire('POST /api/OriginalMaterial/SubmitMaterial', { Id, RowVersion }))).toBe(
      2002,
    );
    await fillMaterial(world, about);
    expect(await submitMaterial(world, about)).toMatchObject({ Status: 0 });
    const { Items } = await material(world, cast.assessor, about);
    const file = Items.find(({ Code }: { Code: string }) => Code === 'clinicalEvidence').Files[0];
    const ask = (person: Person) =>
      person.wire('POST /api/BaseData/GetFileLink', { Id: file.FileId, Use: 'view' });
    for (const login of [outside.owner, outside.agency, leader, cast.secondChecker])
      expect(await codeOf(ask(await scene.as(login))), login).toBe(404);
    const hashFor = async (person: Person) => {
      const shown = await person.get((await ask(person)).ResultValue.url);
      return createHash('sha256')
        .update(Buffer.from(await shown.arrayBuffer()))
        .digest('hex');
    };
    expect(await hashFor(owner)).toBe(file.Sha256);
    // Whoever assesses it holds a copy that bears their name.
    expect(await hashFor(await scene.as(cast.assessor))).not.toBe(file.Sha256);
  });

  test('the assessor finds it in order: 1', async () => {
    expect(await passMaterial(world, about)).toMatchObject({ Status: 1 });
    expect(await material(world, cast.owner, about)).toMatchObject({ Status: 1, Can: [] });
  });

  test('[ST2] the assessor writes the report: 6, and the levels follow with the reason for each', async () => {
    about = await createReport(world, about);
    await writeReport(world, about);
    const written = await report(world, cast.assessor, about);
    expect(written).toMatchObject({
      Audience: 'staff',
      Status: 6,
      CSD: 8,
      CXD: 3,
      XJD: 6,
      ZTSPGJX: '2',
      Missing: [],
    });
    const rules = written.Assessment.Trace.map(({ Rule }: { Rule: string }) => Rule);
    expect(rules).toEqual(expect.arrayContaining(['maturityWeakestKeyItem', 'maturityIndex']));
    const cited = written.Assessment.Trace.flatMap(
      ({ EvidenceIds }: { EvidenceIds: string[] }) => EvidenceIds,
    );
    const known = written.Evidence.map(({ Id }: { Id: string }) => Id);
    expect(cited.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining([...new Set(cited)]));
    await scene.answers('report', {
      [cast.assessor]: 0,
      [cast.manager]: 0,
      [cast.secondChecker]: 0,
      [cast.owner]: 404,
      [cast.technologyManager]: 404,
      [outside.agency]: 404,
      [outside.assessor]: 404,
      [cast.reviewer]: 404,
      [leader]: 404,
      linwanzhao: 403,
      visitor: 401,
    });
    const owner = await scene.as(cast.owner);
    const row = await owner.wire('POST /api/ApplyFor/GetApplyList', { ApplyInfo: about.achievementName });
    expect(row.ResultValue.rows).toMatchObject([{ IsAskFor: 7, CSD: null, CXD: null, XJD: null }]);
  });

  test('another assessor checks it; a word changed afterwards makes the check void', async () => {
    const assessor = await scene.as(cast.assessor);
    const send = async () => {
      const { RowVersion } = await report(world, cast.assessor, about);
      return codeOf(assessor.wire('POST /api/Report/SubmitToExpert', { Id: about.reportId, RowVersion }));
    };
    expect(await send()).toBe(2406);
    await checkAgain(world, about);
    await saveSection(world, about, 'innovation', { Text: '查新报告支持全部创新点。' });
    expect(await send()).toBe(2406);
    await checkAgain(world, about);
    expect(await send()).toBe(2407);
  });

  test('the agency forms the panel; an expert of the owner’s own hospital is refused', async () => {
    const manager = await scene.as(cast.manager);
    const Members = await seatsOf(world, about, [conflicted, ...panelists.slice(1)]);
    const refused = await manager.wire('POST /api/Report/SetPanel', { Id: about.reportId, Members });
    expect(refused.ErrorCode).toBe(2005);
    expect(refused.ResultValue).toMatchObject([{ Field: 'Members.0.ZJId' }]);
    expect((await setPanel(world, about)).Members).toHaveLength(5);
    expect(await reportStatus()).toBe(6);
    const owner = await scene.as(cast.owner);
    for (const call of ['GetPanelCandidates', 'CheckConflict', 'GetPanelResult'])
      expect(
        await codeOf(
          owner.wire(`GET /api/ExpertOpinion/${call}`, { ReportId: about.reportId, ZJId: owner.id }),
        ),
        call,
      ).toBe(403);
    await scene.answers('sheets', {
      [cast.manager]: 0,
      [cast.owner]: 403,
      [outside.agency]: 404,
      visitor: 401,
    });
  });

  test('an invited expert reads what finds a conflict, and nothing else before they accept', async () => {
    const asked = await invitation(world, leader, about);
    expect(asked).toMatchObject({ IsLeader: true, Invitation: 0, FirstOrgName: '江澜医科大学附属第一医院' });
    expect(asked.Persons).toMatchObject([{ Name: '苏砚青' }, { Name: '路知遥' }]);
    const expert = await scene.as(leader);
    const own = await expert.wire('GET /api/ExpertOpinion/GetOpinion', { Id: asked.Id });
    expect(own.ResultValue).toMatchObject({ Audience: 'expert', Work: null, ReportId: null });
    for (const what of ['application', 'material', 'report'] as const)
      await scene.answers(what, { [leader]: 404, [outside.expert]: 404 });
    for (const login of panelists.map(([each]) => each)) await acceptInvitation(world, about, login);
    // Accepted, but the report is still on the assessor's desk.
    for (const what of ['application', 'material', 'report'] as const)
      await scene.answers(what, { [leader]: 404 });
  });

  test('[ST2] the report goes to the experts: 0, and only now do they read it', async () => {
    expect(await toExperts(world, about)).toMatchObject({ Status: 0 });
    expect(await isAskFor()).toBe(7);
    for (const what of ['application', 'material', 'report'] as const)
      await scene.answers(what, { [leader]: 0, [fifth]: 0, [outside.expert]: 404, [conflicted[0]]: 404 });
    const expert = await scene.as(second);
    for (const what of ['application', 'material', 'report'] as const) {
      const read = JSON.stringify((await scene.asksFor[what](expert)).ResultValue);
      expect(read, what).not.toMatch(panelNames);
    }
    expect((await scene.asksFor.application(expert)).ResultValue.View).toBe('expert');
    expect((await scene.asksFor.report(expert)).ResultValue).toMatchObject({ Audience: 'expert', Status: 0 });
    await scene.answers('report', {
      [cast.owner]: 404,
      [cast.technologyManager]: 404,
      [cast.reviewer]: 404,
      visitor: 401,
    });
    const assessor = await scene.as(cast.assessor);
    const { RowVersion } = await report(world, cast.assessor, about);
    expect(
      await codeOf(
        assessor.wire('POST /api/Report/SaveReport', {
          Id: about.reportId,
          Section: 'innovation',
          Data: { Text: '改' },
          RowVersion,
        }),
      ),
    ).toBe(2001);
  });

  test('[ST3] five sheets are signed and submitted; nobody reads another’s, and the agency reads them sealed', async () => {
    const expert = await scene.as(second);
    const { Id } = await invitation(world, leader, about);
    expect(await codeOf(expert.wire('GET /api/ExpertOpinion/GetOpinion', { Id }))).toBe(404);
    await submitSheet(world, about, leader);
    for (const login of [second, third, fourth]) await submitSheet(world, about, login);
    const manager = await scene.as(cast.manager);
    const close = () => codeOf(manager.wire('POST /api/Report/CloseRound', { Id: about.reportId }));
    expect(await close()).toBe(2311);
    await submitSheet(world, about, fifth, { ...sheet, Conclusion: 2, Familiarity: '2' });
    const sealed = await sheets(world, cast.manager, about);
    expect(sealed.map(({ Status, Opened }: { Status: number; Opened: unknown }) => [Status, Opened])).toEqual(
      sealed.map(() => [0, null]),
    );
    // The form check reads what is written; what is concluded and scored stays behind the mask (domain §3.4).
    for (const { Masked } of sealed as { Masked: { Problems: string[]; Given: string[] } }[]) {
      expect(Masked.Problems.length).toBeGreaterThan(0);
      expect(Masked.Given).toContain('conclusion');
    }
    expect(JSON.stringify(sealed)).not.toMatch(
      /"(Overall|OverallReason|Conclusion|Scores|Levels|IsMandatory)":/,
    );
    const forAssessor = await sheets(world, cast.assessor, about);
    expect(JSON.stringify(forAssessor)).not.toMatch(panelNames);
    expect(forAssessor.every(({ Sheet }: { Sheet: unknown }) => Sheet === null)).toBe(true);
    expect(await close()).toBe(2311);
  });

  test('[ST3] their form is checked, the round is closed and has passed: four agree, one after modification', async () => {
    await checkForms(world, about);
    const result = await closeRound(world, about);
    expect(result).toMatchObject({
      Outcome: 'pass',
      Agree: 4,
      AgreeAfterModification: 1,
      Disagree: 0,
      Quorum: 4,
    });
    expect(JSON.stringify(result)).not.toMatch(panelNames);
    const opened = await sheets(world, cast.manager, about);
    expect(opened.map(({ Status }: { Status: number }) => Status)).toEqual([1, 1, 1, 1, 1]);
    expect(opened[0].Opened.Sheet.Advice).toHaveLength(1);
    // The assessor reads what was written, by number: neither who wrote it nor its seal.
    const forAssessor = await sheets(world, cast.assessor, about);
    expect(forAssessor.map(({ Sheet }: { Sheet: unknown }) => Sheet)).toEqual(
      opened.map(({ Opened }: { Opened: { Sheet: unknown } }) => Opened.Sheet),
    );
    expect(JSON.stringify(forAssessor)).not.toMatch(panelNames);
    expect(JSON.stringify(forAssessor)).not.toMatch(/"(Salt|Commitment|ExpertId)":/);
    // The formal review opens them once the report is with it.
    await scene.answers('sheets', {
      [leader]: 0,
      [cast.owner]: 403,
      [cast.reviewer]: 404,
      [outside.agency]: 404,
      [outside.assessor]: 404,
    });
    const expert = await scene.as(leader);
    expect((await scene.asksFor.sheets(expert)).ResultValue).toEqual([]);
  });

  test('every suggestion is answered, three people sign, and the agency sends it on: 7, and 4 with it', async () => {
    const manager = await scene.as(cast.manager);
    await answer(world, about);
    const send = async () => {
      const { RowVersion } = await report(world, cast.manager, about);
      return codeOf(manager.wire('POST /api/Report/SubmitToPublic', { Id: about.reportId, RowVersion }));
    };
    for (const signer of [cast.assessor, cast.secondChecker, cast.manager]) {
      expect(await send()).toBe(2414);
      await sign(world, about, signer);
    }
    await scene.answers('report', { [cast.reviewer]: 404 });
    expect(await toPublicAgency(world, about)).toMatchObject({ Status: 7 });
    expect(await isAskFor()).toBe(4);
    await scene.answers('report', { [cast.reviewer]: 0, [cast.owner]: 404, visitor: 401 });
    expect(await application(world, cast.reviewer, about)).toMatchObject({ View: 'whole', IsAskFor: 4 });
    expect(
      (await sheets(world, cast.reviewer, about)).map(({ Opened }: { Opened: unknown }) => Opened),
    ).toEqual((await sheets(world, cast.manager, about)).map(({ Opened }: { Opened: unknown }) => Opened));
    const agreementOf = async (login: string) => {
      const asked = await (
        await scene.as(login)
      ).wire('GET /api/ExpertOpinion/GetPanelResult', { ReportId: about.reportId });
      return asked.ResultValue?.Agreement ?? asked.ErrorCode;
    };
    const agreement = await agreementOf(cast.manager);
    expect(agreement).toMatchObject({ IsLow: false, Lines: expect.any(Array) });
    for (const login of [cast.assessor, cast.reviewer])
      expect(await agreementOf(login), login).toEqual(agreement);
    expect(await agreementOf(cast.owner)).toBe(403);
    for (const login of [outside.agency, outside.assessor]) expect(await agreementOf(login), login).toBe(404);
  });

  test('[ST1] [ST2] the formal review passes: 1 and 1, a number, a code and one official file', async () => {
    const before = await app.visitor.get(`/resultInfo?id=${about.reportId}&lang=zh`);
    expect(before.status).toBe(404);
    issued = await pass(world, about);
    expect(issued).toMatchObject({
      Status: 1,
      ReportNo: expect.stringMatching(/^YWPJ2026-PJ001-Y-\d{5}$/),
      VerifyCode: expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/),
    });
    expect(await isAskFor()).toBe(1);
    expect(await reportStatus(cast.reviewer)).toBe(1);
  });

  test('[EV13] the owner now reads their report, and still no name, no vote and no sheet of the panel', async () => {
    const owned = await report(world, cast.owner, about);
    expect(owned).toMatchObject({ Audience: 'owner', Status: 1, ReportNo: issued.ReportNo });
    expect(JSON.stringify(owned)).not.toMatch(panelNames);
    const owner = await scene.as(cast.owner);
    const [dossier, timeline, notices] = await Promise.all([
      scene.asksFor.application(owner),
      scene.asksFor.timeline(owner),
      owner.wire('POST /api/Message/GetMyMessageList', { PageSize: 100 }),
    ]);
    expect(notices.ResultValue.rows.length).toBeGreaterThan(3);
    for (const read of [dossier, timeline, notices])
      expect(JSON.stringify(read.ResultValue)).not.toMatch(panelNames);
    await scene.answers('sheets', { [cast.owner]: 403, [outside.agency]: 404, visitor: 401 });
    await scene.answers('report', {
      [outside.owner]: 404,
      [outside.agency]: 404,
      [cast.technologyManager]: 0,
      visitor: 401,
    });
  });

  test('everybody who may have the file gets the same bytes; the visitor gets none', async () => {
    const path = `/api/Report/GetReportPdf?Id=${about.reportId}`;
    const hashes = new Set<string>();
    for (const login of [cast.owner, cast.manager, cast.assessor, cast.reviewer]) {
      const file = await (await scene.as(login)).get(path);
      expect(file.headers.get('content-type'), login).toBe('application/pdf');
      hashes.add(
        createHash('sha256')
          .update(Buffer.from(await file.arrayBuffer()))
          .digest('hex'),
      );
    }
    const { PdfSha256 } = await report(world, cast.reviewer, about);
    expect([...hashes]).toEqual([PdfSha256]);
    expect(await (await app.visitor.get(path)).json()).toMatchObject({ ErrorCode: 401 });
    const stranger = await scene.as(outside.owner);
    expect(await (await stranger.get(path)).json()).toMatchObject({ ErrorCode: 404 });
  });
});

const page = async (path: string) => {
  const reply = await app.visitor.get(path);
  return { status: reply.status, html: await reply.text() };
};

describe('what a visitor finds of it', () => {
  test('[PB3./resultInfo] the result in the list, and its page, without a person but its leader', async () => {
    const list = await page('/resultInfo?lang=zh');
    expect(list.html).toContain(about.achievementName);
    expect(list.html).toContain(`/resultInfo?id=${about.reportId}`);
    const { status, html } = await page(`/resultInfo?id=${about.reportId}&lang=zh`);
    expect(status).toBe(200);
    expect(html).toContain('一种贴在胸前、能提醒心律失常的小贴片。');
    expect(html).toContain(issued.ReportNo);
    expect(html).toContain('苏砚青');
    expect(html).not.toMatch(panelNames);
    expect(html).not.toMatch(/路知遥|陆景行|240\.5|210\.5/);
    expect(html).not.toContain(issued.VerifyCode);
  });

  test('[PB6./hyCheck] the report by its number, by number and code, and by its bytes', async () => {
    const number = encodeURIComponent(issued.ReportNo);
    const byNumber = await page(`/hyCheck?lang=zh&no=${number}`);
    expect(byNumber.html).toContain('报告有效');
    expect(byNumber.html).not.toContain(about.achievementName);
    const code = encodeURIComponent(issued.VerifyCode);
    const byCode = await page(`/hyCheck?lang=zh&no=${number}&code=${code}`);
    expect(byCode.html).toContain('报告有效');
    expect(byCode.html).toContain(about.achievementName);
    const wrong = await page(`/hyCheck?lang=zh&no=${number}&code=AAAA-BBBB-CCCC-DDDD`);
    expect(wrong.html).not.toMatch(/报告有效|伪造/);
    const { PdfSha256 } = await report(world, cast.reviewer, about);
    const byFile = await page(`/hyCheck?lang=zh&tab=file&sha256=${PdfSha256}`);
    expect(byFile.html).toContain('报告有效');
    const inCapitals = await page(`/hyCheck?lang=zh&tab=file&sha256=%20${PdfSha256.toUpperCase()}%0A`);
    expect(inCapitals.html).toContain('报告有效');
    const changed = await page(`/hyCheck?lang=zh&tab=file&sha256=${'0'.repeat(64)}&no=${number}`);
    expect(changed.html).not.toMatch(/报告有效|伪造/);
  });
});

import { writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { panelists } from '#testing/story/panel';
import type { ReportOf } from '#testing/story/report';
import { folderOfFiles, type Files } from './browser/files';
import { openBrowserApp, type BrowserApp } from './browser/app';
import type { Office } from './browser/office';
import { fillAchievement, fillCommission, fillCompletion, title } from './main-job/applying';
import { answerOf, checkByFile, checkByNumber, checkOffline } from './main-job/checking';
import {
  accept,
  answerSuggestions,
  answerRemark,
  checkAgain,
  giveBack,
  levelsShown,
  returnForSupplement,
  signReport,
  takeAwayAndGiveBack,
  writeReport,
} from './main-job/evaluating';
import { acceptInvitation, judge } from './main-job/judging';
import { fillChecklist, followGaps, proposeTables, review, submitMaterial } from './main-job/materials';
import { leader, outside, panelNames, sceneOf } from './main-job/scene';
import { closeRound, formPanel, readSheets } from './main-job/seating';
import { cast } from '#testing/cast';
import { recordConnections } from '#testing/connections';

const connections = recordConnections();
let app: BrowserApp;
let files: Files;
let owner: Office;
let manager: Office;
let assessor: Office;
let checker: Office;
let reviewer: Office;
let visitor: Page;
let scene: ReturnType<typeof sceneOf>;
const about: { -readonly [Field in keyof ReportOf]: ReportOf[Field] } = {
  achievementName: title,
  applicationId: '',
  reportId: '',
};
const issued = { number: '', code: '' };
const experts = panelists.map(([login]) => login);

beforeAll(async () => {
  app = await openBrowserApp();
  files = await folderOfFiles();
  scene = sceneOf(app, () => about);
  owner = await app.as(cast.owner);
  manager = await app.as(cast.manager);
  assessor = await app.as(cast.assessor);
  checker = await app.as(cast.secondChecker);
  reviewer = await app.as(cast.reviewer);
  visitor = await app.visit();
});
afterEach((story) => app.after(story));
afterAll(async () => {
  connections.stop();
  await (files as Files | undefined)?.remove();
  await (app as BrowserApp | undefined)?.close();
});

const idIn = (page: Page): string => new URL(page.url()).searchParams.get('Id') ?? '';
const textOf = (me: Office): Promise<string> => me.panel.innerText();
/** A day from today's in Shanghai, for a date control. */
const day = (ahead: number): string =>
  new Date(app.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
const openReport = async (me: Office, entry: string): Promise<void> => {
  await me.list('成果评价', entry);
  await me.rowAction(title, '查看');
  await me.settled();
};
/** The list does not name the achievement to somebody whose it is not. */
const isMissing = async (me: Office, entry: string): Promise<void> => {
  await me.list('成果评价', entry);
  expect(await textOf(me)).not.toContain(title);
};

describe('An achievement', () => {
  it('is described in three steps, and a half-filled one is refused at its fields [EV2.apply] [EV2.apply2] [EV2.apply3]', async () => {
    await owner.list('成果评价', '成果申报');
    await owner.press('新建申报');
    await owner.settled();
    await owner.press('保存并下一步');
    await owner.panel.getByText('请输入成果名称').waitFor();
    await owner.panel.getByText('请输入关键词').waitFor();
    await owner.form.tags('关键词', '一', '二', '三', '四');
    await owner.panel.getByText('最多 3 个，现有 4 个').waitFor();
    const removes = owner.panel.locator('[data-field="keywords"] .ant-select-selection-item-remove');
    while ((await removes.count()) > 0) await removes.last().click();
    await fillAchievement(owner);
    await owner.picture('apply');
    await owner.press('保存并下一步');
    await owner.page.waitForURL(/\/apply2\?/);
    await owner.settled();
    about.applicationId = idIn(owner.page);
    await fillCompletion(owner);
    await owner.picture('apply2');
    await owner.press('保存并下一步');
    await owner.page.waitForURL(/\/apply3\?/);
    await owner.settled();
    await fillCommission(owner);
    await owner.picture('apply3');
  });

  it('is a draft of its owner until they sign it; then the agency finds it [EV1.applyList] [ST1]', async () => {
    await isMissing(manager, '成果申报');
    await scene.answers('application', { [outside.owner]: 404, [cast.manager]: 404, visitor: 401 });
    await owner.press('提交申报');
    await owner.sign();
    await owner.notified('申报已提交');
    await owner.list('成果评价', '成果申报');
    await owner.row(title).getByText('进行中').waitFor();
    await manager.list('成果评价', '成果申报');
    await manager.row(title).waitFor();
    await manager.picture('applyList');
    await isMissing(await app.as(outside.agency), '成果申报');
  });

  it('goes back for a supplement, is mended where it is marked, and comes again [EV4.edit] [EV5.detail]', async () => {
    await manager.list('成果评价', '成果申报');
    await manager.rowAction(title, '详情');
    await manager.settled();
    await manager.picture('detail');
    await returnForSupplement(manager, day(10));
    await owner.list('成果评价', '成果申报');
    await owner.rowAction(title, '填写');
    await owner.settled();
    // What is asked for stands above with its last day, as a way to the field, and again at the field itself.
    const notice = owner.panel.getByRole('alert').filter({ hasText: '补正通知' });
    expect(await notice.innerText()).toContain(`请于 ${day(10)} 前补正`);
    await owner.panel.getByText('请补充样本量与中心数').nth(1).waitFor();
    await owner.picture('edit');
    await notice.getByRole('button', { name: '成果简介' }).click();
    await owner.panel.getByLabel('成果简介').and(owner.page.locator(':focus')).waitFor();
    await owner.form.text(
      '成果简介',
      '三家中心共 412 例。贴片在家中连续记录心电信号，识别房颤发作并及时提醒。',
    );
    await owner.press('提交申报');
    await owner.sign();
    await owner.notified('申报已提交');
    // Submitted, the wizard can be read and not written.
    await owner.open(`/EvaluationManagement/apply?Id=${about.applicationId}`);
    await owner.panel.getByText('已提交，当前只能查看').waitFor();
    expect(await owner.panel.getByLabel('成果名称').isEditable()).toBe(false);
    expect(await owner.panel.getByRole('button', { name: /保存/ }).count()).toBe(0);
  });

  it('is accepted, and an assessor is assigned who has nothing to do with it', async () => {
    await manager.list('成果评价', '成果申报');
    await manager.rowAction(title, '详情');
    await manager.settled();
    await accept(manager, day(0), day(60));
    await assessor.list('成果评价', '成果申报');
    await assessor.row(title).waitFor();
    await isMissing(await app.as(outside.assessor), '成果申报');
  });
});

describe('Its material', () => {
  it('is filled in by its owner, file by file and table by table, and says what is missing [EV3.submit] [EV6.originalMaterialTem/Tem1]', async () => {
    await owner.list('成果评价', '成果申报');
    await owner.rowAction(title, '详情');
    await owner.settled();
    await owner.press('提交材料');
    await owner.page.waitForURL(/originalMaterialTem\/Tem1/);
    await owner.settled();
    await owner.panel.getByText('提交前还需完善').waitFor();
    await followGaps(owner);
    await fillChecklist(owner, files);
    await proposeTables(owner);
    await owner.picture('material-template');
    await owner.panel.getByText('提交前还需完善').waitFor({ state: 'detached' });
    await submitMaterial(owner);
  });

  it('is read by those who work on it, with every file, and by nobody else [EV7.detailOriginal] [EV9.original]', async () => {
    await assessor.list('成果评价', '原始材料');
    await assessor.rowAction(title, '详情');
    await assessor.settled();
    await assessor.panel.getByText('器械试验总结').first().waitFor();
    await assessor.picture('detailOriginal');
    await scene.answers('material', {
      [cast.manager]: 0,
      [outside.owner]: 404,
      [outside.assessor]: 404,
      [outside.agency]: 404,
      [leader]: 404,
      visitor: 401,
    });
    await isMissing(await app.as(outside.agency), '原始材料');
  });

  it('is found in order, item by item [EV8.detailOriginal2]', async () => {
    await assessor.list('成果评价', '原始材料');
    await assessor.rowAction(title, '审核');
    await assessor.settled();
    await assessor.picture('detailOriginal2');
    await review(assessor);
    await owner.list('成果评价', '原始材料');
    await owner.row(title).getByText('通过').waitFor();
  });
});

describe('Its report', () => {
  it('is written by the assessor, the levels computed as they write [EV11.ReportList] [EV10.Report]', async () => {
    await assessor.list('成果评价', '评价报告');
    await assessor.picture('ReportList');
    const waiting = assessor.panel.locator('.waiting li').filter({ hasText: title });
    await assessor.press('编制报告', waiting);
    await assessor.page.waitForURL(/\/Report\?Id=/);
    await assessor.settled();
    about.reportId = idIn(assessor.page);
    await assessor.panel.locator('.levels').first().waitFor();
    expect(await levelsShown(assessor)).toMatch(/成熟度[\s\S]*8[\s\S]*创新度[\s\S]*3[\s\S]*先进度[\s\S]*6/);
    const { without, withIt } = await takeAwayAndGiveBack(assessor, '医疗器械注册证');
    expect(without).not.toBe(withIt);
    await writeReport(assessor);
    await assessor.picture('Report');
    await assessor.press('提交专家');
    await assessor.dialog.getByText('提交前还需完成').waitFor();
    expect(await assessor.dialog.locator('.findings').innerText()).toMatch(/^.*二审.*$/);
    await assessor.answer('取消');
    await scene.answers('report', {
      [cast.owner]: 404,
      [outside.assessor]: 404,
      [leader]: 404,
      visitor: 401,
    });
  });

  it('[R2c] is given back by a second assessor, and checked once the remark is answered', async () => {
    await checker.list('成果评价', '评价报告');
    await giveBack(checker);
    await checker.picture('Report-given-back');
    await assessor.list('成果评价', '评价报告');
    await answerRemark(assessor);
    await assessor.picture('Report-remark');
    await checker.list('成果评价', '评价报告');
    await checkAgain(checker);
    await checker.picture('Report-second-check');
  });

  it('gets a panel of five without a conflict', async () => {
    await openReport(manager, '评价报告');
    await formPanel(
      manager,
      panelists.map(([, name]) => name),
      '费怀瑾',
    );
    await manager.picture('panel');
    await scene.answers('sheets', { [cast.owner]: 403, [outside.agency]: 404, visitor: 401 });
  });

  it('is accepted by five experts, each of whom declares their conflicts [EV14.expertOpinion]', async () => {
    for (const login of experts) await acceptInvitation(await app.as(login));
    await (await app.as(leader)).picture('expertOpinion-accepted');
    for (const what of ['material', 'report'] as const) await scene.answers(what, { [leader]: 404 });
  });

  it('goes to the experts, who judge it beside the material and sign [ST3]', async () => {
    await assessor.list('成果评价', '评价报告');
    await assessor.rowAction(title, '编制');
    await assessor.settled();
    await assessor.press('提交专家');
    await assessor.answer('提交专家');
    await assessor.notified('报告已提交专家');
    for (const login of experts) {
      const expert = await app.as(login);
      await expert.list('成果评价', '专家评价');
      await expert.rowAction(title, '打开');
      await expert.settled();
      if (login === leader) await expert.picture('expertOpinion');
      await judge(expert);
      expect(await textOf(expert)).not.toMatch(
        new RegExp(
          panelists
            .filter(([each]) => each !== login)
            .map(([, name]) => name)
            .join('|'),
        ),
      );
    }
  });

  it('is counted once the form of every sheet is in order: passed', async () => {
    await openReport(manager, '评价报告');
    await closeRound(manager);
    await manager.panel.getByText('形式合格').first().waitFor();
    expect(await readSheets(manager)).toMatch(panelNames);
    await manager.panel.getByText('盐值').waitFor();
    await manager.picture('panel-closed');
    await openReport(assessor, '评价报告');
    expect(await textOf(assessor)).not.toMatch(panelNames);
    await assessor.panel.getByRole('tab', { name: '专家组' }).click();
    expect(await readSheets(assessor)).not.toMatch(panelNames);
    expect(await textOf(assessor)).not.toContain('盐值');
    await assessor.picture('panel-closed-assessor');
  });

  it('is sent on when every suggestion is answered and three people have signed', async () => {
    await answerSuggestions(assessor);
    for (const signer of [assessor, checker, manager]) {
      await openReport(signer, '评价报告');
      await signReport(signer);
    }
    await openReport(manager, '评价报告');
    await manager.press('报送公共服务机构');
    await manager.answer('报送公共服务机构');
    await manager.notified('报告已报送');
    await scene.answers('report', { [cast.reviewer]: 0, [cast.owner]: 404, visitor: 401 });
  });

  it('is reviewed in its form, numbered and issued [EV15.hyCheck] [ST1] [ST2]', async () => {
    const before = await visitor.goto(`/resultInfo?id=${about.reportId}`);
    expect(before!.status()).toBe(404);
    app.watch.expect(/404/);
    await reviewer.list('成果评价', '公共服务机构审核');
    await reviewer.rowAction(title, '审核');
    await reviewer.settled();
    await reviewer.picture('hyCheck-review');
    await reviewer.panel.getByRole('tab', { name: '专家组' }).click();
    expect(await readSheets(reviewer)).toMatch(panelNames);
    await reviewer.panel.getByText('盐值').waitFor();
    await reviewer.picture('hyCheck-panel');
    await reviewer.press('通过并编号');
    await reviewer.panel.getByText('请逐项确认').waitFor();
    for (const box of await reviewer.panel.locator('.formal').getByRole('checkbox').all()) await box.check();
    await reviewer.press('通过并编号');
    await reviewer.answer('通过并编号');
    const result = reviewer.panel.locator('.ant-result');
    await result.waitFor({ timeout: 30_000 });
    const text = await result.innerText();
    issued.number = /YWPJ2026-PJ001-Y-\d{5}/.exec(text)![0];
    issued.code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(text)![0];
    await reviewer.picture('hyCheck-issued');
  });

  it('is read by its owner without a name, a vote or a sheet of the panel [EV13.reprotDetail] [EV12.AllReportList]', async () => {
    await owner.open(`/EvaluationManagement/reprotDetail?Id=${about.reportId}`);
    await owner.panel.getByText(issued.number).first().waitFor();
    expect(await textOf(owner)).not.toMatch(panelNames);
    for (const tab of await owner.panel.getByRole('tab').all()) {
      await tab.click();
      expect(await textOf(owner)).not.toMatch(panelNames);
    }
    await owner.picture('reprotDetail');
    await reviewer.list('成果评价', '报告台账');
    await reviewer.row(title).getByText(issued.number).waitFor();
    await reviewer.picture('AllReportList');
  });
});

describe('A visitor', () => {
  it('finds it among the results, and on its page no person but its leader [PB3./resultInfo]', async () => {
    await visitor.goto('/resultInfo');
    await visitor.getByRole('main').getByRole('link', { name: title }).first().click();
    const page = await visitor.getByRole('main').innerText();
    expect(page).toContain(issued.number);
    expect(page).toContain('一种贴在胸前、能提醒心律失常的小贴片。');
    expect(page).not.toMatch(panelNames);
    expect(page).not.toMatch(/路知遥|陆景行|210\.5/);
    expect(page).not.toContain(issued.code);
  });

  it('checks it by number, by number and code, and by the file itself, which stays with them [PB6./hyCheck]', async () => {
    expect(await checkByNumber(visitor, issued.number)).toContain('报告有效');
    const whole = await checkByNumber(visitor, issued.number, issued.code);
    expect(whole).toContain('报告有效');
    expect(whole).toContain(title);
    expect(await checkByNumber(visitor, issued.number, 'AAAA-BBBB-CCCC-DDDD')).not.toMatch(/报告有效|伪造/);
    const person = await app.signIn(cast.owner);
    const official = await person.get(`/api/Report/GetReportPdf?Id=${about.reportId}`);
    const bytes = Buffer.from(await official.arrayBuffer());
    await writeFile(files.place('official.pdf'), bytes);
    expect(await checkByFile(visitor, files.place('official.pdf'))).toContain('报告有效');
    await writeFile(files.place('changed.pdf'), Buffer.concat([bytes, Buffer.from(' ')]));
    expect(await checkByFile(visitor, files.place('changed.pdf'))).not.toMatch(/报告有效|伪造/);
    const receipt = await person.get(`/api/Report/GetReportReceipt?Id=${about.reportId}`);
    await writeFile(files.place('receipt.json'), await receipt.text());
    const taken = await visitor.request.get('/check-offline.html?lang=zh');
    // On our own site it would be blank: it is a file to be kept.
    expect(taken.headers()['content-disposition']).toMatch(/^attachment/);
    await writeFile(files.place('check-offline.html'), await taken.text());
    const asked: string[] = [];
    const note = (request: Request) => request.url().startsWith('http') && asked.push(request.url());
    visitor.on('request', note);
    await visitor.goto(pathToFileURL(files.place('check-offline.html')).href);
    const offline = (name: string) => checkOffline(visitor, files.place(name), files.place('receipt.json'));
    expect(await offline('official.pdf')).toBe('文件与签发时完全一致');
    await visitor.getByText(issued.number).waitFor();
    // The page as it was taken along once more: its first answer stands until the next file is read.
    await visitor.reload();
    expect(await offline('changed.pdf')).toBe('回执是真的，但不属于这个文件');
    visitor.off('request', note);
    expect(asked).toEqual([]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await visitor.goto(`/hyCheck?tab=file&sha256=${sha256}`);
    expect(await answerOf(visitor)).toContain('报告有效');
  });

  it('cannot open what a ticket lets its owner print [PB9./ptint]', async () => {
    const [printed] = await Promise.all([
      owner.page.context().waitForEvent('page'),
      owner.press('打印正式报告'),
    ]);
    await printed.waitForURL(/\/ptint/);
    await printed.getByText(title).first().waitFor();
    const address = printed.url();
    expect(await printed.locator('body').innerText()).toContain(issued.number);
    app.watch.expect(/401|403|404|410/);
    await visitor.goto(address);
    expect(await visitor.locator('body').innerText()).not.toContain(issued.number);
  });
});

describe('The whole way', () => {
  it('[SS-02] led nobody out of this machine: neither the product nor a browser', async () => {
    const { here, elsewhere } = connections;
    expect(here).toContain(new URL(app.address).host);
    expect(here.length).toBeGreaterThan(20);
    expect(elsewhere).toEqual([]);
    // Whoever does go elsewhere is seen: the address is of those kept for documentation.
    const stray = connect({ host: '192.0.2.1', port: 9 });
    stray.on('error', () => undefined).destroy();
    expect(elsewhere).toEqual(['192.0.2.1:9']);
  });
});

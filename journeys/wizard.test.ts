import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { applications } from '#product/applications/contract';
import { people } from '#product/people/contract';
import { complete, drafted, idsOf, submitted } from '#testing/applications/story';
import { everyField } from '#testing/applications/every-field';
import { smallPdf } from '#testing/story/pdf';
import { pdf } from '#testing/zip';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { atWork } from './browser/effort';
import type { Office } from './browser/office';

let app: BrowserApp;
let me: Office;
let id: string;
beforeAll(async () => {
  app = await openBrowserApp();
  const owner = await app.signIn('suyanqing');
  ({ id } = await drafted(owner, { ...(await everyField(app, owner, await idsOf(app))), persons: [] }));
  me = await app.as('suyanqing');
  await me.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

/** Copies cells as a spreadsheet would, and presses Ctrl-V where the focus is. */
const paste = async (rows: readonly (readonly string[])[]): Promise<void> => {
  const text = rows.map((row) => row.join('\t')).join('\r\n');
  await me.page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await me.page.keyboard.press('Control+v');
};
const storedPersons = async () => {
  const owner = await app.signIn('suyanqing');
  const found = await owner.do(applications.calls.dossier, { id });
  if (found.view !== 'whole') throw new Error('its owner reads all of it');
  return found.persons ?? [];
};

it('a table copied in a spreadsheet is pasted into the form with its headings, what was not understood is named, and it can be undone', async () => {
  await me.open(`/EvaluationManagement/apply2?Id=${id}`);
  const table = me.panel.locator('[data-rows="persons"]');
  const rows = table.locator(':scope > .rows__row');
  await expect.poll(() => rows.count()).toBe(0);
  await table.getByRole('button', { name: '添加' }).focus();
  await paste([
    ['姓名', '工作单位', '性别', '出生年份', '学历', '备注'],
    ['沈砚秋', '海屿大学附属医院', '女', '1978年', '博士', '不录入'],
    ['顾长川', '云山市第二医院', '男', '1985', '博士后学位', ''],
  ]);
  const note = table.getByRole('status');
  await note.getByText('已粘贴 2 行').waitFor();
  expect(await note.getByRole('listitem').allInnerTexts()).toEqual([
    '第 2 行“学历”：未能识别“博士后学位”，请自行填写',
  ]);
  await me.picture('pasted');
  expect(await rows.count()).toBe(2);
  const first = rows.first();
  expect(await first.getByLabel('姓名', { exact: true }).inputValue()).toBe('沈砚秋');
  expect(await first.getByLabel('出生年份', { exact: true }).inputValue()).toBe('1978');
  // What was pasted is a change like any other: the draft takes it.
  await me.page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await storedPersons()).map(({ name, birthYear }) => [name, birthYear]))
    .toEqual([
      ['沈砚秋', 1978],
      ['顾长川', 1985],
    ]);
  // From a cell on, to the right and down; the row's other fields stay.
  await rows.nth(1).getByLabel('姓名', { exact: true }).focus();
  await paste([
    ['顾长河', '云山市第三医院'],
    ['林疏影', '海屿大学'],
  ]);
  await note.getByText('已粘贴 2 行').waitFor();
  await expect.poll(() => rows.count()).toBe(3);
  expect(await rows.nth(1).getByLabel('姓名', { exact: true }).inputValue()).toBe('顾长河');
  expect(await rows.nth(1).getByLabel('出生年份', { exact: true }).inputValue()).toBe('1985');
  await note.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.nth(1).getByLabel('姓名', { exact: true }).inputValue()).toBe('顾长川');
  // One cell alone is text, as ever.
  const name = rows.first().getByLabel('姓名', { exact: true });
  await name.fill('');
  await paste([['沈砚秋（通讯）']]);
  await expect.poll(() => name.inputValue()).toBe('沈砚秋（通讯）');
});

it('the second step begins with the applicant and their organisation; a file stands with its approval', async () => {
  const owner = await app.signIn('suyanqing');
  const begun = await drafted(owner, { achievementName: '术中出血预测系统' });
  // By way of the first step; it is read anew below, where nothing is known of how one came.
  await me.open(`/EvaluationManagement/apply?Id=${begun.id}`);
  await me.panel.locator('.ant-steps-item').nth(1).click();
  await me.page.waitForURL(/\/apply2\?/);
  await me.settled();
  const rowsOf = (table: string) => me.panel.locator(`[data-rows="${table}"] > .rows__row`);
  expect([await rowsOf('organisations').count(), await rowsOf('persons').count()]).toEqual([1, 1]);
  const myself = me.firstRow('完成人').itself;
  expect(await myself.getByLabel('姓名', { exact: true }).inputValue()).toBe('苏砚青');
  await me.firstRow('完成单位').itself.getByText('江澜医科大学附属第一医院').waitFor();
  // A row that still lacks something does not count as there.
  await me.panel
    .getByRole('navigation')
    .getByRole('button', { name: /^完成单位\s*0\/1$/ })
    .waitFor();
  // It is an offer: what is taken out can be put back by a button.
  await me.addRow('完成人');
  await myself.getByRole('button', { name: '删除 1' }).click();
  await expect.poll(() => myself.getByLabel('姓名', { exact: true }).inputValue()).toBe('');
  await me.press('添加本人');
  await expect.poll(() => rowsOf('persons').count()).toBe(2);
  await myself.getByRole('button', { name: '删除 1' }).click();
  await expect.poll(() => rowsOf('persons').count()).toBe(1);
  expect(await myself.getByLabel('姓名', { exact: true }).inputValue()).toBe('苏砚青');
  const approval = await me.addRow('批准与备案');
  await approval.choose('种类', /伦理/);
  await approval.text('编号', '伦审 2026-018');
  const stored = async () => {
    const found = await owner.do(applications.calls.dossier, { id: begun.id });
    if (found.view !== 'whole') throw new Error('its owner reads all of it');
    return found;
  };
  const scan = {
    name: '伦理批件.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(`% ${randomBytes(1_000_000).toString('hex')}`),
  };
  // The line is cut in the middle of the file, and the page with it: after a reload it is offered at its own row, and goes on.
  app.watch.expect(/ERR_CONNECTION_RESET/);
  const parts = '**/api/OriginalMaterial/UploadPart/*';
  let sent = 0;
  await me.page.route(parts, (route) =>
    route.request().method() === 'PATCH' && (sent += 1) > 2
      ? route.abort('connectionreset')
      : route.continue(),
  );
  await approval.itself.locator('input[type="file"]').setInputFiles(scan);
  await expect.poll(() => sent).toBeGreaterThan(2);
  await me.page.keyboard.press('Control+s');
  await expect.poll(async () => (await stored()).approvals?.[0]?.number ?? null).toBe('伦审 2026-018');
  // The line stays cut until the page is a new one: the old one would try again and get through.
  await me.page.reload();
  await me.settled();
  await me.page.unroute(parts);
  const again = me.firstRow('批准与备案').itself;
  await again.getByText('上次传到').waitFor();
  await me.picture('approval-cut-off');
  await again.locator('input[type="file"]').setInputFiles(scan);
  await again.getByRole('button', { name: '伦理批件.pdf', exact: true }).waitFor();
  expect(await me.panel.getByText('上次传到').count()).toBe(0);
  await me.picture('approval-file');
  await me.page.keyboard.press('Control+s');
  await expect.poll(async () => (await stored()).approvals?.[0]?.fileId ?? null).not.toBeNull();
  const { organisations, persons } = await stored();
  expect(organisations).toMatchObject([{ name: '江澜医科大学附属第一医院', isMain: true }]);
  expect(persons).toMatchObject([{ personId: owner.id, name: '苏砚青' }]);
  // Opened again it is still there, and nothing is offered a second time.
  await me.open(`/EvaluationManagement/apply2?Id=${begun.id}`);
  expect([await rowsOf('organisations').count(), await rowsOf('persons').count()]).toEqual([1, 1]);
  // The file is read beside the form, under its own name.
  await me.panel
    .locator('[data-rows="approvals"]')
    .getByRole('button', { name: '文件', exact: true })
    .click();
  await me.page.locator('.ant-drawer:visible').getByText('伦理批件.pdf').waitFor();
  await me.picture('approval-read');
  await me.page.keyboard.press('Escape');
});

it('[EV2] who was named in an earlier application is offered while one types, and brings along what is known of them', async () => {
  const owner = await app.signIn('suyanqing');
  const known = {
    personId: null,
    sex: '2',
    birthYear: 1988,
    professionalTitle: null,
    education: '1',
  } as const;
  await drafted(owner, {
    achievementName: '一起做过的一项',
    persons: [
      { ...known, name: '温静姝', organisationName: '海屿大学附属医院', contribution: '', share: 20 },
    ],
  });
  const { id: newOne } = await drafted(owner, { achievementName: '这次要写的一项' });
  await me.open(`/EvaluationManagement/apply2?Id=${newOne}`);
  const row = await me.addRow('完成人');
  const field = (label: string) => row.itself.getByLabel(label, { exact: true });
  await field('姓名').pressSequentially('温静');
  await me.page.locator('.ant-select-item-option').getByText('海屿大学附属医院').waitFor();
  await me.page.keyboard.press('ArrowDown');
  await me.page.keyboard.press('Enter');
  await expect.poll(() => field('姓名').inputValue()).toBe('温静姝');
  expect([await field('工作单位').inputValue(), await field('出生年份').inputValue()]).toEqual([
    '海屿大学附属医院',
    '1988',
  ]);
  // It stays a field to type in: nobody has to choose, and going on by Tab chooses nothing.
  const other = await me.addRow('完成人');
  const name = other.itself.getByLabel('姓名', { exact: true });
  await name.pressSequentially('温');
  await me.page.locator('.ant-select-item-option').getByText('海屿大学附属医院').last().waitFor();
  await me.page.keyboard.press('Tab');
  expect(await name.inputValue()).toBe('温');
  await me.page.keyboard.press('Control+s');
  await expect
    .poll(async () => {
      const found = await owner.do(applications.calls.dossier, { id: newOne });
      return found.view === 'whole' && found.persons?.map((each) => [each.name, each.organisationName]);
    })
    .toContainEqual(['温静姝', '海屿大学附属医院']);
});

it('[AP2] what an answer makes needless is not asked: release, social benefit, approvals and attachments follow the answers', async () => {
  const owner = await app.signIn('suyanqing');
  const begun = await drafted(owner, {
    achievementName: '随答案出现的字段',
    achievementType: '3.1',
    socialBenefit: '早先写下',
  });
  const open = (step: string) => me.open(`/EvaluationManagement/${step}?Id=${begun.id}`);
  await open('apply');
  const why = me.panel.getByLabel('限制公开原因');
  expect(await why.count()).toBe(0);
  await me.form.answer('限制公开', '是');
  await why.waitFor();
  await me.form.answer('限制公开', '否');
  await expect.poll(() => why.count()).toBe(0);
  await me.form.answer('是否涉及人的研究', '是');
  await me.page.keyboard.press('Control+s');
  await me.panel.getByText(/^已保存/).waitFor();
  await open('apply2');
  const social = me.panel.getByLabel('社会效益', { exact: true });
  await me.panel.getByRole('button', { name: '填写必需的伦理审查批件' }).click();
  const approvals = me.panel.locator('[data-rows="approvals"] > .rows__row');
  await expect.poll(() => approvals.count()).toBe(1);
  expect(await me.panel.getByRole('button', { name: '填写必需的' }).count()).toBe(0);
  expect(await social.count()).toBe(0);
  await me.picture('asked-by-answers');
  await open('apply');
  await me.form.branch('成果类别', '医疗器械');
  await me.page.keyboard.press('Control+s');
  await me.panel.getByText(/^已保存/).waitFor();
  await open('apply2');
  await expect.poll(() => social.inputValue()).toBe('早先写下');
});

it('[AP2] the bar says what is missing on all three pages and leads there; who signs reads what, to whom, and where the code goes', async () => {
  const owner = await app.signIn('suyanqing');
  const ids = await idsOf(app);
  const name = '签署前看清楚的申报';
  const begun = await drafted(owner, complete(ids, name, { stage: null, useStatus: null }));
  await me.open(`/EvaluationManagement/apply?Id=${begun.id}`);
  const bar = me.panel.getByRole('group', { name: '填写进度' });
  await bar.getByText('还缺 2 项，其中本页 1 项').waitFor();
  await me.picture('completeness');
  await me.press('下一缺项：成果所处阶段', bar);
  await expect
    .poll(() => me.page.evaluate('document.activeElement.closest("[data-field]")?.dataset.field'))
    .toBe('stage');
  await me.form.choose('成果所处阶段', '中期');
  await bar.getByText('还缺 1 项，其中本页 0 项').waitFor();
  await me.press('保存草稿');
  await me.panel.getByText(/^已保存到服务器/).waitFor();
  // The last one stands on another page: the bar goes there.
  await me.press('下一缺项：应用状态', bar);
  await me.page.waitForURL(/apply2/);
  await me.settled();
  await me.form.choose('应用状态', '试用');
  await me.panel.getByText('必填内容已齐，可以提交').waitFor();
  await me.press('保存并下一步');
  await me.page.waitForURL(/apply3/);
  await me.settled();
  await me.press('提交申报');
  // It has its approvals from another one of the demonstration: that is told, and keeps nobody from going on.
  await me.panel
    .getByText(/批准或备案编号相同/)
    .first()
    .waitFor();
  await me.press('是另一项成果，继续');
  await me.dialog.getByText(name).waitFor();
  await me.dialog.getByText('江澜衡正科技评价中心').waitFor();
  const [self] = await owner.do(people.calls.myself, {});
  const mobile = self!.mobile as { readonly masked: string };
  await me.dialog.getByText(`尾号 ${mobile.masked.slice(-4)} 的手机`).waitFor();
  await me.picture('signing');
  await me.answer('签署前通读全部内容');
  const whole = me.page.locator('.ant-drawer:visible');
  await whole.getByText('成果简介').waitFor();
  await whole.getByText('完成人', { exact: true }).first().waitFor();
  await me.picture('read-before-signing');
});

it('[AP2] a name like one of the own organisation’s is told while it is typed, and before signing one may go on', async () => {
  const ids = await idsOf(app);
  await submitted(app, 'suyanqing', complete(ids, '床旁超声评估膈肌功能指导撤机'));
  const owner = await app.signIn('suyanqing');
  const begun = await drafted(owner, complete(ids, '', { keywords: ['独有的词'] }));
  await me.open(`/EvaluationManagement/apply?Id=${begun.id}`);
  await me.form.text('成果名称', '床旁超声评估膈肌功能以指导撤机');
  await me.panel.getByText('有相近的申报，请核对是否为同一成果').waitFor();
  await me.panel.getByText('床旁超声评估膈肌功能指导撤机').waitFor();
  await me.picture('alike');
  await me.press('保存草稿');
  await me.panel.getByText(/^已保存到服务器/).waitFor();
  await me.open(`/EvaluationManagement/apply3?Id=${begun.id}`);
  await me.press('提交申报');
  await me.press('是另一项成果，继续');
  await me.dialog.getByText('床旁超声评估膈肌功能以指导撤机').waitFor();
});

/**
 * The case of the trial by users (a medical device with a topic, two persons, a right, an approval, a year of benefit), which
 * cost 95 to 110 clicks. Where one types, one goes on by Tab; where one chooses, one clicks; tables come from a spreadsheet.
 */
it('[EV2] an application is written and signed with half the clicks that it once took', async () => {
  await me.open('/EvaluationManagement/applyList');
  const { page, form } = me;
  const hands = await atWork(page);
  const control = (label: string, within = me.panel) => within.getByLabel(label, { exact: true }).first();
  const adds = (table: string) =>
    me.panel.locator(`[data-rows="${table}"] > .rows__add`).getByRole('button').first();
  const countOf = (table: string) => me.panel.locator(`[data-rows="${table}"] > .rows__row`).count();
  await me.press('新建申报');
  await me.settled();
  await control('成果名称').click();
  await hands.type(control('成果名称'), '居家睡眠呼吸暂停筛查仪');
  await hands.type(control('英文名称'), 'A screening device for sleep apnoea at home');
  await form.branch('成果类别', '医疗器械');
  await form.choose('评价目的', '成果转化', '科技奖励');
  await hands.to(control('关键词'));
  for (const word of ['睡眠呼吸暂停', '居家', '筛查']) {
    await page.keyboard.insertText(word);
    await page.keyboard.press('Enter');
  }
  await hands.type(control('成果简介'), '夜间在家中记录血氧与呼吸，次日给出筛查结论，提示是否需要到院检查。');
  await form.choose('技术领域', '生物医药与医疗器械');
  await form.choose('应用行业', /C358/);
  await form.choose('医学产品与技术', '第二类');
  await form.choose('成果形式', '新产品', '软件/算法');
  await form.choose('成果属性', '原始性创新');
  await form.choose('成果所处阶段', '中期');
  const topic = await me.addRow('课题来源');
  await topic.branch('来源', '国家重点研发计划');
  await hands.type(control('计划名称', topic.itself), '国家重点研发计划（演示）');
  await hands.type(control('经费（万元）', topic.itself), '180');
  await hands.day(control('研究起始'), '2021-01');
  await hands.day(control('研究截止'), '2025-08');
  await form.find('科技经理', '唐予安', /唐予安/);
  await form.answer('是否涉及人的研究', '是');
  await form.answer('是否涉及人类遗传资源', '否');
  await form.answer('是否涉及国家秘密', '否');
  await me.press('保存并下一步');
  await page.waitForURL(/\/apply2\?/);
  await me.settled();

  const organisation = me.firstRow('完成单位');
  await organisation.choose('单位类型', '医疗机构');
  await hands.type(control('主要贡献', organisation.itself), '临床方案、样机试制与多中心验证');
  await hands.type(control('贡献比例（%）', me.firstRow('完成人').itself), '60');
  await hands.to(adds('persons'));
  await hands.paste([
    ['姓名', '工作单位', '性别', '出生年份', '职称', '学历', '贡献比例（%）'],
    ['路知遥', '江澜医科大学附属第一医院', '女', '1988', '主治医师', '博士研究生', '40'],
  ]);
  await expect.poll(() => countOf('persons')).toBe(2);
  await hands.to(adds('rights'));
  await hands.paste([
    ['类型', '状态', '名称', '编号', '权利人', '申请日', '授权日', '核心'],
    [
      '发明专利',
      '已授权（有效）',
      '一种睡眠呼吸事件判别方法',
      'ZL 2021 1 0208208.2',
      '江澜医科大学附属第一医院',
      '2021-03-05',
      '2023-06-09',
      '是',
    ],
  ]);
  await expect.poll(() => countOf('rights')).toBe(1);
  await me.press('填写必需的伦理审查批件');
  const approval = me.firstRow('批准与备案');
  await hands.type(control('编号', approval.itself), '伦审 2021-208');
  await hands.day(control('日期', approval.itself), '2021-04-01');
  await approval.itself.locator('input[type="file"]').setInputFiles({
    name: '伦理批件.pdf',
    mimeType: 'application/pdf',
    buffer: smallPdf('伦理批件'),
  });
  await approval.itself.getByText('伦理批件.pdf').waitFor();
  await form.choose('应用状态', '试用');
  await form.choose('拟转化方式', '许可');
  await hands.to(adds('benefits'));
  await hands.paste([
    ['年份', '新增利润', '新增税收'],
    ['2025', '210.5', '30'],
  ]);
  await expect.poll(() => countOf('benefits')).toBe(1);
  await hands.type(control('社会效益'), '减少不必要的夜间住院监测，便于基层筛查。');
  await me.press('保存并下一步');
  await page.waitForURL(/\/apply3\?/);
  await me.settled();

  // Three pages of one achievement, and one tab.
  const tabs = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
  await expect.poll(() => tabs.filter({ hasText: '居家睡眠呼吸暂停筛查仪' }).count()).toBe(1);
  await form.choose('评价机构', /江澜衡正科技评价中心/);
  await hands.day(control('期望完成日期'), '2027-03-01');
  await form.answer('是否同意公开成果', '是');
  for (const promise of ['我承诺所填内容', '我承诺成果权属', '我知悉评价结果'])
    await form.tick(new RegExp(`^${promise}`));
  await me.press('提交申报');
  await me.sign();
  await me.notified('申报已提交');
  const { clicks, keys } = await hands.effort();
  // A click on the field of a file opens the system's own dialog: one there, one on «open».
  expect(clicks + 2).toBeLessThanOrEqual(50);
  expect(keys).toBeLessThanOrEqual(60);
});

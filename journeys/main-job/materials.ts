import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Files } from '../browser/files';
import type { Office } from '../browser/office';

type Document = readonly [name: string, type: string];

/** What is handed in, item by item: the name of the document, and what kind of proof it is. */
const documents: Readonly<Record<string, readonly Document[]>> = {
  '技术（研制）报告': [
    ['贴片论文', '论文'],
    ['贴片研究方案', '研究方案'],
    ['体外实验记录', '体外关键功能实验'],
    ['贴片台架测试', '台架测试'],
    ['安全性研究', 'GLP安全性研究'],
  ],
  科技查新报告: [['查新报告', '科技查新报告']],
  第三方检测报告: [
    ['性能检测报告', '第三方检测报告'],
    ['注册检验', '注册检验报告'],
  ],
  临床证据: [['器械试验总结', '医疗器械临床试验']],
  伦理审查批件: [['伦理批件', '伦理审查批件']],
  '用户（应用）证明': [
    ['第一家应用证明', '用户（应用）证明'],
    ['第二家应用证明', '用户（应用）证明'],
  ],
  市场准入证书: [['医疗器械注册证', '注册证或备案凭证']],
  '经济效益证明（财务盖章）': [['财务报表', '审计报告或财务盖章报表']],
  团队与条件说明: [['团队说明', '团队与条件说明']],
  风险说明: [['产品风险说明', '风险说明']],
  患者数据去标识化说明: [['去标识化说明', '患者数据去标识化说明']],
};

const describe = async (owner: Office, file: Locator, type: string): Promise<void> => {
  const row = owner.within(file);
  await row.choose(/文件类型/, type);
  await row.text(/出具单位/, '青渚省医疗器械检验院');
  await row.day(/出具日期/, '2026-08-01');
  await file.getByRole('checkbox').check();
};

const saved = (owner: Office): Promise<void> =>
  owner.panel
    .getByRole('status')
    .getByText(/已保存/)
    .waitFor();

/** Where the focus stands: a table of the form, or an item of the checklist. */
const atPlace = `(() => {
  const at = document.activeElement;
  const item = at.closest('.ant-collapse-header')?.querySelector('[data-item]')?.dataset.item;
  return item ?? at.closest('[data-section]')?.dataset.section ?? 'nowhere';
})()`;

/** Goes through all that is missing: a line leads to its table, and 「下一个缺项」 to each place in turn. */
export const followGaps = async (owner: Office): Promise<void> => {
  await owner.panel
    .locator('.gaps')
    .getByRole('button', { name: /工作分解结构/ })
    .first()
    .click();
  await expect.poll(() => owner.page.evaluate(atPlace)).toBe('wbs');
  const lacking = Number(/提交前还需完善 \((\d+)\)/.exec(await owner.panel.innerText())![1]);
  const places = new Set<unknown>();
  for (let turn = 0; turn < lacking; turn += 1) {
    await owner.press('下一个缺项');
    // The focus follows a moment later: until then it stands where it stood before.
    const isNew = (place: unknown) => place !== 'nowhere' && !places.has(place);
    await expect.poll(() => owner.page.evaluate(atPlace)).toSatisfy(isNew);
    places.add(await owner.page.evaluate(atPlace));
  }
  expect(places.size).toBe(lacking);
};

/** Every item of the checklist gets its documents, each with what must be said of it (M2, before submitting). */
export const fillChecklist = async (owner: Office, files: Files): Promise<void> => {
  for (const [title, wanted] of Object.entries(documents)) {
    const item = owner.panel
      .locator('.ant-collapse-item')
      .filter({ has: owner.page.locator('.ant-collapse-header', { hasText: title }) });
    const head = item.locator('.ant-collapse-header');
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
    for (const [name, type] of wanted) {
      await item.locator('input[type="file"]').setInputFiles(await files.pdf(`${name}.pdf`));
      const file = item.getByRole('group', { name: `${name}.pdf` });
      await file.waitFor();
      await describe(owner, file, type);
    }
    await head.click();
  }
  await owner.press('保存草稿');
  await saved(owner);
};

const parts = [
  ['1', '采集贴片', '60', '是', '8', '注册证与器械试验', '医疗器械注册证'],
  ['2', '判别算法', '40', '否', '7', '器械试验', null],
] as const;
const proofs = [
  '贴片论文',
  '贴片研究方案',
  '体外实验记录',
  '贴片台架测试',
  '安全性研究',
  '注册检验',
  '器械试验总结',
];

/** The tables that the owner proposes, citing the documents handed in (domain §4.4, §6.2). */
export const proposeTables = async (owner: Office): Promise<void> => {
  for (const [code, name, weight, isKey, level, basis, more] of parts) {
    const row = await owner.addRow('工作分解结构');
    await row.text('编号', code);
    await row.text('名称', name);
    await row.text('权重（%）', weight);
    await row.answer('关键项', isKey);
    await row.text('预期成熟度', level);
    await row.choose('证据', ...proofs, ...(more ? [more] : []));
    await row.text('依据', basis);
  }
  for (const name of ['灵敏度', '特异度', '续航']) {
    const row = await owner.addRow('核心指标对比');
    await row.text('名称', name);
    await row.text('单位', '%');
    await row.text('本成果值', '95');
    await row.choose('检测报告', '性能检测报告');
    for (const other of ['甲', '乙']) {
      const against = await owner.addRow('对比对象', row.itself);
      await against.text('名称', `同类产品${other}`);
      await against.text('数值', '95');
      await against.choose('比较结论', '达到');
      await against.text('来源', '产品说明书');
      await against.text('年份', '2025');
    }
  }
  const point = await owner.addRow('创新点');
  await point.text('编号', '1');
  await point.text('创新内容', '低功耗信号质量判别方法');
  await point.choose('查新报告', '查新报告');
  await point.text('查新报告编号', 'CX-2026-107');
  await point.answer('国际查新', '是');
  await owner.press('保存草稿');
  await saved(owner);
};

/** Handed in to the assessor (M2). */
export const submitMaterial = async (owner: Office): Promise<void> => {
  await owner.press('提交材料');
  await owner.answer('提交材料');
  await owner.notified('材料已提交');
};

/** The assessor looks at a file and finds every item in order, or not applicable where nothing was asked for (M3). */
export const review = async (assessor: Office): Promise<void> => {
  const { panel } = assessor;
  await panel.locator('.evidence-list__files button').first().click();
  await panel.locator('.pdf-view canvas').first().waitFor();
  const tables = ['工作分解结构表', '核心指标对比表', '创新点表'];
  for (const item of await panel.locator('.review__item').all()) {
    const text = await item.innerText();
    const handedIn = [...Object.keys(documents), ...tables].some((title) => text.includes(title));
    await item.getByRole('radio', { name: handedIn ? '合格' : '不适用', exact: true }).check();
  }
  await assessor.press('审核合格');
  await assessor.answer('审核合格');
  await assessor.notified('材料审核合格');
};

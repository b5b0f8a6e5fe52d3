import type { Files } from '../browser/files';
import type { Office } from '../browser/office';

/** Fills in one item of the checklist by hand: a file with all that must be said of it. */
export const fillItem = async (owner: Office, files: Files): Promise<void> => {
  const name = '研制报告.pdf';
  const item = owner.panel.locator('.ant-collapse-item').first();
  const head = item.locator('.ant-collapse-header');
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  await item.locator('input[type="file"]').setInputFiles(await files.pdf(name));
  const file = item.getByRole('group', { name });
  await file.waitFor();
  await owner.within(file).text('出具单位', '江澜医科大学附属第一医院');
  await file.getByLabel('出具日期').fill('2026-08-01');
  await file.getByLabel('出具日期').press('Enter');
  await file.getByRole('checkbox').check();
  await owner.press('保存草稿');
  await owner.panel
    .getByRole('status')
    .getByText(/已保存/)
    .waitFor();
};

interface Item {
  readonly Kind: string;
  readonly Required: boolean;
  readonly Files: readonly unknown[];
}

/** The assessor looks at a file and finds every item in order, or not applicable where nothing was asked for (M3). */
export const review = async (assessor: Office, items: readonly Item[]): Promise<void> => {
  const { panel } = assessor;
  await panel.locator('.evidence-list__files button').first().click();
  await panel.locator('iframe.evidence-view').waitFor();
  const findings = panel.locator('.review__item');
  for (const [at, { Kind, Required, Files }] of items.entries()) {
    const finding = Files.length > 0 || (Required && Kind !== 'files') ? '合格' : '不适用';
    await findings.nth(at).getByRole('radio', { name: finding, exact: true }).check();
  }
  await assessor.press('审核合格');
  await assessor.told('材料审核合格');
};

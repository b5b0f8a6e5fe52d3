import type { Page } from 'playwright-core';

/** What the visitors' page for checks answers, as it stands there. */
export const answerOf = async (page: Page): Promise<string> =>
  page.getByRole('region', { name: '核验结果' }).innerText();

/** Asks by number, and by code where one is given. */
export const checkByNumber = async (page: Page, number: string, code = ''): Promise<string> => {
  await page.goto('/hyCheck');
  await page.locator('[name="no"]').fill(number);
  await page.locator('[name="code"]').fill(code);
  await page.getByRole('button', { name: '核验', exact: true }).click();
  await page.waitForURL(/no=/);
  return answerOf(page);
};

/** Asks by the file itself, which never leaves the browser. */
export const checkByFile = async (page: Page, path: string): Promise<string> => {
  await page.goto('/hyCheck?tab=file');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.locator('#pdf').setInputFiles(path);
  await page.waitForURL(/sha256=/);
  if (sent.length > 0) throw new Error(`the file was sent to ${sent.join()}`);
  return answerOf(page);
};

/** Asks the page that was taken home, which lies open in the browser: the first line of its answer. */
export const checkOffline = async (page: Page, pdf: string, receipt: string): Promise<string> => {
  const [file, its] = await page.locator('input[type="file"]').all();
  await file!.setInputFiles(pdf);
  await its!.setInputFiles(receipt);
  await page.locator('main > button').click();
  return page.locator('[data-answer] h2').innerText();
};

import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { jobsOf } from '#start/jobs';
import { accepted, worldOf, type ApplicationOf } from '#testing/story';
import { fillMaterial, material, submitMaterial } from '#testing/story/material';
import { docx, paragraph } from '#testing/story/docx';
import { chinesePdf, encryptedPdf } from '#testing/story/pdf';
import { pdf, zip } from '#testing/zip';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { cast } from '#testing/cast';

let app: BrowserApp;
let about: ApplicationOf;
let page: string;
beforeAll(async () => {
  app = await openBrowserApp();
  about = await accepted(worldOf(app), { achievementName: '可穿戴心电判别系统' });
  const { Id } = await material(worldOf(app), cast.owner, about);
  page = `/EvaluationManagement/originalMaterialTem/Tem1?Id=${Id}`;
});
afterEach((story) => app.after(story));
afterAll(() => (app as BrowserApp | undefined)?.close());

/** A PDF of about so many bytes, different each time. */
const large = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf(`% ${randomBytes(bytes / 2).toString('hex')}`),
});
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const parts = '**/api/OriginalMaterial/UploadPart/*';

it('the line is cut in the middle of a large file: it goes on by itself; after a reload it is offered, and goes on too', async () => {
  app.watch.expect(/ERR_CONNECTION_RESET/);
  const owner = await app.at(page, cast.owner);
  const items = owner.panel.locator('.ant-collapse-item');
  const item = items.filter({ hasText: '技术（研制）报告' });
  const input = item.locator('input[type="file"]');
  const sent: number[] = [];
  let cut = false;
  let dead = Infinity;
  await owner.page.route(parts, async (route) => {
    const request = route.request();
    if (cut) return route.abort('connectionreset');
    if (request.method() === 'PATCH') {
      sent.push(request.postDataBuffer()?.length ?? 0);
      // The third part is lost on its way, and so are the next two tries.
      if (sent.length >= 3 && sent.length <= 5) return route.abort('connectionreset');
      // The whole line goes after two parts of the second file, and the page with it.
      cut = sent.length === dead;
      if (cut) return route.abort('connectionreset');
    }
    return route.continue();
  });
  const report = large('长篇研制报告.pdf', 6_000_000);
  await input.setInputFiles(report);
  await item.getByRole('group', { name: report.name }).waitFor({ timeout: 30_000 });
  expect(sent.slice(0, 3)).toEqual([262_144, 524_288, 1_048_576]);
  expect(sent.slice(3, 6)).toEqual([1_048_576, 1_048_576, 1_048_576]);
  expect(Math.max(...sent)).toBeLessThanOrEqual(5 * 1_048_576);
  const stored = await app.db
    .selectFrom('file')
    .select('sha256')
    .where('name', '=', report.name)
    .executeTakeFirstOrThrow();
  expect(stored.sha256).toBe(hashOf(report.buffer));

  const photos = large('现场照片汇编.pdf', 4_000_000);
  dead = sent.length + 3;
  await input.setInputFiles(photos);
  await expect.poll(() => cut).toBe(true);
  await owner.page.reload();
  await owner.settled();
  cut = false;
  await item.getByText('上次传到').waitFor();
  await item.getByText('上次传到').scrollIntoViewIfNeeded();
  await owner.picture('upload-cut-off');
  await item.locator('input[type="file"]').setInputFiles(photos);
  await item.getByRole('group', { name: photos.name }).waitFor({ timeout: 30_000 });
  expect(await item.getByText('上次传到').count()).toBe(0);
  const whole = await app.db
    .selectFrom('file')
    .select('sha256')
    .where('name', '=', photos.name)
    .executeTakeFirstOrThrow();
  expect(whole.sha256).toBe(hashOf(photos.buffer));
  const uploads = await app.db.selectFrom('upload').select('state').where('name', '=', photos.name).execute();
  expect(uploads).toEqual([{ state: 'stored' }]);
});

it('a whole archive goes to its items by its names; one file is corrected by hand, and all get what holds for all', async () => {
  const owner = await app.at(page, cast.owner);
  await owner.press('一次添加多个文件或压缩包');
  const archive = zip([
    { name: '查新/扫描件一.pdf', content: pdf('one') },
    { name: '风险说明.pdf', content: pdf('two') },
    { name: '附件七.pdf', content: pdf('three') },
    { name: '伦理审查批件.pdf', content: pdf('four') },
    { name: '坏的.pdf', content: `%PDF-1.7\n${'x'.repeat(300)}` },
  ]);
  await owner.dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: '全部材料.zip', mimeType: 'application/zip', buffer: archive });
  await owner.dialog.getByText('附件七.pdf').waitFor();
  await owner.dialog.getByRole('alert').filter({ hasText: '坏的.pdf' }).waitFor();
  await owner.dialog.getByLabel('出具单位').fill('云岫大学');
  await owner.dialog.getByRole('checkbox').check();
  // Until when an approval is in force is its own; nothing else is asked for that.
  const ends = owner.dialog.getByLabel('有效期至');
  expect(await ends.count()).toBe(1);
  await ends.fill('2028-06-30');
  await ends.press('Enter');
  await owner.picture('many-files');
  await owner.dialog.getByRole('button', { name: '添加 3 个文件' }).waitFor();
  const item = owner.dialog.getByLabel('“附件七.pdf”归入');
  await item.fill('团队');
  await item.press('Enter');
  await owner.dialog.getByRole('button', { name: '移除“坏的.pdf”' }).click();
  await owner.press('添加 4 个文件', owner.dialog);
  await owner.dialog.waitFor({ state: 'detached' });
  for (const [title, name] of [
    ['科技查新报告', '扫描件一.pdf'],
    ['风险说明', '风险说明.pdf'],
    ['团队与条件说明', '附件七.pdf'],
    ['伦理审查批件', '伦理审查批件.pdf'],
  ] as const) {
    const item = owner.panel
      .locator('.ant-collapse-item')
      .filter({ has: owner.page.locator('.ant-collapse-header', { hasText: title }) });
    const head = item.locator('.ant-collapse-header');
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
    const file = item.getByRole('group', { name });
    expect(await file.getByLabel('出具单位').inputValue()).toBe('云岫大学');
    expect(await file.getByRole('checkbox').isChecked()).toBe(true);
    if (name === '伦理审查批件.pdf')
      expect(await file.getByLabel('有效期至').inputValue()).toBe('2028-06-30');
  }
});

it('a PDF is read beside the page, by keys, with text that can be selected; a damaged and an encrypted one say so', async () => {
  const owner = await app.at(page, cast.owner);
  const item = owner.panel.locator('.ant-collapse-item').filter({ hasText: '技术（研制）报告' });
  const put = (name: string, buffer: Buffer) =>
    item.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const view = async (name: string) => {
    await item.getByRole('button', { name: `查看“${name}”` }).click();
    return owner.page.locator('.ant-drawer:visible');
  };
  const close = async () => {
    await owner.page.keyboard.press('Escape');
    await owner.page.locator('.ant-drawer:visible').waitFor({ state: 'detached' });
  };
  const asked: string[] = [];
  owner.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await put('研制过程.pdf', chinesePdf([{ says: '第一页：研制背景' }, { says: '第二页：横放', turned: 90 }, { says: '第三页：结论' }]));
  const drawer = await view('研制过程.pdf');
  const first = drawer.getByText('第一页：研制背景');
  await first.waitFor();
  await first.selectText();
  expect(await owner.page.evaluate('getSelection().toString()')).toBe('第一页：研制背景');
  await owner.picture('pdf-preview');
  const frame = drawer.getByRole('group', { name: '研制过程' });
  await frame.focus();
  await owner.page.keyboard.press('PageDown');
  await drawer.getByText('第二页：横放').waitFor();
  await owner.page.keyboard.press('End');
  await drawer.getByRole('region', { name: '第 3 页，共 3 页' }).waitFor();
  const width = async () => (await drawer.locator('canvas').boundingBox())!.width;
  const fits = await width();
  await owner.page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fits * 1.2);
  await owner.press('适合宽度', drawer);
  await expect.poll(width).toBe(fits);
  // The table of the Chinese encoding comes from our own host, by the address of its version.
  expect(asked.filter((path) => path.includes('/pdfjs-'))).toContainEqual(
    expect.stringMatching(/^\/assets\/pdfjs-[\d.]+\/cmaps\/UniGB-UCS2-H\.bcmap$/),
  );
  await close();
  await put('坏的.pdf', pdf());
  await (await view('坏的.pdf')).getByText('此 PDF 文件已损坏').waitFor();
  await close();
  await put('加密的.pdf', await encryptedPdf('secret'));
  const closed = await view('加密的.pdf');
  await closed.getByText('此 PDF 文件设有打开密码').waitFor();
  const [download] = await Promise.all([
    owner.page.waitForEvent('download'),
    closed.locator('.ant-alert').getByRole('button', { name: '下载' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('加密的.pdf');
  await close();
  const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const words = [
    paragraph('研究方案', { style: 'Heading1' }),
    paragraph('入组标准', { run: '<w:b/>' }),
    `<w:tbl><w:tr><w:tc>${paragraph('甲组')}</w:tc><w:tc>${paragraph('乙组')}</w:tc></w:tr></w:tbl>`,
  ];
  await item.locator('input[type="file"]').setInputFiles({ name: '方案.docx', mimeType: kind, buffer: docx(words.join('')) });
  const text = (await view('方案.docx')).getByRole('group', { name: '方案' });
  await text.getByRole('heading', { name: '研究方案' }).waitFor();
  await text.getByRole('cell', { name: '乙组' }).waitFor();
  await owner.picture('document-text');
  // What the page saves by itself would come between the next story's reading and saving.
  const listed = () =>
    app.db
      .selectFrom('materialFile')
      .innerJoin('file', 'file.id', 'materialFile.fileId')
      .select('file.name')
      .where('file.name', '=', '方案.docx')
      .execute();
  await expect.poll(listed, { timeout: 20_000 }).toHaveLength(1);
}); // oxfmt-ignore

it('the assessor pins remarks to places on a page by keys and by pointer; the material goes back with them, and its owner answers', async () => {
  await fillMaterial(worldOf(app), about);
  await submitMaterial(worldOf(app), about);
  const { Id } = await material(worldOf(app), cast.assessor, about);
  const assessor = await app.at(`/EvaluationManagement/detailOriginal2?Id=${Id}`, cast.assessor);
  const finding = assessor.panel.locator('#finding-technicalReport');
  await finding.getByRole('button', { name: '技术（研制）报告' }).click();
  const sheet = assessor.panel.locator('.pdf-page');
  // The thread that marks what others take starts with the first one.
  await sheet.locator('.pdf-text span[role="presentation"]').first().waitFor({ state: 'attached', timeout: 30_000 });
  const pin = async (place: () => Promise<void>, text: string) => {
    await assessor.press('在文件上标注');
    await place();
    await assessor.dialog.getByLabel('标注内容').fill(text);
    await assessor.answer('标注');
    await assessor.dialog.waitFor({ state: 'detached' });
  };
  await pin(async () => {
    await sheet.getByRole('button', { name: '标注的位置' }).waitFor();
    for (const key of ['ArrowUp', 'ArrowLeft', 'Shift+ArrowLeft', 'Enter']) await assessor.page.keyboard.press(key);
  }, '此处缺原始记录编号');
  const { width, height } = (await sheet.boundingBox())!;
  await pin(() => sheet.locator('.pin-layer').click({ position: { x: width * 0.75, y: height * 0.1 } }), '印章不清');
  await sheet.getByRole('button', { name: '标注 2：印章不清' }).waitFor();
  const pins = await app.db.selectFrom('materialPin').selectAll().where('materialId', '=', Id).orderBy('number').execute();
  expect(pins.map(({ number, page: at, across, down }) => [number, at, across.toFixed(2), down.toFixed(2)])).toEqual([
    [1, 1, '0.38', '0.48'],
    [2, 1, '0.75', '0.10'],
  ]);
  // Whoever pins something to an item wants it supplemented.
  expect(await finding.getByRole('radio', { name: '需补充' }).isChecked()).toBe(true);
  await assessor.picture('pins-review');
  await finding.getByRole('button', { name: '将标注 2 标为已解决' }).click();
  await finding.getByRole('button', { name: '查看标注 2' }).waitFor({ state: 'detached' });
  await assessor.press('退回补充');
  await assessor.answer('退回补充');
  await assessor.panel.getByText('待完善').first().waitFor();

  const owner = await app.at(page, cast.owner);
  const item = owner.panel.locator('.ant-collapse-item').filter({ hasText: '技术（研制）报告' });
  await item.getByText('1 处标注未解决').waitFor();
  const header = item.locator('.ant-collapse-header');
  if ((await header.getAttribute('aria-expanded')) !== 'true') await header.click();
  await item.getByRole('button', { name: '查看标注 1' }).click();
  const drawer = owner.page.locator('.ant-drawer:visible');
  await drawer.locator('.pdf-page').getByRole('button', { name: '标注 1：此处缺原始记录编号' }).waitFor();
  await owner.picture('pins-owner');
  await owner.press('回复', drawer);
  await owner.dialog.getByLabel('申报人回复').fill('编号在附件三第 4 行');
  await owner.answer('回复');
  await drawer.getByText('编号在附件三第 4 行').waitFor();
}); // oxfmt-ignore

it('[CT2] an editor uploads a picture while writing, as a cover and into the text, names a form beneath it, and a visitor’s browser takes both', async () => {
  const lin = await app.as(cast.editor);
  await lin.open('/NewsCreate');
  await lin.form.text('标题', '受理窗口开放');
  await lin.press('从图片库选择');
  await lin.press('上传图片', lin.dialog);
  const buffer = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#2f7fdb' } })
    .jpeg()
    .toBuffer();
  await lin.dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: '窗口.jpg', mimeType: 'image/jpeg', buffer });
  // It is there once it can be opened; until then it is on its way, and the form waits for it.
  await lin.dialog.getByRole('button', { name: '窗口.jpg', exact: true }).waitFor();
  await lin.asked.text('名称', '受理窗口');
  await lin.asked.text('替代文字（中文）', '受理窗口前的队伍');
  await lin.picture('media-dialog');
  await lin.press('保存', lin.dialog);
  await lin.panel.getByText(/^\d+ · 受理窗口$/).waitFor();
  await lin.form.text('正文', '窗口自九月起开放。');
  await lin.press('插入图片');
  await lin.dialog.getByRole('button', { name: '受理窗口' }).click();
  const text = lin.panel.getByRole('textbox', { name: '正文', exact: true });
  await text.getByRole('img', { name: '受理窗口前的队伍' }).waitFor();
  await text.getByLabel('图片说明（可留空）').fill('九月的窗口');
  // A form of the library is named beneath it, and the picture stays, chosen as it is.
  await lin.press('插入文件');
  await lin.dialog.getByRole('textbox', { name: '标题' }).fill('准备清单');
  await lin.picture('file-dialog');
  await lin.dialog.getByRole('button', { name: /准备清单/ }).click();
  await text.getByText('原始材料准备清单').waitFor();
  await lin.picture('media-edit');
  await lin.press('保存草稿');
  await lin.page.waitForURL('**/NewsEdit?Id=*');
  const Id = new URL(lin.page.url()).searchParams.get('Id')!;
  await jobsOf(app.services)
    .find(({ name }) => name === 'renderPictures')!
    .work();
  for (const [who, call] of [
    [cast.editor, 'SubmitNews'],
    [cast.reviewer, 'PublishNews'],
  ] as const) {
    const { rowVersion: RowVersion } = await app.db
      .selectFrom('content')
      .select('rowVersion')
      .where('id', '=', Id)
      .executeTakeFirstOrThrow();
    const person = await app.signIn(who);
    expect((await person.wire(`POST /api/News/${call}`, { Id, RowVersion })).ErrorCode).toBe(0);
  }
  const visitor = await app.visit();
  await visitor.goto(`/newsDetail?id=${Id}&lang=zh`);
  await visitor.locator('.article figure img').scrollIntoViewIfNeeded();
  expect(await visitor.locator('.article figcaption').innerText()).toBe('九月的窗口');
  const form = visitor.locator('.article .prose').getByRole('link', { name: '原始材料准备清单' });
  const taking = visitor.waitForEvent('download');
  await form.click();
  expect((await taking).suggestedFilename()).toMatch(/\.(pdf|docx|xlsx)$/);
  const loaded = `[...document.querySelectorAll('.article img')].map(({ naturalWidth, currentSrc, alt }) =>
    [naturalWidth > 0, currentSrc.endsWith('.avif'), alt])`;
  const picture = [true, true, '受理窗口前的队伍'];
  await expect.poll(() => visitor.evaluate(loaded)).toEqual([picture, picture]);
});

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Office } from '../browser/office';
import { example, told } from './example';

type Point = readonly [x: number, y: number];
const middleOf = async (part: Locator): Promise<Point> => {
  await part.scrollIntoViewIfNeeded();
  const box = (await part.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Drags by the mouse, in steps: what is dragged wants to see where it is on its way. */
const drag = async (page: Page, from: Locator, to: Locator | Point): Promise<void> => {
  const start = await middleOf(from);
  const [x, y] = 'boundingBox' in to ? await middleOf(to) : to;
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 12 });
  await page.mouse.move(x, y + 1);
  await page.mouse.up();
};

const listed = (within: Locator, list: string | RegExp): Promise<string[]> =>
  within.getByRole('list', { name: list }).locator('.board__what').allInnerTexts();

const panel = "document.querySelector('#main > .page:not([hidden])')";
const longPart = `${panel}.querySelector('.long-part__inner')`;

/** The stories of figures that run, shared behaviour, and everything that is moved, in the catalogue of components. */
export const movingStories = (at: (path: string) => Promise<Office>): void => {
  const open = (name: string): Promise<Office> => at(`/components/${name}`);

  it('runs a figure up to its value once it is seen, and again when asked [TD3.count-to]', async () => {
    const me = await open('count-to');
    // One page of the office draws all of them: each has its own name.
    expect(await me.panel.getByRole('heading', { level: 1 }).innerText()).toBe('数字滚动');
    const figure = example(me, '常态').locator('.count-to').first();
    const shown = figure.locator('[aria-hidden]');
    const spoken = figure.locator(':scope > :not([aria-hidden])');
    // Whoever wants no motion has the value at once.
    expect([await shown.innerText(), await spoken.textContent()]).toEqual(['1,286', '1,286']);
    await me.page.emulateMedia({ reducedMotion: 'no-preference' });
    try {
      // What is on the screen from where it begins anew to its value.
      const values = me.page.evaluate<string[]>(`new Promise((done) => {
        const seen = [];
        const look = () => {
          const { textContent } = ${panel}.querySelector('.count-to [aria-hidden]');
          if (textContent !== seen.at(-1) && (seen.length > 0 || textContent !== '1,286')) seen.push(textContent);
          if (seen.at(-1) === '1,286') done(seen); else requestAnimationFrame(look);
        };
        look();
      })`);
      await me.press('再来一次');
      const numbers = (await values).map((value) => Number(value.replace(',', '')));
      expect(numbers.at(-1)).toBe(1_286);
      expect(numbers.length).toBeGreaterThan(2);
      expect(numbers.slice(0, -1).every((value, at) => value < numbers[at + 1]!)).toBe(true);
      expect(await spoken.textContent()).toBe('1,286');
    } finally {
      await me.page.emulateMedia({ reducedMotion: 'reduce' });
    }
  });

  it('has two controls count by one hook, each for itself, and asks by another one [TD3.mixin]', async () => {
    const me = await open('mixin');
    await me.press('占位 10 秒');
    await example(me, '倒计时：useCountdown')
      .getByText(/^[89] 秒$/)
      .waitFor();
    expect(await me.panel.getByRole('button', { name: '发送验证码' }).isEnabled()).toBe(true);
    await me.press('发送验证码');
    const again = me.panel.getByRole('button', { name: /秒后可重发/ });
    await again.waitFor();
    expect(await again.isDisabled()).toBe(true);
    await me.panel.getByRole('switch').click();
    await me.answer('关闭');
    await expect.poll(() => me.panel.getByRole('switch').isChecked()).toBe(false);
    await me.press('打开已不存在的文章');
    await me.answer('开放');
    await me.page.locator('.ant-message-notice').first().waitFor();
    expect(await me.dialog.isVisible(), 'a refusal leaves the question open').toBe(true);
    await me.answer('取消');
  });

  it('goes back to the top of a page and of a part, and takes the focus along [TD3.back-to-top]', async () => {
    const me = await open('back-to-top');
    const part = me.panel.getByRole('region', { name: '很长的局部' });
    const up = me.panel.getByRole('button', { name: '回到顶部' });
    expect(await up.count()).toBe(0);
    await me.page.evaluate(`${longPart}.scrollTo(0, 500)`);
    await up.press('Enter');
    await expect.poll(() => me.page.evaluate(`${longPart}.scrollTop`)).toBe(0);
    expect(await part.and(me.page.locator(':focus')).count()).toBe(1);
    await expect.poll(() => up.count()).toBe(0);
    await me.page.evaluate(`${panel}.scrollTo(0, 900)`);
    await up.click();
    await expect.poll(() => me.page.evaluate(`${panel}.scrollTop`)).toBe(0);
  });

  it('moves a dialog by its head and by keys, and keeps it in the window [TD3.drag-dialog]', async () => {
    const me = await open('drag-dialog');
    const { page } = me;
    await me.press('写意见');
    const box = page.locator('.drag-dialog');
    const where = async () => (await box.boundingBox())!;
    await me.dialog.waitFor();
    const first = await where();
    const [x, y] = await middleOf(box.locator('.ant-modal-title'));
    await drag(page, box.locator('.ant-modal-title'), [x + 120, y + 60]);
    expect(await where()).toMatchObject({ x: first.x + 120, y: first.y + 61 });
    await drag(page, box.locator('.ant-modal-title'), [5_000, 5_000]);
    const { width, height } = page.viewportSize()!;
    expect(await where()).toMatchObject({ x: width - first.width, y: height - first.height });
    const handle = box.getByRole('button', { name: '移动对话框' });
    await handle.press('ArrowLeft');
    expect((await where()).x).toBe(width - first.width - 16);
    expect(await told(page)).toContain(`距左 ${Math.round(width - first.width - 16)}`);
    await handle.press('Home');
    expect(await where()).toMatchObject({ x: first.x, y: first.y });
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
  });

  it('puts what was chosen into order, by keys and by dragging [TD3.drag-select]', async () => {
    const me = await open('drag-select');
    const usual = example(me, '常态');
    const order = () => usual.locator('.sorted-tag__name').allInnerTexts();
    expect(await order()).toEqual(['技术研究报告', '科技查新报告', '检测报告']);
    const handle = (name: string) => usual.getByRole('button', { name: `移动“${name}”` });
    await handle('技术研究报告').press('ArrowRight');
    await expect.poll(order).toEqual(['科技查新报告', '技术研究报告', '检测报告']);
    expect(await told(me.page)).toContain('“技术研究报告”：第 2 位，共 3 位');
    await drag(me.page, handle('检测报告'), usual.locator('.sorted-tag', { hasText: '科技查新报告' }));
    await expect.poll(order).toEqual(['检测报告', '科技查新报告', '技术研究报告']);
    await usual.getByRole('button', { name: '去掉“检测报告”' }).click();
    await expect.poll(order).toEqual(['科技查新报告', '技术研究报告']);
    const failed = example(me, '出错');
    await failed.getByRole('button', { name: '移动“技术研究报告”' }).press('ArrowLeft');
    await failed.locator('.sorted-fault').waitFor({ state: 'detached' });
  });

  it('moves documents between two lists: by mouse, by keys, and by a menu [TD3.dnd-list]', async () => {
    const me = await open('dnd-list');
    const usual = example(me, '常态');
    const [chosen, others] = [/^送专家审阅/, /^其余材料/];
    await drag(me.page, usual.getByText('专利证书'), usual.getByText('科技查新报告'));
    await expect.poll(() => listed(usual, chosen)).toEqual(['技术研究报告', '专利证书', '科技查新报告']);
    expect(await told(me.page)).toContain('已放下“专利证书”：“送专家审阅”第 2 位，共 3 位');
    await usual.getByRole('button', { name: '移动“用户使用证明”' }).press('Space');
    await expect.poll(() => told(me.page)).toContain('已拿起“用户使用证明”');
    for (const key of ['ArrowUp', 'ArrowLeft']) await me.page.keyboard.press(key);
    await expect.poll(() => told(me.page)).toContain('“用户使用证明”：“送专家审阅”第 1 位，共 4 位');
    await me.page.keyboard.press('Escape');
    await expect.poll(() => listed(usual, others)).toEqual(['检测报告', '用户使用证明', '伦理审查意见']);
    await usual.getByRole('button', { name: '“检测报告”移到…' }).click();
    await me.page.getByRole('menuitem', { name: '移到“送专家审阅”' }).click();
    await expect.poll(() => listed(usual, chosen)).toContain('检测报告');
    await expect.poll(() => told(me.page)).toContain('“检测报告”：“送专家审阅”第 4 位，共 4 位');
    expect(await example(me, '停用').getByRole('button', { name: /移动/ }).count()).toBe(0);
  });

  it('moves a card across the columns of a board, by keys and by mouse, and says where it is [TD3.drag-kanban]', async () => {
    const me = await open('drag-kanban');
    const usual = example(me, '常态');
    const cards = async (column: RegExp) =>
      (await listed(usual, column)).map((card) => card.split('\n')[0]!.trim());
    const handle = usual.getByRole('button', { name: '移动“安排评价会议”' });
    await handle.press('Space');
    await expect.poll(() => told(me.page)).toContain('已拿起“安排评价会议”：“待办”第 2 位，共 3 位');
    await me.page.keyboard.press('ArrowRight');
    await expect.poll(() => cards(/^进行中/)).toEqual(['核对原始材料', '安排评价会议', '汇总专家意见']);
    await me.page.keyboard.press('ArrowRight');
    await expect.poll(() => cards(/^已完成/)).toEqual(['签订评价合同', '安排评价会议']);
    await me.page.keyboard.press('ArrowUp');
    await me.page.keyboard.press('Space');
    await expect.poll(() => told(me.page)).toContain('已放下“安排评价会议”：“已完成”第 1 位，共 2 位');
    await expect.poll(() => cards(/^已完成/)).toEqual(['安排评价会议', '签订评价合同']);
    await expect.poll(() => handle.and(me.page.locator(':focus')).count()).toBe(1);
    await drag(me.page, usual.getByText('邀请专家'), usual.getByText('汇总专家意见'));
    await expect.poll(() => cards(/^进行中/)).toEqual(['核对原始材料', '邀请专家', '汇总专家意见']);
    expect(await cards(/^待办/)).toEqual(['起草评价报告']);
    const empty = example(me, '空');
    await drag(me.page, empty.getByText('签订评价合同'), empty.getByText('拖到此处').first());
    await expect.poll(() => listed(empty, /^待办/)).toEqual(['签订评价合同']);
  });
};

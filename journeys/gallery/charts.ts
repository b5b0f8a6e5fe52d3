import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contrast } from '#shell/look/contrast';
import { colours } from '#shell/look/tokens';
import type { Office } from '../browser/office';

/** The chart of the page in front, once it is drawn. */
const chartOf = async ({ panel }: Office): Promise<Locator> => {
  const chart = panel.locator('.chart').first();
  await chart.locator('svg').waitFor();
  return chart;
};

const taken = async (me: Office, name: string): Promise<Buffer> => {
  const [download] = await Promise.all([me.page.waitForEvent('download'), me.press(name)]);
  return readFile(await download.path());
};

/** The stories of figures that are seen, heard and taken along, in the catalogue of components. */
export const chartStories = (at: (path: string) => Promise<Office>): void => {
  it('[TD2.keyboard] says each figure to whoever goes through it by keys, and tells what is missing or did not come', async () => {
    const me = await at('/charts/keyboard');
    const chart = await chartOf(me);
    const picture = chart.getByRole('slider');
    const said = () => picture.getAttribute('aria-valuetext');
    await picture.focus();
    await me.page.keyboard.press('ArrowRight');
    await expect.poll(said).toBe('1月，收到申报：38 件');
    await me.page.keyboard.press('ArrowRight');
    await me.page.keyboard.press('ArrowDown');
    await expect.poll(said).toBe('2月，审核通过：26 件');
    await me.page.keyboard.press('End');
    await expect.poll(said).toBe('12月，审核通过：58 件');
    await me.panel.getByText('没有可显示的数据').waitFor();
    await me.panel.getByRole('button', { name: '重试' }).waitFor();
    // Two series are told apart by more than their colour.
    expect(await chart.locator('svg pattern').count()).toBeGreaterThan(0);
  });

  it('is read by night: every word of it has contrast on the ground it stands on', async () => {
    const me = await at('/charts/mixchart');
    await me.page.emulateMedia({ colorScheme: 'dark' });
    const chart = await chartOf(me);
    const drawn = () =>
      me.page.evaluate<readonly [string[], string]>(`(() => {
        const chart = document.querySelector('#main > .page:not([hidden]) .chart');
        const fill = (text) => getComputedStyle(text).fill;
        return [[...new Set([...chart.querySelectorAll('svg text')].map(fill))],
          getComputedStyle(chart.closest('.card')).backgroundColor];
      })()`);
    const hex = (colour: string): string =>
      `#${[...colour.matchAll(/[\d.]+/g)]
        .slice(0, 3)
        .map(([part]) => Math.round(Number(part)).toString(16).padStart(2, '0'))
        .join('')}`;
    await chart.locator('svg text').first().waitFor();
    await expect.poll(async () => hex((await drawn())[1])).toBe(colours('dark').card);
    const faint = async () => {
      const [letters, ground] = await drawn();
      return letters.length === 0
        ? ['no letters']
        : letters.filter((each) => contrast(hex(each), hex(ground)) < 4.5);
    };
    await expect.poll(faint).toEqual([]);
    await me.page.emulateMedia({ colorScheme: 'light' });
  });

  it('[TD2.line] has the table of the same figures behind the picture, with what nobody counted', async () => {
    const me = await at('/charts/line');
    const chart = await chartOf(me);
    const rows = chart.getByRole('row');
    expect(await rows.count()).toBe(13);
    expect(await rows.nth(2).innerText()).toMatch(/2月\s+\//);
    await chart.getByText('表', { exact: true }).click();
    await chart.locator('svg').waitFor({ state: 'hidden' });
    const box = await rows.nth(1).boundingBox();
    expect(box!.width).toBeGreaterThan(200);
    // On paper the picture stands above its table, as wide as the paper.
    await me.page.setViewportSize({ width: 700, height: 900 });
    await me.page.emulateMedia({ media: 'print' });
    const drawn = await chart.locator('svg').boundingBox();
    expect([drawn!.width > 300, drawn!.width <= 700, await rows.nth(1).isVisible()]).toEqual([
      true,
      true,
      true,
    ]);
    // A printer lays the page out anew after it was drawn: the picture is one that shrinks.
    const [, , wide, high] = (await chart.locator('svg').getAttribute('viewBox'))!.split(' ').map(Number);
    expect([wide, high]).toEqual([drawn!.width, drawn!.height]);
    await me.page.setViewportSize({ width: 1366, height: 768 });
    await me.page.emulateMedia({ media: null });
  });

  it('[TD2.mixchart] leaves as a picture and as a spreadsheet whose numbers are numbers', async () => {
    const me = await at('/charts/mixchart');
    const chart = await chartOf(me);
    const { width, height } = (await chart.locator('svg').boundingBox())!;
    const bytes = await taken(me, '导出图片');
    const picture = await sharp(bytes).metadata();
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels)
      seen.add(data.subarray(at, at + 3).toString('hex'));
    // Ground, letters, bars and the line: a picture that came out empty has one.
    expect(seen.size).toBeGreaterThan(10);
    expect([picture.format, picture.width, picture.height]).toEqual(['png', 2 * width, 2 * height]);
    const { sheets } = await readXlsx(await taken(me, '导出表格'));
    const [head, first, second] = sheets[0]!.rows;
    expect(head).toEqual(['月份', '收到申报 (件)', '平均用时 (天)']);
    expect(first).toEqual(['1月', 38, 64]);
    expect(second!.slice(0, 2)).toEqual(['2月', 24]);
    expect(second![2] ?? null).toBeNull();
  });
};

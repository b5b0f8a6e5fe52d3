import { describe, expect, test } from 'vitest';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const page = async (path: string) => (await app.visitor.get(path)).text();

/** What a page offers of each facet: where it leads, and how many it promises. */
const offersOf = (html: string) =>
  [...html.matchAll(/<a class="facet__choice" ([^>]*)><span>([^<]*)<\/span><span class="facet__count">(\d+)<\/span>/g)].map(
    ([, names, text, count]) => ({
      href: /href="([^"]+)"/.exec(names!)![1]!.replaceAll('&amp;', '&'),
      isChosen: names!.includes('aria-current'),
      text: text!,
      count: Number(count),
    }),
  ); // oxfmt-ignore
const totalOf = (html: string): number => Number(/<span class="pager__total">共 (\d+) /.exec(html)?.[1] ?? 0);
const idsOf = (html: string) =>
  [...html.matchAll(/href="\/resultInfo\?id=([0-9a-f-]+)"/g)].map(([, id]) => id!);

describe('[PB3./resultInfo] a visitor narrows the published results by links alone', () => {
  test('each number is what the visitor gets, also beside a word and another choice, and for what has several kinds', async () => {
    const start = await page('/resultInfo?lang=zh');
    const offers = offersOf(start);
    expect(offers.length).toBeGreaterThan(10);
    for (const { href, count } of offers) expect([href, totalOf(await page(href))]).toEqual([href, count]);
    // Narrowed twice and by a word: every facet counts what the others leave, and the own one as if it were not chosen.
    const word = encodeURIComponent('医院');
    const first = offers.find(({ href, count }) => href.includes('category=') && count > 1)!;
    const path = `${first.href}&q=${word}&maturity=2`;
    const narrowed = await page(path);
    expect(totalOf(narrowed)).toBeGreaterThan(0);
    for (const { href, count, isChosen } of offersOf(narrowed))
      if (!isChosen) expect([href, totalOf(await page(href))]).toEqual([href, count]);
    const own = offersOf(narrowed).find(({ isChosen }) => isChosen)!;
    expect([own.text, own.count]).toEqual([first.text, totalOf(narrowed)]);
    // The same choice has one address, by whichever way somebody came to it.
    const [one, other] = ['level', 'year'].map((name) => offers.find(({ href }) => href.includes(`${name}=`))!.href);
    const then = async (href: string, name: string, like: string) =>
      offersOf(await page(href)).find((offer) => offer.href.includes(like.match(new RegExp(`${name}=[^&]*`))![0]) && !offer.isChosen)?.href;
    expect(await then(one!, 'year', other!)).toBe(await then(other!, 'level', one!));
  }); // oxfmt-ignore

  test('field, product and method are offered by their names, and lead to results that say them', async () => {
    const offers = offersOf(await page('/resultInfo?lang=zh'));
    for (const name of ['field', 'product', 'method']) {
      const [offer] = offers.filter(({ href }) => href.includes(`${name}=`));
      expect(offer, name).toBeDefined();
      expect(offer!.text, name).toMatch(/\p{Script=Han}/u);
      const found = idsOf(await page(offer!.href));
      expect(found.length, name).toBeGreaterThan(0);
      for (const id of new Set(found)) expect([name, (await page(`/resultInfo?id=${id}&lang=zh`)).includes(offer!.text)]).toEqual([name, true]);
    }
  }); // oxfmt-ignore

  test('pages hold what was chosen, each result stands on one of them; a page behind the last one is the last one', async () => {
    const all = await page('/resultInfo?lang=zh&size=30');
    const expected = idsOf(all);
    const pages = Math.ceil(expected.length / 5);
    expect(pages).toBeGreaterThan(1);
    const read: string[] = [];
    for (let at = 1; at <= pages; at += 1) {
      const html = await page(`/resultInfo?lang=zh&size=5&page=${at}`);
      read.push(...idsOf(html));
    }
    expect(read).toEqual(expected);
    expect(idsOf(await page(`/resultInfo?lang=zh&size=5&page=99`))).toEqual(read.slice((pages - 1) * 5));
    const onTwo = await page('/resultInfo?lang=zh&size=5&page=2');
    for (const { href } of offersOf(onTwo)) {
      expect(href).not.toContain('page=');
      expect(href).toContain('size=5');
    }
    expect(onTwo).toContain('<input type="hidden" name="size" value="5"/>');
  });

  test('where nothing is left, the page names what stands in the way, and how many there are without it', async () => {
    const offers = offersOf(await page('/resultInfo?lang=zh'));
    const year = offers.find(({ href }) => href.includes('year='))!;
    const html = await page(`${year.href}&q=${encodeURIComponent('没有这样的成果')}`);
    expect(idsOf(html)).toEqual([]);
    const ways = [...html.matchAll(/<span class="empty__way"><a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)];
    expect(ways.map(([, href, text]) => [href!.replaceAll('&amp;', '&'), text])).toEqual([
      [year.href, `检索词: 没有这样的成果（去掉后 ${year.count} 项）`],
    ]);
    expect(totalOf(await page(ways[0]![1]!.replaceAll('&amp;', '&')))).toBe(year.count);
    // Where it takes more than one, none is blamed.
    const both = await page(`/resultInfo?lang=zh&q=${encodeURIComponent('没有这样的成果')}&year=2001`);
    expect(both).not.toContain('empty__way');
    // What does not exist counts as not asked.
    expect(idsOf(await page('/resultInfo?lang=zh&category=99&field=%27&level=x&year=abcd&maturity=77'))).toEqual(
      idsOf(await page('/resultInfo?lang=zh')),
    );
  });
}); // oxfmt-ignore

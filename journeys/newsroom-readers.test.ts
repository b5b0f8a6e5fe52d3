import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hostilePastes, surroundedPastes } from '#testing/newsroom/hostile';
import { bodyIn } from '#product/newsroom/body-schema';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { pasteEach } from './browser/rich-text';

let app: BrowserApp;
beforeAll(async () => {
  app = await openBrowserApp();
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

describe('What visitors read', () => {
  it('[PB1./NewsInfo] [PB2./newsDetail] [PB3./resultInfo] [PB6./hyCheck] [PB11./404] is read, narrowed, taken, checked and answered in a browser that runs no script', async () => {
    const visitor = await app.visit({ scripts: false });
    const main = visitor.locator('main');
    await visitor.goto('/NewsInfo');
    // The carousel is a strip of pictures that one pushes.
    const slide = main.locator('.pictures__one img').first();
    await slide.scrollIntoViewIfNeeded();
    expect(Number(await slide.getAttribute('width'))).toBeGreaterThan(0);
    const row = main.locator('.news__row a').first();
    const title = await row.innerText();
    await row.click();
    await main.getByRole('heading', { level: 1, name: title }).waitFor();
    await visitor.locator('.languages a[hreflang="en"]').first().click();
    await visitor.locator('html[lang="en-GB"]').waitFor();
    await visitor.locator('.languages a[hreflang="zh"]').first().click();
    await visitor.locator('html[lang="zh-CN"]').waitFor();

    await visitor.goto('/resultInfo');
    const choice = main.locator('a.facet__choice').first();
    const count = Number(await choice.locator('.facet__count').innerText());
    await choice.click();
    await main.locator('a.facet__choice[aria-current]').first().waitFor();
    await visitor.waitForLoadState('domcontentloaded');
    expect(await main.locator('article.result').count()).toBe(Math.min(10, count));

    await visitor.goto('/NewsInfo?kind=video');
    await main.locator('article.video a').first().click();
    const film = await main.locator('video source').getAttribute('src');
    expect((await visitor.request.get(film!)).headers()['content-type']).toMatch(/^video\//);
    await visitor.goto('/NewsInfo?kind=download');
    const taken = visitor.waitForEvent('download');
    await main.locator('.files__row a').first().click();
    expect((await taken).suggestedFilename()).toMatch(/\.\w+$/);

    const { reportNumber, id } = await app.db.selectFrom('report').select(['reportNumber', 'id']).where('publishScope', '=', 'listed').where('status', '=', 1).where('isLimited', '=', false).where('revokedAt', 'is', null).executeTakeFirstOrThrow();
    await visitor.goto('/NewsInfo');
    await main.locator('#search').fill(reportNumber!);
    await main.locator('button[formaction="/hyCheck"]').click();
    await main.locator('.verdict').waitFor();
    await main.locator('.code').getByText(reportNumber!).first().waitFor();
    app.watch.expect(/404/);
    await visitor.goto('/newsDetail?id=gone');
    await main.locator('form.search [name="q"]').fill(title);
    await main.locator('button[formaction="/NewsInfo"]').click();
    await main.locator('.news__row').getByText(title).first().waitFor();

    await visitor.goto(`/resultInfo?id=${id}`);
    const form = main.locator('form[data-form="interest"]');
    await form.locator('[name="name"]').fill('何思远');
    await form.locator('[name="email"]').fill('he@example.org');
    await form.locator('[name="need"]').fill('希望了解成果的许可条件。');
    await form.locator('[name="consent"]').check();
    await form.locator('[type="submit"]').click();
    await main.locator('.form__answer--good').waitFor();
  }); // oxfmt-ignore

  const isLong = process.env['LONG_TESTS'] === '1';
  it(`${isLong ? '[XS-01] ' : ''}[XS-02] [XS-04] keeps nothing of a hostile page that is pasted: nothing runs, is asked for or leads elsewhere, for whoever writes and whoever reads`, async () => {
    const lin = await app.at('/NewsCreate', 'linwanzhao', { withoutPolicy: true });
    await lin.form.text('标题', '从别处粘贴的内容');
    await lin.panel.getByRole('textbox', { name: '正文' }).waitFor();
    const all = [...(isLong ? surroundedPastes : []), ...hostilePastes];
    expect(all.length).toBeGreaterThan(isLong ? 1_500 : 100);
    for (let from = 0; from < all.length; from += hostilePastes.length) {
      const pastes = all.slice(from, from + hostilePastes.length);
      await lin.panel.getByRole('textbox', { name: '正文' }).focus();
      await lin.page.keyboard.press('Control+A');
      await lin.page.keyboard.press('Delete');
      const found = await pasteEach(lin.page, pastes);
      for (const [at, paste] of pastes.entries())
        expect([paste, found[at]]).toEqual([paste, { harm: [], isTaken: true }]);
    }
    await lin.press('保存草稿');
    await lin.page.waitForURL(/\/NewsEdit\?Id=/);
    const id = new URL(lin.page.url()).searchParams.get('Id')!;
    const { body, rowVersion } = await app.db
      .selectFrom('contentVersion')
      .innerJoin('content', 'content.id', 'contentVersion.contentId')
      .select(['contentVersion.body', 'content.rowVersion'])
      .where('contentId', '=', id)
      .executeTakeFirstOrThrow();
    expect(bodyIn(JSON.stringify(body))).toEqual(body);
    expect(body.content.length).toBeGreaterThan(40);
    app.watch.expect(/404/);
    for (const [who, call, version] of [
      ['linwanzhao', 'SubmitNews', rowVersion],
      ['zhouyiheng', 'PublishNews', rowVersion + 1],
    ] as const) {
      const person = await app.signIn(who);
      const { ErrorCode } = await person.wire(`POST /api/News/${call}`, { Id: id, RowVersion: version });
      expect([call, ErrorCode]).toEqual([call, 0]);
    }
    const visitor = await app.visit({ withoutPolicy: true });
    await visitor.goto(`/newsDetail?id=${id}`);
    const text = visitor.locator('.prose');
    expect(await text.locator('h2, h3, h4, table, li, aside').count()).toBeGreaterThan(5);
    expect(await text.locator('script, style, iframe, img, svg, video, object, form, [style], [onclick], [id]').count()).toBe(0);
    const addresses = await visitor.evaluate<readonly string[]>(
      "[...document.querySelectorAll('.prose a')].map((each) => each.getAttribute('href'))",
    );
    expect(addresses.filter((href) => !/^(https:\/\/example\.org|mailto:|tel:|\/(?!\/)|#)/.test(href))).toEqual([]);
    expect(await visitor.evaluate('window.canary')).toBeUndefined();
  }); // oxfmt-ignore
});

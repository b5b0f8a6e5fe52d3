import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pageStrings } from '#testing/printing/poppler';
import { cast } from '#testing/cast';
import { officePlaces, publicPlaces, type PageState } from './accessible/places';
import { records } from './accessible/records';
import { openBrowserApp, type BrowserApp } from './browser/app';
import { handTo, settled } from './browser/handed';
import { mark, running, sowCanary } from './canary-markup/sown';

let app: BrowserApp;
let page: Page;
beforeAll(async () => {
  app = await openBrowserApp();
  const { columns, refused } = await sowCanary(app.services.pool);
  expect(columns.length).toBeGreaterThan(70);
  // What was done is written once and changed by nobody: a step whose reason holds the markup is taken below.
  expect(refused.map((each) => each.split(':')[0])).toEqual(['timeline.note']);
  // The policy of a page would keep the markup from running: here nothing keeps it but the page itself.
  page = await app.visit({ withoutPolicy: true });
});
afterEach((story) => app.after(story));
afterAll(async () => (app as BrowserApp | undefined)?.close());

const bodyOf = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

/** What of the markup became more than a text in the page in front, and whether it stands there as a text. */
const seen = () =>
  page.evaluate<{ harm: string[]; isText: boolean }>(`(() => {
    const found = document.querySelectorAll('[data-canary], [onerror], [onfocus], img[src="x"]');
    const harm = [...found].map((each) => each.outerHTML.slice(0, 200));
    if (window.canary !== undefined) harm.push('it ran');
    return { harm, isText: document.body.innerText.includes(${JSON.stringify(mark)}) };
  })()`);

/** Opens every place; what came to harm there, and which pages said what was written. */
const shownOn = async (places: readonly PageState[]) => {
  const harm: string[] = [];
  const saying = new Set<string>();
  for (const { who, path, page: name } of places) {
    await handTo(app, page, who);
    await page.goto(path);
    await settled(page);
    const found = await seen();
    harm.push(...found.harm.map((what) => `${name} ${path}: ${what}`));
    if (found.isText) saying.add(name);
  }
  return { harm, saying };
};

describe('[XS-03] markup in whatever people wrote is a text', () => {
  it('on every page of the office, in its menu, its tabs and its breadcrumb', async () => {
    const places = await officePlaces(app);
    const { harm, saying } = await shownOn(places);
    expect(harm).toEqual([]);
    // The menu is written by administrators, and stands beside every page of theirs.
    expect(saying.size).toBeGreaterThan(60);
    const { path, who } = places.find((each) => each.page === 'applications/Detail')!;
    await handTo(app, page, who);
    await page.goto(path);
    await settled(page);
    for (const place of ['.sidebar', '[role="tablist"]', '.navbar__path', '#main h1'])
      expect(await page.locator(place).first().innerText(), place).toContain(mark);
  }, 1_200_000);

  it('on every page of the visitors', async () => {
    app.watch.expect(/status of 40[14]/);
    const { harm, saying } = await shownOn(await publicPlaces(app));
    expect(harm).toEqual([]);
    expect([...saying]).toEqual(
      expect.arrayContaining(['/NewsInfo', '/newsDetail', '/resultInfo', '/aboutUs']),
    );
  }, 600_000);

  it('in the reason of a step, a mail, the error log and on paper', async () => {
    const [lin, zhou] = [await app.signIn(cast.editor), await app.signIn(cast.reviewer)];
    const reason = `请重写${running}`;
    const begun = await lin.wire('POST /api/News/AddNews', {
      ...{ Kind: 1, Lang: 'zh', Title: `退回的一篇${mark}`, Source: '', Author: '', Summary: '' },
      ...{ Body: bodyOf('正文'), PublishTime: null, WithdrawTime: null, Translates: null },
    });
    const Id = String(begun.ResultValue.Id);
    const submitted = await lin.wire('POST /api/News/SubmitNews', { Id, RowVersion: 1 });
    const returned = await zhou.wire('POST /api/News/ReturnNews', { Id, RowVersion: 2, Reason: reason });
    expect([begun, submitted, returned].map(({ ErrorCode }) => ErrorCode)).toEqual([0, 0, 0]);
    // A mail has a subject and a text, and nothing that a program for mail could draw.
    const mail = (await app.outbox()).find(({ channel, text }) => channel === 'mail' && text.includes(mark))!;
    expect(Object.keys(mail).toSorted()).toEqual(['at', 'channel', 'subject', 'text', 'to']);
    await handTo(app, page, cast.reviewer);
    await page.goto(`/ContentInfo?Id=${Id}`);
    await settled(page);
    await page.getByText(reason).first().waitFor();
    app.watch.expect(/onerror/);
    await page.evaluate(`void Promise.reject(new Error(${JSON.stringify(running)}))`);
    await page
      .locator('.navbar')
      .getByRole('button', { name: /错误日志（\d+ 条）/ })
      .click();
    await page.locator('.errors__one').getByText(running).first().waitFor();
    expect((await seen()).harm).toEqual([]);

    // One that has not passed is drawn as it is asked for.
    const [shown] = records['reports/ReportEditor']!;
    const found = await app.services.pool.query<{ who: string; id: string }>(shown!.sql);
    const { who, id } = found.rows[0]!;
    const reply = await (await app.signIn(who)).get(`/api/Report/GetReportPdf?Id=${id}`);
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await reply.arrayBuffer());
    expect(pageStrings(pdf).join('')).toContain(mark.replace(' ', ''));
    expect(pdf.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|OpenAction|Launch)\b/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { news } from '../../database/seeds/demo/news';
import { openHouse, type TestHouse } from '../../start/testing';

const newest = news.find(({ isTop }) => !isTop)!;

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const page = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await house.visitor.get(path, headers);
  return { status: reply.status, location: reply.headers.get('location'), html: await reply.text() };
};

describe('a visitor without an account', () => {
  test.each([
    ['[PB1./NewsInfo]', '/NewsInfo', newest.texts.zh.title],
    ['[PB10./]', '/', newest.texts.zh.title],
    ['[PB4./aboutUs]', '/aboutUs', '成熟度'],
    ['[PB5./talentInfo]', '/talentInfo', '专家'],
    ['[PB7./login]', '/login', '登录'],
    ['[PB8./auth-redirect]', '/auth-redirect', '登录'],
  ])('%s reads %s as complete HTML in Chinese', async (_, path, words) => {
    const { status, html } = await page(`${path}?lang=zh`);
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="zh-CN">/);
    expect(html).toContain(words);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('[PB2./newsDetail] opens a piece of news from the list, in each language', async () => {
    const { html } = await page('/NewsInfo?lang=zh');
    const href = /href="(\/newsDetail\?id=[0-9a-f-]+)"/.exec(html)![1]!;
    const piece = await page(`${href}&lang=zh`);
    expect(piece.status).toBe(200);
    expect(piece.html).toMatch(/<article|<main/);
    expect((await page('/newsDetail?id=00000000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await page("/newsDetail?id=' or 1=1")).status).toBe(404);
  });

  test('[F16] what cannot be the name of anything is not there, and the database is not asked for it', async () => {
    const said: string[] = [];
    const { log } = house.house;
    const error = log.error.bind(log);
    log.error = (...words: unknown[]) => void said.push(JSON.stringify(words));
    const dashes = '-'.repeat(36);
    const paths = ['/NewsInfo?kind=news&q=', '/resultInfo?q=', '/hyCheck?tab=agency&q=', '/hyCheck?no='];
    for (const path of [`/newsDetail?id=${dashes}`, `/resultInfo?id=${dashes}`, '/talentInfo?field=%00', ...paths.map((each) => `${each}a%00`)]) {
      const { status, html } = await page(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toMatch(/^<!doctype html>/);
    }
    log.error = error;
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('[F28] a visitor who checks too often is refused in words and in the status', async () => {
    const check = () => house.visitor.get('/hyCheck?no=CN-2026-001-1-0001&lang=en');
    let reply = await check();
    for (let asked = 1; reply.status === 200 && asked < 12; asked += 1) reply = await check();
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.text()).toMatch(/^<!doctype html>/);
    house.pass({ minutes: 2 });
  });

  test('a search with a percent sign finds what holds a percent sign', async () => {
    const { html } = await page('/NewsInfo?kind=news&q=%25&lang=zh');
    expect(html).not.toContain('/newsDetail?id=');
  });

  test('[PB11./404] [PB11./401] the error pages say so with their status', async () => {
    expect((await page('/404')).status).toBe(404);
    expect((await page('/401')).status).toBe(401);
  });

  test('[RG1] a closed page leads to the news, keeping the wanted path', async () => {
    const { status, location } = await page('/EvaluationManagement/applyList?page=2');
    expect(status).toBe(302);
    expect(location).toBe('/NewsInfo?redirect=%2FEvaluationManagement%2FapplyList%3Fpage%3D2');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    '/unknown',
    '/login',
    '/workbench/../login',
  ])('[PB12./redirect/:path*] a redirect to %s stays here', async (wanted) => {
    const { html } = await page(`/login?redirect=${encodeURIComponent(wanted)}&lang=en`);
    // The language links return to this very address, its query included; nothing else may name the place.
    const elsewhere = html.replaceAll(/href="\/login\?redirect=[^"]*"/g, '');
    expect(/.{60}evil\.example.{20}/s.exec(elsewhere)?.[0]).toBeUndefined();
    expect((await page(`/redirect/${encodeURIComponent(wanted)}`)).location).toBe('/404');
  });

  test('[PB12./redirect/:path*] leads to a page that exists', async () => {
    expect((await page('/redirect/workbench/workbench')).location).toBe('/workbench/workbench');
  });

  test('the language of the page is the one asked for, else the browser’s, else English', async () => {
    expect((await page('/NewsInfo', { 'accept-language': 'es-MX,es;q=0.9' })).html).toContain(
      '<html lang="es-ES">',
    );
    expect((await page('/NewsInfo', { 'accept-language': 'fr' })).html).toContain('<html lang="en-GB">');
    expect((await page('/NewsInfo?lang=zh', { 'accept-language': 'es' })).html).toContain(
      '<html lang="zh-CN">',
    );
  });
});

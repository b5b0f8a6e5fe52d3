import { describe, expect, test } from 'vitest';
import { news } from '#database/seeds/demo/news';
import { contributed } from '#start/areas';
import { personRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { pagesOf } from './server';
import { sitemap } from './server/sitemap';
import { newsKinds, shelfKinds } from './view-types';

const newest = news.find(({ isTop }) => !isTop)!;

const app = await openedApp();

const page = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await app.visitor.get(path, headers);
  return { status: reply.status, location: reply.headers.get('location'), html: await reply.text() };
};

describe('a visitor without an account', () => {
  test.each([
    ['[PB1./NewsInfo]', '/NewsInfo', newest.texts.zh.title],
    ['[PB10./]', '/', newest.texts.zh.title],
    ['[PB4./aboutUs]', '/aboutUs', 'id="maturity"'],
    ['[PB5./talentInfo]', '/talentInfo', '<article class="card person">'],
    ['[PB7./login]', '/login', 'name="loginName"'],
    ['[PB8./auth-redirect]', '/auth-redirect', 'href="/login"'],
  ])('%s reads %s as complete HTML in Chinese', async (_, path, own) => {
    const { status, html } = await page(`${path}?lang=zh`);
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="zh-CN">/);
    // Beside the navigation, which stands on every page and names them all.
    expect(/<main.*<\/main>/s.exec(html)![0]).toContain(own);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('[PB5./talentInfo] Lu Jingxing is shown by name while they agree to it and their account is open, and at no other time', async () => {
    const lu = await personRow(app, 'lujingxing');
    const isShown = async (as: { showPublic: boolean; isLocked: boolean }) => {
      await app.db.updateTable('person').set(as).where('id', '=', lu.id).execute();
      return (await page('/talentInfo?kind=assessor&lang=zh')).html.includes(lu.trueName);
    };
    expect(await isShown({ showPublic: false, isLocked: false })).toBe(false);
    expect(await isShown({ showPublic: true, isLocked: true })).toBe(false);
    expect(await isShown({ showPublic: true, isLocked: false })).toBe(true);
    await isShown({ showPublic: lu.showPublic, isLocked: false });
  });

  test('[PB5./talentInfo] [PB6./hyCheck] [PB1./NewsInfo] a list has as many rows as a visitor asks for', async () => {
    await app.db.updateTable('person').set({ showPublic: true }).where('userType', '=', 1).execute();
    const rowsOf = async (path: string, row: string) => {
      const { html } = await page(`${path}&lang=zh`);
      return [html.split(row).length - 1, /aria-label="(\d+) 条\/页" aria-current="true"/.exec(html)?.[1]];
    };
    const card = '<article class="card person">';
    expect(await rowsOf('/talentInfo?kind=expert', card)).toEqual([10, '10']);
    expect(await rowsOf('/talentInfo?kind=expert&size=20', card)).toEqual([20, '20']);
    // A size that is not offered is none.
    expect(await rowsOf('/talentInfo?kind=expert&size=7', card)).toEqual([10, '10']);
    for (const path of ['/hyCheck?tab=agency', '/hyCheck?tab=assessor', '/NewsInfo?kind=news'])
      expect((await rowsOf(`${path}&size=5`, card))[1], path).toBe('5');
  });

  test('[PB5./talentInfo] somebody with two certificates is one card, with the grade of what the page is about', async () => {
    const { id, trueName } = await personRow(app, 'lujingxing');
    await app.db.updateTable('person').set({ showPublic: true }).where('id', '=', id).execute();
    const cards = async () =>
      [...(await page('/talentInfo?kind=assessor&lang=zh')).html.matchAll(/<article class="card person">.*?<\/article>/gs)].map(
        ([card]) => card,
      );
    const before = await cards();
    expect(before.filter((card) => card.includes(trueName))).toHaveLength(1);
    await app.db
      .insertInto('certificate')
      .values({ id: crypto.randomUUID(), personId: id, kind: 'technologyManager', number: 'TWICE-2', grade: 3, validUntil: '2035-01-01' })
      .execute();
    expect(await cards()).toEqual(before);
  }); // oxfmt-ignore

  test('[PB2./newsDetail] opens a piece of news from the list, in each language', async () => {
    const { html } = await page('/NewsInfo?lang=zh');
    const row = html.slice(0, html.indexOf(newest.texts.zh.title));
    const href = [...row.matchAll(/href="(\/newsDetail\?id=[0-9a-f-]+)"/g)].at(-1)![1]!;
    for (const [language, { title }] of Object.entries(newest.texts)) {
      const piece = await page(`${href}&lang=${language}`);
      expect([piece.status, /<h1>(.*?)<\/h1>/.exec(piece.html)?.[1]]).toEqual([200, title]);
    }
    expect((await page('/newsDetail?id=00000000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await page("/newsDetail?id=' or 1=1")).status).toBe(404);
  });

  test('[PB2./newsDetail] a piece leads to the one before it, the one after it and three others of its kind', async () => {
    const pieces = await app.db.selectFrom('content').select('id').where('kind', '=', 'news').where('language', '=', 'zh').where('publishedVersion', 'is not', null).orderBy('publishedAt').execute();
    const linked = async (at: number) => {
      const { html } = await page(`/newsDetail?id=${pieces[at]!.id}&lang=zh`);
      const neighbour = (rel: string) => new RegExp(`neighbours__one--${rel}" href="/newsDetail\\?id=([\\w-]+)" rel="${rel}"`).exec(html)?.[1];
      const related = [...html.slice(html.indexOf('id="related"')).matchAll(/href="\/newsDetail\?id=([\w-]+)"/g)].map(([, id]) => id);
      return { previous: neighbour('prev'), next: neighbour('next'), related };
    };
    const middle = await linked(1);
    expect(middle).toMatchObject({ previous: pieces[0]!.id, next: pieces[2]!.id });
    expect([new Set(middle.related).size, middle.related.includes(pieces[1]!.id), middle.related.every((id) => pieces.some((each) => each.id === id))]).toEqual([3, false, true]);
    expect((await linked(0)).previous).toBeUndefined();
    expect((await linked(pieces.length - 1)).next).toBeUndefined();
  }); // oxfmt-ignore

  test('[PB1./NewsInfo] the four figures are those of the registers, and follow them', async () => {
    const figures = async () => [...(await page('/NewsInfo?lang=zh')).html.matchAll(/<li><b>(\d+)<\/b> ([^<]+)<\/li>/g)].map(([, value]) => Number(value));
    const [results, agencies, experts, fields] = await figures();
    expect((await page('/resultInfo?lang=zh')).html).toContain(`共 ${results} `);
    const open = app.db.selectFrom('person').where('userType', '=', 1);
    const subjects = await open.select('familiarSubjectOne').where('familiarSubjectOne', 'is not', null).distinct().execute();
    expect([experts, fields]).toEqual([(await open.select('id').where('isLocked', '=', false).execute()).length, subjects.length]);
    const [report] = await app.db.selectFrom('report').select('id').where('publishScope', '=', 'listed').where('status', '=', 1).where('isLimited', '=', false).where('revokedAt', 'is', null).execute();
    const agency = await app.db.selectFrom('organisationEntry').select('id').where('number', '=', 'PJ001').executeTakeFirstOrThrow();
    const expert = await open.select('id').where('isLocked', '=', false).executeTakeFirstOrThrow();
    const set = async (isGone: boolean) => {
      await app.db.updateTable('report').set({ isLimited: isGone }).where('id', '=', report!.id).execute();
      await app.db.updateTable('organisationEntry').set({ isLocked: isGone }).where('id', '=', agency.id).execute();
      await app.db.updateTable('person').set({ isLocked: isGone }).where('id', '=', expert.id).execute();
    };
    await set(true);
    expect((await figures()).slice(0, 3)).toEqual([results! - 1, agencies! - 1, experts! - 1]);
    await set(false);
    expect(await figures()).toEqual([results, agencies, experts, fields]);
  }); // oxfmt-ignore

  test('what cannot be the name of anything is not there, and the database is not asked for it', async () => {
    const said: string[] = [];
    const { log } = app.services;
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
  }); // oxfmt-ignore

  test('a visitor who checks too often is refused in words and in the status', async () => {
    const check = () => app.visitor.get('/hyCheck?no=CN-2026-001-1-0001&lang=en');
    let reply = await check();
    for (let asked = 1; reply.status === 200 && asked < 12; asked += 1) reply = await check();
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.text()).toMatch(/^<!doctype html>/);
    app.pass({ minutes: 2 });
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

  test('[RG1] the header’s sign-in keeps the wanted path, whatever is read before; the sign-in goes there', async () => {
    const wanted = '/EvaluationManagement/applyList?page=2';
    const asking = `redirect=${encodeURIComponent(wanted)}`;
    const signInHrefOf = (html: string) => /<a class="[^"]*masthead__office" href="([^"]+)"/.exec(html)?.[1];
    for (const path of ['/NewsInfo', '/resultInfo', '/hyCheck', '/talentInfo', '/aboutUs'])
      expect(signInHrefOf((await page(`${path}?${asking}`)).html)).toBe(`/login?${asking}`);
    const { html } = await page(`/NewsInfo?${asking}`);
    expect(html).toContain(`href="/resultInfo?${asking}"`);
    expect((await page(`/login?${asking}`)).html).toContain(`data-redirect="${wanted}"`);
    for (const path of [
      '/NewsInfo',
      '/NewsInfo?redirect=%2F%2Fevil.example',
      '/resultInfo?redirect=%2Funknown',
    ])
      expect(signInHrefOf((await page(path)).html)).toBe('/login');
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

  test.each([
    '/workbench/workbench',
    '/EvaluationManagement/detail?Id=0199-7&tab=2',
    '/profile/signIns',
    '/NewsInfo?kind=news&q=%E5%BF%83',
    '/newsDetail?id=00000000-0000-7000-8000-000000000000&lang=es',
    '/resultInfo?q=a%20b&year=2026',
    ...['/aboutUs', '/talentInfo', '/hyCheck?no=1', '/login?redirect=%2Fworkbench%2Fworkbench', '/401', '/404', '/'],
  ])('[PB12./redirect/:path*] leads to %s, the query kept', async (wanted) => {
    const { status, location } = await page(`/redirect${wanted}`);
    expect([status, location]).toEqual([302, wanted]);
  }); // oxfmt-ignore

  test('[PB12./redirect/:path*] leads to every page that there is, with the query of a search of six conditions', async () => {
    const menu = await app.db
      .selectFrom('action')
      .select('url')
      .where('isMenu', '=', true)
      .where('component', 'is not', null)
      .execute();
    const pages = [...contributed.ownPages.map(({ path }) => path), ...menu.flatMap(({ url }) => url ?? [])];
    expect(pages.length).toBeGreaterThan(30);
    const condition = `conditions[]=${encodeURIComponent('包含可穿戴心电监测')}`;
    const query = `?${Array(6).fill(condition).join('&')}`;
    for (const path of pages) {
      expect((await page(`/redirect${path}${query}`)).location, path).toBe(`${path}${query}`);
      // The same place is kept from the news to the sign-in.
      const { html } = await page(`/login?redirect=${encodeURIComponent(path + query)}`);
      expect(html, path).toContain(`data-redirect="${(path + query).replaceAll('&', '&amp;')}"`);
    }
    const tooLong = `/workbench/workbench?q=${'a'.repeat(4_000)}`;
    expect((await page(`/redirect${tooLong}`)).location).toBe('/404');
    expect((await page(`/login?redirect=${encodeURIComponent(tooLong)}`)).html).not.toContain('q=aaa');
  });

  test.each([
    '/redirect/redirect/NewsInfo',
    '/redirect/nowhere?a=1',
    '/redirect//NewsInfo',
    '/redirect/NewsInfo/',
  ])('[PB12./redirect/:path*] %s leads nowhere', async (path) => {
    expect((await page(path)).location).toBe('/404');
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

describe('whoever looks for it finds it', () => {
  const origin = app.services.publicUrl;
  const linksOf = (html: string, rel: string) =>
    [...html.matchAll(new RegExp(`<link rel="${rel}"(?: hrefLang="([\\w-]+)")? href="([^"]+)"`, 'g'))].map(
      ([, language, href]) => [language, href!.replaceAll('&amp;', '&').replace(origin, '')],
    );
  const dataOf = (html: string): { '@type': string; [name: string]: unknown }[] =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)['@graph'];
  const isIndexed = (html: string) => !html.includes('<meta name="robots" content="noindex"/>');
  const hrefOf = async (title: string, kind: string) => {
    const { html } = await page(`/NewsInfo?kind=${kind}&lang=zh`);
    return [...html.slice(0, html.indexOf(title)).matchAll(/href="(\/newsDetail\?id=[0-9a-f-]+)"/g)].at(
      -1,
    )![1]!;
  };

  test('a piece says its one address, its translations and what it is; whatever its title holds stays data', async () => {
    const href = await hrefOf(newest.texts.zh.title, 'news');
    const id = href.slice(href.indexOf('=') + 1);
    const title = '</script><script>alert(1)</script> & "新"';
    await app.db.updateTable('contentVersion').set({ title }).where('contentId', '=', id).execute();
    const { html } = await page(`${href}&lang=es`);
    expect(html.match(/<script\b(?![^>]* src=)[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(linksOf(html, 'canonical')).toEqual([[undefined, `${href}&lang=zh`]]);
    expect(linksOf(html, 'alternate')).toEqual([['zh', `${href}&lang=zh`], ['x-default', href]]);
    const [organization, trail, article] = dataOf(html);
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Centro de Tecnología Médica y Sanitaria de Yuechuan' });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { name: title, item: `${origin}${href}` }] });
    expect(article).toMatchObject({ '@type': 'NewsArticle', headline: title, inLanguage: 'zh', publisher: { '@id': organization!['@id'] } });
    expect(html).toContain('<meta property="og:type" content="article"/>');
    await app.db.updateTable('contentVersion').set({ title: newest.texts.zh.title }).where('contentId', '=', id).execute();
  }); // oxfmt-ignore

  test('a result says what its page says; lists have an address in each language; answers and searches stay out', async () => {
    const all = (await page('/resultInfo?lang=en')).html;
    const href = /"(\/resultInfo\?id=[0-9a-f-]+)"/.exec(all)![1]!;
    const { html } = await page(`${href}&lang=en`);
    const [, , work] = dataOf(html);
    const [, number] = /<dd><span class="code">(.*?)<\/span>/.exec(html)!;
    expect(work).toMatchObject({ '@type': 'CreativeWork', identifier: number, url: `${origin}${href}&lang=en` });
    // A picture of the platform's own stands beside every link, and the list of results is data that anybody may read.
    const [, picture] = /<meta property="og:image" content="([^"]+)"/.exec(html)!;
    expect([picture!.startsWith(`${origin}/`), picture!.endsWith('.png'), work!['image']]).toEqual([true, true, picture]);
    const count = /total">(\d+)/.exec(all.replace(/<span class="pager__total">[^\d<]*/, 'total">'))![1];
    expect(dataOf(all).at(-1)).toMatchObject({ '@type': 'Dataset', name: 'Published results', description: expect.stringContaining(`in all: ${count}.`) });
    expect(/<title>(.*?)<\/title>/.exec(html)![1]).toMatch(/ · Medical and Health Technology/);
    expect(linksOf(all, 'alternate')).toEqual([
      ...['zh', 'en', 'es'].map((language) => [language, `/resultInfo?lang=${language}`]),
      ['x-default', '/resultInfo'],
    ]);
    for (const path of ['/NewsInfo', '/NewsInfo?kind=policy', '/talentInfo', '/aboutUs', '/hyCheck', href])
      expect([path, isIndexed((await page(path)).html)]).toEqual([path, true]);
    for (const path of [`/hyCheck?no=${number}`, '/hyCheck?tab=assessor', '/resultInfo?year=2026', '/NewsInfo?kind=news&q=a', '/login', '/404'])
      expect([path, isIndexed((await page(path)).html)]).toEqual([path, false]);
  }); // oxfmt-ignore

  test('robots, a sitemap with every language, RSS and Atom name what visitors have', async () => {
    const robots = await page('/robots.txt');
    expect(robots.html).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots.html).not.toMatch(/Disallow: \/(hyCheck|NewsInfo|resultInfo)?$/m);
    const map = (await page('/sitemap.xml')).html;
    const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc!.replaceAll('&amp;', '&').replace(origin, ''));
    const href = await hrefOf(newest.texts.zh.title, 'news');
    expect(places).toEqual(expect.arrayContaining(['/NewsInfo?lang=es', '/resultInfo?lang=zh', `${href}&lang=zh`]));
    expect(new Set(places).size).toBe(places.length);
    for (const place of places.filter((_, number) => number % 15 === 0)) expect([place, (await page(place)).status]).toEqual([place, 200]);
    expect(map.match(/<xhtml:link /g)!.length).toBeGreaterThan(places.length * 2);
    const pieces = places.filter((place) => /^\/newsDetail\?id=[^&]+&lang=zh$/.test(place)).length;
    for (const [path, entry] of [['/rss.xml', 'item'], ['/atom.xml', 'entry']] as const) {
      const feed = (await page(`${path}?lang=zh`)).html;
      expect(feed.match(new RegExp(`<${entry}>`, 'g'))).toHaveLength(Math.min(30, pieces));
      expect(feed).toContain(`<title>${newest.texts.zh.title}</title>`);
      expect(feed).toContain(`${href.replace('&', '&amp;')}&amp;lang=zh`);
    }
    expect((await page('/sitemap.xml?page=2')).status).toBe(404);
    // Where one page does not hold everything, an index names the pages, and together they name the same.
    const small = async (number?: number) => (await sitemap(app.services, origin, number, 5))!;
    const pages = (await small()).match(/<loc>[^<]*<\/loc>/g)!;
    expect(pages.at(-1)).toBe(`<loc>${origin}/sitemap.xml?page=${pages.length}</loc>`);
    const together = (await Promise.all(pages.map((_, number) => small(number + 1)))).flatMap((text) => text.match(/<loc>[^<]*<\/loc>/g)!);
    expect(together.toSorted()).toEqual(map.match(/<loc>[^<]*<\/loc>/g)!.toSorted());
  }); // oxfmt-ignore

  test('every page that may be found says where it is, in which languages, and what it holds; every list and piece stands in the sitemap', async () => {
    const map = (await page('/sitemap.xml')).html;
    const plain = (address: string, without: readonly string[]) => {
      const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'), origin);
      for (const name of without) searchParams.delete(name);
      return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
    };
    const mapped = new Set([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => plain(loc!, ['lang'])));
    const drawn = Object.keys(pagesOf(app.services));
    const [seen, found, wrong] = [new Set<string>(), new Map<string, string>(), [] as string[]];
    const waiting = ['/NewsInfo'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const { status, html } = await page(path, { 'accept-language': 'en' });
      if (status !== 200 || !isIndexed(html)) continue;
      const canonical = linksOf(html, 'canonical')[0]?.[1];
      const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
      const says = {
        canonical, alternates: linksOf(html, 'alternate').some(([language]) => language === 'x-default'),
        description: content('description'), title: content('og:title'), shared: content('og:description'),
        url: content('og:url')?.replaceAll('&amp;', '&') === `${origin}${canonical}`,
      };
      const missing = Object.entries(says).filter(([, value]) => !value);
      if (missing.length > 0) wrong.push(`${path}: ${missing.map(([name]) => name).join(', ')}`);
      // What stands in the sitemap is the first page of a list; what is one reader's way through it is none.
      if (canonical && !canonical.includes('page=') && !mapped.has(plain(canonical, ['lang']))) wrong.push(`${path}: not in the sitemap`);
      found.set(plain(canonical ?? path, ['lang']), html);
      for (const [, href] of linksOf(html, 'alternate')) waiting.push(plain(href!, ['lang']));
      for (const [, href] of html.matchAll(/ href="(\/[^"#]*)"/g)) {
        const { pathname, searchParams } = new URL(plain(href!, ['lang']), origin);
        // What is asked of a list beside that is for nobody to find.
        if (drawn.includes(pathname) && [...searchParams.keys()].every((name) => ['kind', 'id', 'page', 'tab'].includes(name))) waiting.push(plain(href!, ['lang']));
      }
    }
    expect(wrong).toEqual([]);
    // A visitor who follows links comes to all that the sitemap names.
    expect([...mapped].filter((place) => !found.has(place))).toEqual([]);
    for (const kind of [...newsKinds, ...shelfKinds]) expect([...found.keys()]).toContain(`/NewsInfo?kind=${kind}`);
    // What a film and a promotion are, search engines read as data, with the way that leads there.
    const dataAt = (kind: string) => dataOf([...found].find(([place]) => place.startsWith(`/NewsInfo?kind=${kind}&id=`))![1]);
    const [, trail, film] = dataAt('video');
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: 'Videos', item: `${origin}/NewsInfo?kind=video` }, { name: film!['name'] }] });
    expect(film).toMatchObject({ '@type': 'VideoObject', duration: expect.stringMatching(/^PT\d+S$/), contentUrl: expect.stringContaining(`${origin}/contentFile?id=`), thumbnailUrl: expect.stringContaining(`${origin}/picture/`), uploadDate: expect.stringMatching(/^\d{4}-/) });
    expect(dataAt('project').at(-1)).toMatchObject({ '@type': 'CreativeWork', about: { url: expect.stringContaining(`${origin}/resultInfo?id=`) } });
  }, 60_000); // oxfmt-ignore

  test('[PB11./404] whoever followed an old link searches news and results from there, without a script', async () => {
    const { html, status } = await page('/newsDetail?id=gone&lang=zh');
    expect(status).toBe(404);
    const form = /<form class="search[^>]*action="([^"]+)" method="get".*?<\/form>/s.exec(html)!;
    const actions = [form[1]!, /formAction="([^"]+)"/i.exec(form[0])![1]!];
    expect(actions).toEqual(['/resultInfo', '/NewsInfo']);
    const typed = newest.texts.zh.title.slice(0, 4);
    const found = await page(`${actions[1]}?kind=news&q=${encodeURIComponent(typed)}&lang=zh`);
    expect(found.html).toContain(newest.texts.zh.title);
    expect((await page(`${actions[0]}?kind=news&q=${encodeURIComponent('不存在的成果')}`)).status).toBe(200);
  });
});

test('[PB1./NewsInfo] [PB3./resultInfo] [PB5./talentInfo] a new demonstration has something on every public page, in every language, and its pictures, forms and film are there', async () => {
  const pageAt = async (path: string) => (await app.visitor.get(path, {})).text();
  const paths = [
    ...['/NewsInfo', ...['news', 'notice', 'policy', 'project', 'reference', 'video'].map((kind) => `/NewsInfo?kind=${kind}`)],
    ...['/resultInfo', '/aboutUs', ...['expert', 'assessor', 'technologyManager'].map((kind) => `/talentInfo?kind=${kind}`)],
  ];
  const said = { zh: '面向医疗机构征集合作单位', en: 'Hospitals wanted for clinical use', es: 'Se buscan hospitales' };
  for (const language of ['zh', 'en', 'es'] as const) {
    for (const path of paths) {
      const html = await pageAt(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      expect([path, html.includes('<h1'), html.includes('class="empty"')]).toEqual([path, true, false]);
    }
    const home = await pageAt(`/NewsInfo?lang=${language}`);
    expect(home).toContain(said[language]);
    for (const shelf of ['downloads', 'projects', 'agencies', 'videos', 'links']) expect(home).toContain(`aria-labelledby="${shelf}"`);
  }
  // What they show is really there, and is what it says it is.
  const film = /href="(\/NewsInfo\?kind=video&amp;id=[^"]+)"/.exec(await pageAt('/NewsInfo?lang=zh'))![1]!.replace('&amp;', '&');
  const files = (await pageAt('/NewsInfo?lang=zh')) + (await pageAt(film));
  const types = new Set<string | null>();
  for (const address of new Set([...files.matchAll(/(?:src|href)="(\/(?:contentFile|picture)[^"]+)"/g)].map(([, each]) => each!.replaceAll('&amp;', '&')))) {
    const reply = await app.visitor.get(address, {});
    expect([address, reply.status, (await reply.arrayBuffer()).byteLength > 300]).toEqual([address, 200, true]);
    types.add(reply.headers.get('content-type'));
  }
  expect([...types].toSorted()).toEqual(['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'image/png', 'text/vtt; charset=utf-8', 'video/webm']);
  // Some applicants agreed to bands of what their results brought, others to none.
  const results = [...(await pageAt('/resultInfo?size=30&lang=zh')).matchAll(/href="(\/resultInfo\?id=[^"]+)"/g)].map(([, each]) => each!);
  const bands = await Promise.all([...new Set(results)].map(async (each) => /万元/.test(await pageAt(`${each}&lang=zh`))));
  expect(new Set(bands)).toEqual(new Set([true, false]));
}); // oxfmt-ignore

/** Chinese that a page says is in another language, by the class of what holds it. */
const unnamed = (html: string): string[] => {
  const open: { readonly tag: string; readonly language: string; readonly name: string }[] = [];
  const found: string[] = [];
  for (const [, closing, tag, attributes = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>([^<]*)/gi,
  )) {
    const of = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
    const above = open.at(-1);
    const here = {
      tag: tag!,
      language: of('lang') ?? above?.language ?? '',
      name: of('class') ?? above?.name ?? '',
    };
    const said = `${of('alt') ?? ''}${of('aria-label') ?? ''}`;
    if (closing) while (open.length > 0 && open.pop()!.tag !== tag);
    else {
      if (/\p{Script=Han}/u.test(said) && !here.language.startsWith('zh'))
        found.push(`${here.name}: ${said}`);
      if (!/^(?:meta|link|img|input|br|hr|source|track|script|title)$/.test(tag!)) open.push(here);
    }
    const around = open.at(-1);
    if (
      /\p{Script=Han}/u.test(text) &&
      around &&
      tag !== 'script' &&
      tag !== 'title' &&
      !around.language.startsWith('zh')
    )
      found.push(`${around.name}: ${text}`);
  }
  return found;
};

test('[PB1./NewsInfo] [PB4./aboutUs] what is there in Chinese alone is read out as Chinese on an English page, names apart', async () => {
  await app.db.updateTable('content').set({ publishedVersion: null }).where('language', '!=', 'zh').execute();
  const paths = ['/NewsInfo', ...[...newsKinds, ...shelfKinds].map((kind) => `/NewsInfo?kind=${kind}`), '/aboutUs'];
  const pages = await Promise.all(paths.map(async (path) => (await page(`${path}${path.includes('?') ? '&' : '?'}lang=en`)).html));
  const pieces = [...pages.join('').matchAll(/href="(\/newsDetail\?id=[^"]+|\/NewsInfo\?kind=(?:project|video)&amp;id=[^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  for (const path of [...new Set(pieces)].filter((_, at) => at % 3 === 0)) pages.push((await page(`${path}&lang=en`)).html);
  for (const html of pages) expect(html).toMatch(/\p{Script=Han}/u);
  expect([...new Set(pages.flatMap(unnamed))].filter((each) => !each.startsWith('article__facts: Source: '))).toEqual([]);
  // What is not said to be Chinese is found.
  expect(unnamed('<html lang="en"><p class="x">评价</p><p lang="zh">评价<b>评价</b></p><img alt="评价"/></html>')).toEqual(['x: 评价', ': 评价']);
}); // oxfmt-ignore

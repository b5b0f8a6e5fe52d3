import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seedAlways } from '#database/seeds';
import { catalogue } from '#database/seeds/menu';
import { root } from '#host/root';
import { access } from '#product/access/contract';
import { withoutGallery } from '#start/areas';
import { serverOf } from '#start/server';
import { Person } from '#testing';
import { cast } from '#testing/cast';
import { passwordOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import type { NewArticle } from './article';
import { gallery } from './contract';
import { galleryPage } from './menu';
import { galleryProblems } from './problems';

const app = await openedApp();
const admin = await app.signIn(cast.administrator);
const owner = await app.signIn(cast.owner);

test('every entry of the catalogue has its specimen, and every specimen its entry', () => {
  const folder = join(root, 'product/gallery/web/specimens');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `/${file.replace(/\.tsx$/, '')}`);
  const entries = catalogue.flatMap(({ pages }) => pages.map(({ url }) => url));
  expect(files.length).toBeGreaterThan(0);
  expect(
    entries.filter((url) => !files.includes(url)),
    'write their specimen',
  ).toEqual([]);
  expect(
    files.filter((url) => !entries.includes(url)),
    'name them in product/gallery/menu.ts',
  ).toEqual([]);
});

describe('the sample calls', () => {
  const { unknownUser } = galleryProblems;

  test('[AP8.login/login] takes the template’s names and gives a token that opens nothing; [AP8.login/logout] ends a session', async () => {
    const input = { username: 'admin', password: '111111' };
    const { token } = await app.visitor.do(gallery.calls.signIn, input);
    const { rows } = await app.services.pool.query('select count(*)::int as n from session');
    expect(token).toBe('admin-token');
    const stranger = new Person(app.address, token);
    expect(await stranger.refusal(gallery.calls.userInfo, {})).toBe(401);
    await app.visitor.do(gallery.calls.signIn, input);
    expect((await app.services.pool.query('select count(*)::int as n from session')).rows).toEqual(rows);
    const wrong = { username: cast.owner, password: passwordOf(app, cast.owner) };
    expect(await app.visitor.refusal(gallery.calls.signIn, wrong)).toBe(unknownUser.kind.code);
    const short = { ...input, password: '11111' };
    expect(await app.visitor.refusal(gallery.calls.signIn, short)).toBe(unknownUser.kind.code);
    const leaving = await app.again(cast.owner);
    expect((await leaving.wire('POST /login/logout')).ErrorCode).toBe(0);
    expect(await leaving.refusal(access.calls.menuVersion, {})).toBe(401);
    expect((await leaving.wire('POST /login/logout', { stranger: 1 })).ErrorCode).not.toBe(0);
  });

  test('[AP8.user/info] says who asks and their roles, to whoever may use the catalogue', async () => {
    const { ErrorCode, ResultValue } = await admin.wire('GET /user/info');
    expect([ErrorCode, Object.keys(ResultValue).toSorted()]).toEqual([
      0,
      ['avatar', 'introduction', 'name', 'roles'],
    ]);
    expect(ResultValue).toMatchObject({ name: admin.name, roles: ['ADM'] });
    expect(await owner.refusal(gallery.calls.userInfo, {})).toBe(403);
  });

  const written: NewArticle = {
    timestamp: '2026-11-20T02:30:00.000Z',
    author: '陈思远',
    reviewer: '王晓彤',
    title: '可以找到的标题',
    content: '正文',
    importance: 3,
    type: 'EU',
    status: 'draft',
  };
  const nobody = '018f0000-0000-7000-8000-000000000000';

  test('[TD8] [AP8.article/create] [AP8.article/detail] [AP8.article/update] an article is written, read with all its fields, and changed by whoever read its last version', async () => {
    const { id } = await admin.do(gallery.calls.createArticle, written);
    const { ResultValue } = await admin.wire('GET /article/detail', { id });
    expect(ResultValue).toEqual({ id, ...written, pageviews: 0, RowVersion: 1 });
    const change = { id, ...written, status: 'published', importance: 1, rowVersion: 1 } as const;
    expect(await admin.do(gallery.calls.updateArticle, change)).toEqual({ rowVersion: 2 });
    expect(await admin.do(gallery.calls.article, { id })).toEqual({
      ...change,
      pageviews: 0,
      rowVersion: 2,
    });
    expect(await admin.refusal(gallery.calls.updateArticle, change), 'somebody else was faster').toBe(2003);
    expect(await admin.refusal(gallery.calls.updateArticle, { ...change, id: nobody })).toBe(404);
    expect(await admin.refusal(gallery.calls.article, { id: nobody })).toBe(404);
    for (const wrong of [{ importance: 4 }, { type: 'ES' }, { status: 'open' }, { title: ' ' }])
      expect((await admin.wire('POST /article/create', { ...written, ...wrong })).ErrorCode).toBe(2002);
    expect(await owner.refusal(gallery.calls.createArticle, written)).toBe(403);
  });

  test('[AP8.article/list] twenty a page, narrowed by importance, type and title, in either order', async () => {
    const first = await admin.do(gallery.calls.articles, {});
    expect(first.rows).toHaveLength(20);
    expect(first.total).toBeGreaterThan(60);
    const { ResultValue } = await admin.wire('GET /article/list', { page: '2', limit: '7', sort: '-id' });
    const last = await admin.do(gallery.calls.articles, { pageSize: 14, sort: '-id' });
    expect(ResultValue.items.map(({ id }: { id: string }) => id)).toEqual(
      last.rows.slice(7).map(({ id }) => id),
    );
    const ids = last.rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    const byViews = await admin.do(gallery.calls.articles, { pageSize: 100, sort: '-pageviews' });
    const views = byViews.rows.map(({ pageviews }) => pageviews);
    expect(views).toEqual(views.toSorted((one, other) => other - one));
    const narrow = { pageSize: 100, importance: 2, type: 'JP', title: '診療' } as const;
    const { rows, total } = await admin.do(gallery.calls.articles, narrow);
    expect(total).toBeGreaterThan(0);
    const fits = byViews.rows.filter(
      ({ importance, type, title }) => importance === 2 && type === 'JP' && title.includes('診療'),
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(fits.map(({ id }) => id).toSorted());
    expect((await admin.wire('GET /article/list', { limit: '101' })).ErrorCode).toBe(2002);
    expect(await owner.refusal(gallery.calls.articles, {})).toBe(403);
  });

  test('[AP8.article/pv] [AP8.search/user] [AP8.transaction/list] views by device add up, people are found by a part of their name, transactions come newest first', async () => {
    const [article] = (await admin.do(gallery.calls.articles, { pageSize: 1, sort: '-pageviews' })).rows;
    const { pageviews } = await admin.do(gallery.calls.pageviews, { id: article!.id });
    expect(pageviews.map(({ device }) => device)).toEqual(['PC', 'mobile', 'ios', 'android']);
    expect(pageviews.reduce((sum, { views }) => sum + views, 0)).toBe(article!.pageviews);
    expect(article!.pageviews).toBeGreaterThan(0);
    expect(await admin.refusal(gallery.calls.pageviews, { id: nobody })).toBe(404);
    const { people } = await admin.do(gallery.calls.users, { name: 'olivia' });
    expect(people).toEqual([{ name: 'Olivia Hart' }]);
    expect((await admin.do(gallery.calls.users, {})).people.length).toBeGreaterThan(5);
    expect(await owner.refusal(gallery.calls.users, {})).toBe(403);
    const { transactions, total } = await admin.do(gallery.calls.transactions, {});
    expect([transactions.length, total]).toEqual([20, 20]);
    const times = transactions.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await owner.refusal(gallery.calls.transactions, {})).toBe(403);
  });
});

describe('where it is switched off', () => {
  const { services } = app;
  const off = { ...services, contributed: withoutGallery };
  const catalogued = async (): Promise<number> => {
    const { rows } = await services.pool.query<{ n: number }>(
      `select count(*)::int as n from action where component = $1 or right_key = 'gallery.use' or url = '/table'`,
      [galleryPage],
    );
    return rows[0]!.n;
  };

  test('its calls are unknown paths, and its entries and right are gone from the menu until it is switched on', async () => {
    const before = await catalogued();
    expect(before).toBe(2 + catalogue.flatMap(({ pages }) => pages).length);
    let port = 0;
    const server = await serverOf({ services: off, port: () => port });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
    try {
      const answered = async ({ method, path }: { readonly method: string; readonly path: string }) => {
        const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers: { token: admin.token!, cookie: `token=${admin.token}` },
        });
        return [reply.status, reply.headers.get('content-type')];
      };
      for (const call of Object.values(gallery.calls))
        expect(await answered(call), call.path).toEqual(await answered({ ...call, path: '/no/where' }));
      expect(await seedAlways(off), 'no right is left that nobody names').toEqual([]);
      expect(await catalogued()).toBe(0);
      const urls = async () =>
        (await admin.do(access.calls.menu, {})).flatMap(({ children }) => children.map(({ url }) => url));
      expect(await urls()).not.toContain('/table/dynamic-table');
      expect(await admin.refusal(gallery.calls.userInfo, {})).toBe(403);
      await seedAlways(services);
      expect(await catalogued()).toBe(before);
      expect(await urls()).toContain('/table/dynamic-table');
    } finally {
      await server.close();
    }
  });
});

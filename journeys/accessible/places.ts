import { readdirSync } from 'node:fs';
import { menu } from '#database/seeds/menu';
import { contributed } from '#start/areas';
import { pagesOf } from '#product/public-site/server';
import { shelfKinds } from '#product/public-site/view-types';
import type { TestApp } from '#testing';
import { drawSample } from '#testing/sampling/draw';
import { records } from './records';
import { roleCode } from '#contract/rights';

/** An address of the product, and whose eyes look at it; nobody's are a visitor's. */
export interface PageState {
  readonly page: string;
  readonly path: string;
  readonly who?: string;
  /** What is seen of the page, where it has several faces. */
  readonly what?: string;
  /** Not the first face of its page. */
  readonly isFurther: boolean;
}
type Face = Omit<PageState, 'page' | 'isFurther'>;

const facesOf = (page: string, faces: readonly Face[]): PageState[] =>
  faces.map((face, at) => ({ page, ...face, isFurther: at > 0 }));

/** Addresses of the office that no menu holds. */
const extraPlaces: Readonly<Record<string, string>> = Object.fromEntries(
  contributed.ownPages.map(({ page, path }) => [page, path]),
);

/** Every page of the office there is a file for, as the menu calls them: `applications/ApplicationList`. */
export const officePages = (): string[] =>
  readdirSync('product', { recursive: true, encoding: 'utf8' })
    .map((file) => /^([\w-]+)[\\/]web[\\/]pages[\\/](\w+)\.tsx$/.exec(file))
    .flatMap((found) => (found ? [`${found[1]}/${found[2]}`] : []));

/** A page about one record, opened without one. */
export const bareFace = 'without its record';

/** Where each page of the office is seen: by somebody who may, and on a record of the demonstration where it needs one. */
export const officePlaces = async (app: TestApp): Promise<PageState[]> => {
  // What the demonstration has once a day has passed, and not at its first start.
  await drawSample(app);
  const entries = menu.flatMap(({ pages }) => pages);
  const holderOf = (role: string): string =>
    app.accounts.find((account) => account.role.split(',').includes(role))!.loginName;
  const places = officePages().map(async (page): Promise<PageState[]> => {
    const entry = entries.find(({ component }) => component === page);
    const path = entry?.url ?? extraPlaces[page];
    if (!path)
      throw new Error(`${page} has no address: no entry of the menu, none among the pages of one’s own`);
    if (entry?.hidden && !(page in records))
      throw new Error(`${page} shows one record: say in journeys/accessible/records.ts which`);
    const onRecords = (records[page] ?? []).map(async ({ what, by, path: own = path, sql }) => {
      const { rows } = await app.services.pool.query<{ who: string; id: string }>(sql);
      const [found] = rows;
      if (!found) throw new Error(`the demonstration has none for ${page}: ${what}`);
      return { what, path: by ? `${own}?${by}=${found.id}` : own, who: found.who };
    });
    // A page about one record may be opened without one, from an old link or by hand.
    const isBare = entry?.hidden && records[page]!.every(({ by }) => by);
    const found = await Promise.all(onRecords);
    const bare = isBare ? [{ what: bareFace, path, who: found[0]!.who }] : [];
    const plain = entry?.hidden ? [] : [{ path, who: holderOf(entry?.roles[0] ?? roleCode.owner) }];
    return facesOf(page, [...plain, ...found, ...bare]);
  });
  return [
    ...facesOf('the start', [{ path: '/', who: holderOf(roleCode.owner) }]),
    ...(await Promise.all(places)).flat(),
  ];
};

/** What a visitor sees by following a link of another page. */
const linked = async (app: TestApp, from: string, link: RegExp): Promise<string> => {
  const found = link.exec(await (await fetch(app.address + from)).text());
  if (!found) throw new Error(`${from} leads to no ${link.source}`);
  return found[0];
};
const issuedNumber = async (app: TestApp): Promise<string> => {
  const { rows } = await app.services.pool.query<{ number: string }>(
    'select report_number as number from report where report_number is not null order by 1 limit 1',
  );
  return encodeURIComponent(rows[0]!.number);
};

/** The faces of public pages that have several, or none without a query. */
const publicFaces: Readonly<Record<string, (app: TestApp) => Promise<string[]> | string[]>> = {
  '/NewsInfo': async (app) => [
    '/NewsInfo',
    '/NewsInfo?kind=news',
    '/NewsInfo?redirect=%2Fworkbench%2Fworkbench',
    ...shelfKinds.map((kind) => `/NewsInfo?kind=${kind}`),
    ...(await Promise.all(
      ['project', 'video'].map(async (kind) => {
        const list = `/NewsInfo?kind=${kind}`;
        return (await linked(app, list, new RegExp(`/NewsInfo\\?kind=${kind}&amp;id=[\\w-]+`))).replace(
          '&amp;',
          '&',
        );
      }),
    )),
  ],
  '/newsDetail': async (app) => [await linked(app, '/NewsInfo', /\/newsDetail\?id=[\w-]+/)],
  '/resultInfo': async (app) => [
    '/resultInfo',
    '/resultInfo?q=zzzz',
    await linked(app, '/resultInfo', /\/resultInfo\?id=[\w-]+/),
  ],
  '/talentInfo': () => ['/talentInfo', '/talentInfo?kind=assessor'],
  '/hyCheck': async (app) => [
    '/hyCheck',
    '/hyCheck?tab=file',
    '/hyCheck?tab=agency',
    '/hyCheck?tab=assessor',
    '/hyCheck?no=0000',
    `/hyCheck?no=${await issuedNumber(app)}`,
  ],
  '/login': () => [
    '/login',
    '/login?way=code',
    '/login?way=setup',
    '/login?way=forgot',
    '/login?way=reset',
    '/login?way=register',
  ],
  '/ptint': () => ['/ptint', `/ptint?t=${'x'.repeat(32)}`],
};

/** Every page that is drawn for visitors, and its faces. */
export const publicPlaces = async (app: TestApp): Promise<PageState[]> => {
  const pages = Object.keys(pagesOf(app.services));
  const gone = Object.keys(publicFaces).filter((page) => !pages.includes(page));
  if (gone.length > 0) throw new Error(`journeys/accessible knows pages that are gone: ${gone.join(', ')}`);
  const places = pages.map(async (page) => {
    const paths = (await publicFaces[page]?.(app)) ?? [page];
    return facesOf(
      page,
      paths.map((path) => ({ path, what: path })),
    );
  });
  return (await Promise.all(places)).flat();
};

import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { roleCodes, type RoleCode } from '#contract/rights';
import { menu } from '#database/seeds/menu';
import { areas, contributed } from '#start/areas';
import { answerOf, inputFor, nameOf, people, routes, worldOf } from './matrix/world';
import { sources } from './sources';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const world = worldOf(app);

const texts = new Map(sources().map(({ path, text }) => [path, text]));
const fileOf = (component: string): string => {
  const [area, page] = component.split('/');
  return `product/${area}/web/pages/${page}.tsx`;
};
/** The files of an import within the areas' browser halves. */
const reached = (from: string): string[] =>
  [...texts.get(from)!.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].flatMap(([, to]) => {
    const bare = normalize(join(dirname(from), to!));
    if (!/^product\/[^/]+\/web/.test(bare)) return [];
    return ['.tsx', '.ts', '/index.ts'].map((end) => bare + end).filter((path) => existsSync(path));
  });
const everythingBelow = (from: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const file of reached(from)) everythingBelow(file, seen);
  return seen;
};
/** The calls that a page and its parts make: `auditApi.list` is the call `audit.list`. */
const callsOf = (component: string): Set<string> =>
  new Set(
    [...everythingBelow(fileOf(component))].flatMap((file) =>
      [...texts.get(file)!.matchAll(/\b(\w+)Api\.(\w+)/g)].map(([, area, call]) => `${area}.${call}`),
    ),
  );

const rights = new Map(areas.flatMap(({ area }) => Object.entries(area.rights)));
const pages = menu.flatMap((section) => section.pages);
const open = [...new Set(contributed.ownPages.map(({ page }) => page))];
const shownTo = (role: RoleCode): Set<string> =>
  new Set([...pages.filter(({ roles }) => roles.includes(role)).map(({ component }) => component), ...open]);

/**
 * What a role may ask although no page of its menu does, because the table of domain §1.2 gives it the right: reading, each
 * within its own scope (a report's page is reached from a record, the ledger of domain §1.1 from a figure), and an
 * assessor's own pool. By hand, so that one more is a decision.
 */
const byTheTable: Readonly<Partial<Record<RoleCode, readonly string[]>>> = {
  ADM: ['reports.list', 'reports.byId'],
  OWN: ['reports.list', 'reports.ledger', 'reports.ledgerSums'],
  STM: ['reports.list', 'reports.ledger', 'reports.ledgerSums'],
  PJJ: ['panels.meetings', 'panels.opinion'],
  PGS: ['panels.meetings', 'panels.opinion', 'staff.experts', 'staff.expert', 'staff.link', 'staff.unlink'],
  ZJ: [
    'applications.list',
    'applications.tabCounts',
    'materials.list',
    'reports.list',
    'reports.ledger',
    'reports.ledgerSums',
  ],
  PSA: ['materials.list', 'materials.byId', 'panels.meetings', 'panels.opinion'],
};

test('every page of the menu says which call it needs: one it makes, its list where it is one, whose right every role shown it has', () => {
  const known = new Map(routes.map((route) => [route.name, route]));
  const wrong = pages.flatMap(({ component, call: name, url, roles }) => {
    const route = known.get(name);
    if (!route) return [`${component}: no call is named ${name}`];
    const made = component === 'access/ApiDocs' || callsOf(component).has(name);
    const [, area, call] = /call=\{(\w+)Api\.(\w+)\}/.exec(texts.get(fileOf(component))!) ?? [];
    const isItsList = !area || `${area}.${call}` === name;
    const right = rights.get(route.call.may);
    const without = roles.filter((role) => right && !right.roles.includes(role));
    return [
      ...(made && isItsList ? [] : [`${component} does not begin with ${name}`]),
      ...without.map((role) => `${role} is shown ${url} and has no ${route.call.may}`),
    ];
  });
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(25);
  expect(contributed.pageCalls['access/ApiDocs'], 'what is told about rights knows them too').toBe(
    'access.openApi',
  );
});

test('[AZ-11] what only pages hidden from a role ask for is denied to it, but for what the table of rights gives: every role, every entry of the menu', async () => {
  const components = [...new Set(pages.map(({ component }) => component))];
  const byPage = new Map([...components, ...open].map((component) => [component, callsOf(component)]));
  const known = new Map(routes.map((route) => [route.name, route]));
  expect(components.length).toBeGreaterThan(25);
  expect(components.filter((component) => byPage.get(component)!.size === 0 && component !== 'access/ApiDocs')).toEqual([]);
  const wrong: string[] = [];
  const answered: Partial<Record<RoleCode, string[]>> = {};
  let asked = 0;
  for (const role of roleCodes) {
    const shown = shownTo(role);
    const own = new Set([...shown].flatMap((component) => [...byPage.get(component)!]));
    const hidden = components.filter((component) => !shown.has(component));
    const { person } = await world.signedIn(people[role][0]);
    for (const name of new Set(hidden.flatMap((component) => [...byPage.get(component)!]))) {
      const route = known.get(name);
      // What everybody signed in may ask is no page's own: it answers about oneself, or what every form chooses from.
      if (!route || own.has(name) || ['anyone', 'signed-in'].includes(route.call.may)) continue;
      asked += 1;
      const code = await answerOf(person, route, inputFor(route, world.newId));
      if (code === 403) continue;
      (answered[role] ??= []).push(name);
      if (!byTheTable[role]?.includes(name)) wrong.push(`${role}: ${nameOf(route)} answered ${code}`);
    }
  }
  expect(wrong, 'show the page to the role, or take the right from it').toEqual([]);
  const sorted = (table: typeof answered | typeof byTheTable) =>
    Object.fromEntries(Object.entries(table).map(([role, names]) => [role, [...names].sort()]));
  expect(sorted(answered)).toEqual(sorted(byTheTable));
  expect(asked).toBeGreaterThan(150);
}, 60_000); // oxfmt-ignore

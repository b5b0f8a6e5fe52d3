import { describe, expect, test } from 'vitest';
import { circlesIn } from './circles';
import { faultOf, writtenWrong } from './imports';
import { climbs, order, folderOf } from './order';
import { importsOf, sources } from './sources';

describe('who may import whom', () => {
  const imports = sources().flatMap(importsOf);

  test('every import of the product is allowed', () => {
    expect(imports.length).toBeGreaterThan(300);
    expect(imports.map(faultOf).filter(Boolean)).toEqual([]);
  });

  test('what lies elsewhere is named from the root', () => {
    expect(imports.map(writtenWrong).filter(Boolean)).toEqual([]);
    const from = 'product/panels/web/parts/seats/Seat.tsx';
    for (const [to, written] of [
      ['product/panels/panel', '../../../panel'],
      ['contract/field', '../../../../../contract/field'],
      ['product/panels/web/parts/columns', '#product/panels/web/parts/columns'],
    ] as const)
      expect(writtenWrong({ from, to, written, typeOnly: false })).toContain(written);
  });

  test('no import forms a circle, not even one of types; tests apart', () => {
    expect(circlesIn(imports.filter(({ from }) => !/\.test\.tsx?$/.test(from)))).toEqual([]);
  });

  test('a planted circle is found, through the index of a folder and of one type too', () => {
    const lines: readonly (readonly [string, string])[] = [
      ['host/a.ts', 'host/b'],
      ['host/b/index.ts', 'host/c'],
      ['host/c.ts', 'host/a'],
    ];
    const planted = lines.map(([from, to]) => ({ from, to }));
    expect(circlesIn(planted)).toEqual(['host/a → host/b/index → host/c → host/a']);
    expect(circlesIn(planted.slice(1))).toEqual([]);
  });

  test('no import climbs: every area and folder stands in one order, and reads what stands below it', () => {
    expect(imports.map(climbs).filter(Boolean)).toEqual([]);
    const folders = new Set(sources().map(({ path }) => folderOf(path)));
    expect([...folders].toSorted(), 'the order names every folder once').toEqual(order.toSorted());
  });

  test.each([
    ['product/applications/server/submit.ts', 'product/reports/numbers'],
    ['product/panels/web/parts/Reading.tsx', 'product/reports/web'],
    ['product/settings/server/read.ts', 'product/applications/workflow'],
    ['product/newly-made/server/index.ts', 'product/people/names'],
    ['database/seeds/access.ts', 'start/areas'],
    ['testing/backup/operator.ts', 'journeys/start/product'],
  ])('a planted import that climbs from %s to %s is found', (from, to) => {
    expect(climbs({ from, to })).toContain(to);
  });

  // A session that is half done has one of its own, which is given the world it lives in beside the plans.
  test('the calls of an area are made into one client', () => {
    const made = sources()
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap(({ text }) => [...text.matchAll(/clientOf<typeof (\w+)>\(\w+\)/g)].map(([, area]) => area));
    expect(made.length).toBeGreaterThan(15);
    expect(made.filter((area, at) => made.indexOf(area) !== at)).toEqual([]);
  });

  test.each([
    ['host/server', 'product/panels/tally'],
    ['contract/call', 'host/me'],
    ['product/panels/tally', 'product/panels/server/sql'],
    ['product/panels/web/pages/Opinion', 'host/services'],
    ['product/panels/server/draw', 'product/reports/server/sql'],
    ['queries/panels', 'product/reports/server'],
    ['queries/panels', 'product/panels/server/tell'],
    ['product/panels/server/draw', 'start/areas'],
    ['shell/list', 'product/panels/words'],
    ['product/levels/maturity', 'product/reports/report'],
    ['product/printing/server/report', 'product/reports/server/document'],
    ['start/main', 'testing/cluster'],
    ['product/panels/server/draw', 'product/panels/area'],
    ['product/panels/area', 'product/reports/server/index'],
    ['product/panels/area', 'product/panels/web/index'],
  ])('a planted import of %s from %s is found', (from, to) => {
    expect(faultOf({ from: `${from}.ts`, to, typeOnly: false })).toContain(to);
  });
});

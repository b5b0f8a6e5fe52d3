import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gathered, workedOut, type AreaManifest } from '#host/contributions';
import { root } from '#host/root';
import { search } from '#product/search/contract';
import { manifests } from '#start/areas';
import { serverOf } from '#start/server';
import { openHouse, Person } from '#testing';

interface Folder {
  readonly name: string;
  readonly manifest: AreaManifest | undefined;
}

/** What keeps an area out of the product, in a sentence that says how to mend it. */
const faultsOf = (folders: readonly Folder[], listed: readonly AreaManifest[]): string[] =>
  folders.flatMap(({ name, manifest }) => {
    if (!manifest) return [`product/${name} has no manifest: write its area.ts`];
    return listed.includes(manifest) ? [] : [`product/${name}/area.ts is not in the list of start/areas.ts`];
  });

const folders = (): Promise<Folder[]> =>
  Promise.all(
    readdirSync(join(root, 'product')).map(async (name) => {
      const file = join(root, 'product', name, 'area.ts');
      const found = existsSync(file)
        ? ((await import(/* @vite-ignore */ file)) as { readonly default: AreaManifest })
        : undefined;
      return { name, manifest: found?.default };
    }),
  );

test('every folder of the product has a manifest, and every manifest is in the list', async () => {
  const all = await folders();
  expect(all.length).toBeGreaterThan(20);
  expect(faultsOf(all, manifests)).toEqual([]);
  expect(new Set(manifests).size, 'each once').toBe(all.length);
});

test('a planted folder without a manifest, and one that the list does not name, are found', async () => {
  const all = await folders();
  const planted: AreaManifest = { calls: [] };
  expect(
    faultsOf(
      [...all, { name: 'planted', manifest: undefined }, { name: 'unlisted', manifest: planted }],
      manifests,
    ),
  ).toEqual([
    'product/planted has no manifest: write its area.ts',
    'product/unlisted/area.ts is not in the list of start/areas.ts',
  ]);
  expect(faultsOf(all, manifests.slice(1))).toHaveLength(1);
});

test('two areas that contribute under one name do not start', () => {
  const one: AreaManifest = { leads: { report: () => '/one' } };
  expect(() => gathered([one, { leads: { report: () => '/other' } }])).toThrow(
    'two areas contribute «report» to «leads»',
  );
  const both = gathered([one, { leads: { material: () => '/other' } }]);
  expect(Object.keys(both.leads)).toEqual(['report', 'material']);
});

test('what is worked out of one product is not another one’s', () => {
  const pagesOf = workedOut(({ leads }) => Object.keys(leads));
  const [one, other] = [gathered([{ leads: { a: () => '' } }]), gathered([{ leads: { b: () => '' } }])];
  expect([pagesOf(one), pagesOf(other), pagesOf(one)]).toEqual([['a'], ['b'], ['a']]);
  expect(pagesOf(one), 'once for each').toBe(pagesOf(one));
});

test('two products stand in one process, each with its own areas', async () => {
  const house = await openHouse();
  try {
    const without = (manifest: AreaManifest) =>
      typeof manifest === 'function' ? manifest : { ...manifest, beginnings: [], pageCalls: {} };
    const contributed = gathered(manifests.map(without));
    let port = 0;
    const app = await serverOf({ house: { ...house.house, contributed }, port: () => port });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(address).port);
    try {
      const owner = await house.signIn('suyanqing');
      const elsewhere = new Person(address, owner.token);
      const begun = async (person: Person) =>
        (await person.do(search.calls.find, { keyword: '' })).map(({ title }) => title);
      expect(await begun(owner)).toContain('新建成果申报');
      expect(await begun(elsewhere)).not.toContain('新建成果申报');
      expect(await begun(owner)).toContain('新建成果申报');
    } finally {
      await app.close();
    }
  } finally {
    await house.close();
  }
});

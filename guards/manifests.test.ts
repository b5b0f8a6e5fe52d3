import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gathered, workedOut, type AreaManifest } from '#host/contributions';
import { owners } from '#database/owners';
import { problems } from '#contract/problem';
import { problemKindsOf } from '#host/problem-kinds';
import { root } from '#host/root';
import { search } from '#product/search/contract';
import { contributed, manifests } from '#start/areas';
import { serverOf } from '#start/server';
import { openApp, Person } from '#testing';
import { sources, type Source } from './sources';

interface Folder {
  readonly name: string;
  readonly manifest: AreaManifest | undefined;
  /** It has calls or tables: what it gives others is not only functions. */
  readonly contributes: boolean;
}

/** What keeps an area out of the product, in a sentence that says how to mend it. */
const faultsOf = (folders: readonly Folder[], listed: readonly AreaManifest[]): string[] =>
  folders.flatMap(({ name, manifest, contributes }) => {
    if (!manifest) return contributes ? [`product/${name} has no manifest: write its area.ts`] : [];
    return listed.includes(manifest) ? [] : [`product/${name}/area.ts is not in the list of start/areas.ts`];
  });

const folders = (): Promise<Folder[]> =>
  Promise.all(
    readdirSync(join(root, 'product')).map(async (name) => {
      const file = join(root, 'product', name, 'area.ts');
      const found = existsSync(file)
        ? ((await import(/* @vite-ignore */ file)) as { readonly default: AreaManifest })
        : undefined;
      const contributes =
        existsSync(join(root, 'product', name, 'contract.ts')) ||
        Object.values<string>(owners).includes(name);
      return { name, manifest: found?.default, contributes };
    }),
  );

test('every area that has calls or tables has a manifest, and every manifest is in the list', async () => {
  const all = await folders();
  expect(all.length).toBeGreaterThan(20);
  expect(faultsOf(all, manifests)).toEqual([]);
  expect(new Set(manifests).size, 'each once').toBe(all.filter(({ manifest }) => manifest).length);
});

test('a planted folder without a manifest, and one that the list does not name, are found', async () => {
  const all = await folders();
  const planted: AreaManifest = { calls: [] };
  expect(
    faultsOf(
      [
        ...all,
        { name: 'planted', manifest: undefined, contributes: true },
        { name: 'unlisted', manifest: planted, contributes: true },
      ],
      manifests,
    ),
  ).toEqual([
    'product/planted has no manifest: write its area.ts',
    'product/unlisted/area.ts is not in the list of start/areas.ts',
  ]);
  expect(faultsOf(all, manifests.slice(1))).toHaveLength(1);
});

/**
 * Threads with a world of their own, a file that is read once, and what is remembered of an answer that follows from its key
 * alone: none of them holds what an area says.
 */
const ownState: ReadonlySet<string> = new Set([
  'host/database/query-compiler.ts',
  'host/database/statements.ts',
  'host/database/batched-reads.ts',
  'host/pages.ts',
  'host/secrets/breached-passwords.ts',
  'product/conflicts/names.ts',
  'product/dictionaries/dictionaries.ts',
  'product/exports/server/uploaded/worker.ts',
  'product/people/server/import/reader/worker.ts',
  'product/printing/server/glyphs.ts',
  'product/printing/server/printer/process.ts',
]);

/** What a file of the server does, or keeps for whoever comes by, as soon as it is imported. */
const doneByImport = ({ path, text }: Source): string[] =>
  [
    ...text.matchAll(
      /^(?:(?:export )?let \w+|(?:await |void )?[a-z]\w*(?:\.\w+)*\(|(?:export )?const \w+(?:: (?!Readonly)[^=]+)? = (?:\[\]|new (?:Map|Set)(?:<.*>)?\(\));|(?:export )?const \w+: Record<.*> = \{\};)/gm,
    ),
  ].map(
    ([found]) =>
      `${path}: «${found}» at its top: contribute it by the manifest, or keep it with the services`,
  );

test('nothing is registered by being imported, and no module keeps what another one said', () => {
  const server = sources().filter(
    ({ path }) =>
      /^(?:contract|host|queries)\/|^product\/(?:[^/]+\/(?:server\/|[^/]+$))/.test(path) &&
      !/\.(?:test|fixture)\.ts$|\/testing\//.test(path),
  );
  expect(server.length).toBeGreaterThan(500);
  const found = server.flatMap((source) => (ownState.has(source.path) ? [] : doneByImport(source)));
  expect(found).toEqual([]);
  // Whoever stands in the list above has a reason to.
  expect(
    server.filter((source) => ownState.has(source.path) && doneByImport(source).length > 0),
  ).toHaveLength(ownState.size);
});

test.each([
  "letLead('report', (id) => `/report?Id=${id}`);",
  'const finders: Finder[] = [];',
  'const finders: Record<string, Finder> = {};',
  'const kinds = new Map<number, ProblemKind>();',
  'export const told: Set<string> = new Set();',
  'let told: Objections | undefined;',
  'audit.tell(names);',
])('a planted «%s» at the top of a module is found', (line) => {
  expect(
    doneByImport({ path: 'product/planted/server/index.ts', text: `import './tables';\n${line}\n` }),
  ).toHaveLength(1);
  expect(
    doneByImport({ path: 'product/planted/server/index.ts', text: `const all = () => {\n  ${line}\n};\n` }),
  ).toEqual([]);
});

test('two failures of one number do not start, and every area’s failures are known by theirs', () => {
  const files = sources().filter(({ path }) => /^product\/[^/]+\/problems\.ts$/.test(path));
  expect(files.length).toBeGreaterThan(12);
  expect(contributed.problems).toHaveLength(files.length);
  const [first, ...others] = contributed.problems;
  const code = Object.values(first!)[0]!.kind.code;
  expect(problemKindsOf(contributed).get(code)).toBe(Object.values(first!)[0]!.kind);
  const planted = problems({ planted: [code, '假', 'Planted', 'Plantado'] });
  expect(() => problemKindsOf({ ...contributed, problems: [first!, ...others, planted] })).toThrow(
    `problem ${code} stands twice: planted`,
  );
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
  const app = await openApp();
  try {
    const without = (manifest: AreaManifest) =>
      typeof manifest === 'function' ? manifest : { ...manifest, beginnings: [], pageCalls: {} };
    const contributed = gathered(manifests.map(without));
    let port = 0;
    const server = await serverOf({ services: { ...app.services, contributed }, port: () => port });
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(address).port);
    try {
      const owner = await app.signIn('suyanqing');
      const elsewhere = new Person(address, owner.token);
      const begun = async (person: Person) =>
        (await person.do(search.calls.find, { keyword: '' })).map(({ title }) => title);
      expect(await begun(owner)).toContain('新建成果申报');
      expect(await begun(elsewhere)).not.toContain('新建成果申报');
      expect(await begun(owner)).toContain('新建成果申报');
    } finally {
      await server.close();
    }
  } finally {
    await app.close();
  }
});

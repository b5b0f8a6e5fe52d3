import { expect, test } from 'vitest';
import { citationsIn, documented, type Kind } from './citations';
import { paths, texts } from './texts';

const sources = documented(paths());
const planted = (text: string, path = 'product/planted/planted.ts') =>
  citationsIn({ path, text }, sources).faults;

test('whatever comments, tests and documents cite stands in the repository', () => {
  // This file plants citations that lead nowhere.
  const found = texts()
    .filter(({ path }) => path !== 'guards/citations.test.ts')
    .map((text) => citationsIn(text, sources));
  expect(found.flatMap(({ faults }) => faults)).toEqual([]);
  const looked = (kind: Kind) => found.reduce((sum, { counts }) => sum + counts[kind], 0);
  expect(found.length).toBeGreaterThan(1_500);
  expect(looked('section')).toBeGreaterThan(500);
  expect(looked('step')).toBeGreaterThan(40);
  expect(looked('requirement')).toBeGreaterThan(500);
  expect(looked('promise')).toBeGreaterThan(500);
  expect(looked('decision')).toBeGreaterThan(15);
  expect(looked('place')).toBeGreaterThan(80);
});

test('the documents hold what may be cited', () => {
  expect(sources.sections.get('domain')!.size).toBeGreaterThan(50);
  expect(sources.sections.get('security')!.size).toBeGreaterThan(25);
  expect(sources.steps.get('E2')).toBe('3.4');
  expect(sources.requirements.size).toBe(111);
  expect(sources.promises.size).toBeGreaterThan(100);
  expect(sources.decisions.size).toBeGreaterThan(40);
});

test('what is there may be cited, over two lines too', () => {
  const text = [
    '/** The panel (domain §6.5, §3.4 E2, §5.1–5.3; security',
    ' * §3.25, AZ-09), [SH2.close-all], [DG1.${field}], [EN3]; decisions 0016 and 0040, RFC 9562 §5.7. */',
  ].join('\n');
  const { counts, faults } = citationsIn({ path: 'product/planted/planted.ts', text }, sources);
  expect(faults).toEqual([]);
  expect(counts).toEqual({ section: 5, step: 1, requirement: 3, promise: 1, decision: 2, place: 0 });
});

test.each([
  ['a section', '\n// (domain §9.99)', ':2: «domain §9.99» is not in docs/domain.md'],
  ['a section on the next line', '/** Kept (security\n * §3.99). */', ':2: «security §3.99» is not in'],
  ['the second of two', '// (domain §1.1, §7.7)', ':1: «domain §7.7» is not in'],
  ['the end of a range', '// (domain §5.1–5.9)', ':1: «domain §5.9» is not in'],
  ['a section of nothing', '// see §6.5', ':1: «§6.5» names no document'],
  ['a section of other papers', '// (specification §3)', ':1: «specification §3» is not in the repository'],
  ['a row of a workflow', '// (domain §3.4 E9)', ':1: «E9» is no row in section 3.4'],
  ['a row of another workflow', '// (domain §3.4, R3)', 'section 3.4 of docs/domain.md but in 3.3'],
  ['a requirement', "test('[ZZ9] it works', run)", ':1: «ZZ9» is not in docs/requirements.md'],
  ['a requirement beside the row', '// as SH99 says', ':1: «SH99» is not in docs/requirements.md'],
  ['an item', "test('[SH2.explode] it works', run)", ':1: «SH2.explode» is not in'],
  ['an item of a row without any', "test('[SH1.%s] it works', run)", ':1: «SH1.%s» is not in'],
  ['a promise', '// nobody grants more (AZ-99)', ':1: «AZ-99» is no row of docs/security.md'],
  ['a page', '// as the papers say (look.md, docs/domain.md)', ':1: there is no «look.md» in the repository'],
  ['a decision', '// (decision 9999)', ':1: there is no decision 9999'],
  ['the second decision', '// (decisions 0040 and 0999)', ':1: there is no decision 0999'],
])('a planted citation of %s that is not there is found', (_, text, said) => {
  const faults = planted(text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(said);
  expect(faults[0]).toContain('product/planted/planted.ts:');
});

test('an area’s own page names its files from where it stands', () => {
  const said = '`workflow.ts`, `server/`, `server/gone.ts`, `gone/`, `host/transitions.ts`';
  expect(planted(said, 'product/panels/README.md')).toEqual([
    'product/panels/README.md:1: there is no «server/gone.ts» in product/panels: say where it stands now',
    'product/panels/README.md:1: there is no «gone/» in product/panels: say where it stands now',
  ]);
});

test('every area has a page that says what happens there', () => {
  const areas = paths().filter((path) => /^product\/[^/]+$/.test(path));
  expect(areas.length).toBeGreaterThan(20);
  expect(areas.filter((area) => !sources.exists(`${area}/README.md`))).toEqual([]);
});

test('a link that leads nowhere and a file that is not there are found in a document', () => {
  const said = '[forms](forms-gone.md), [here](requirements.md), `shell/gone.ts`, `shell/can`, `host/`';
  expect(planted(said, 'docs/planted.md')).toEqual([
    'docs/planted.md:1: the link to «forms-gone.md» leads nowhere: there is no docs/forms-gone.md',
    'docs/planted.md:1: there is no «shell/gone.ts»: say where it stands now',
  ]);
});

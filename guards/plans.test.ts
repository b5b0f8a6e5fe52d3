import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedApplications } from '#benchmarks/lists/applications';
import { organs, things, ways } from '#benchmarks/lists/names';
import { grown, seedNeighbours } from '#benchmarks/lists/neighbours';
import { achievements } from '#database/seeds/demo/achievements';
import { connect } from '#host/database/connection';
import type { Statement } from '#host/database/statements';
import { applications } from '#product/applications/contract';
import type { ApplicationFilter } from '#product/applications/search';
import { reports } from '#product/reports/contract';
import { openApp, type TestApp } from '#testing';
import { openCluster } from '#testing/cluster';
import { statementsOf } from '#testing/statements';

/** Lists and dossiers over as many rows as make a scan of a whole table the worse way: what they ask is never planned as one. */
let app: TestApp;
const rows = 6_000;

beforeAll(async () => {
  app = await openApp();
  const cluster = await openCluster();
  const { pool } = app.services;
  const { rows: found } = await pool.query<{ name: string }>('select current_database() as name');
  const name = found[0]!.name;
  if (cluster.appUser) await cluster.admin(`alter database ${name} owner to assay_owner`);
  const owner = connect(cluster.owner(name), { size: 1, statementTimeout: 0 });
  const { rows: people } = await owner.query<{ ownerId: string }>(
    `select id as "ownerId" from person where login_name = 'suyanqing'`,
  );
  await seedApplications(owner, rows, app.now(), people[0]);
  await seedNeighbours(owner);
  // As the database does by itself before long: until then an index alone is not believed to hold all that is asked for.
  await owner.query(`vacuum (analyze) ${grown.join(', ')}`);
  await owner.end();
}, 240_000);
afterAll(() => app.close());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesIn = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesIn)];

const planOf = async ({ text, values }: Statement): Promise<Plan[]> => {
  const { rows: explained } = await app.services.pool.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  return nodesIn(explained[0]!['QUERY PLAN'][0]!.Plan);
};

/** The tables that a piece of work goes through as a whole, and the indexes by which it finds its rows. */
const plansOf = async (work: () => Promise<unknown>) => {
  const nodes = (await Promise.all((await statementsOf(work)).map(planOf))).flat();
  return {
    scanned: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && grown.includes(node['Relation Name']!)
        ? [node['Relation Name']!]
        : [],
    ),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    indexOnly: nodes.flatMap((node) =>
      node['Node Type'] === 'Index Only Scan' ? [node['Index Name']!] : [],
    ),
  };
};

const words = [...things, ...organs, ...ways];
const { list, tabCounts, dossier } = applications.calls;
const three: ApplicationFilter = { status: 'submitted', achievementType: '1.1', evaluationPurpose: '3' };
const searches: readonly (readonly [what: string, filter: ApplicationFilter])[] = [
  ['nothing', {}],
  ['a state', { status: 'evaluating' }],
  ['three filters', three],
  ['a keyword', { achievementName: '可穿戴视网膜' }],
];

describe('a list goes through no table that grows', () => {
  test.each(
    ['admin', 'yanshenzhi', 'suyanqing'].flatMap((name) =>
      searches.map(([what, filter]) => [name, what, filter] as const),
    ),
  )('for %s, asked for %s', async (name, _, filter) => {
    const person = await app.signIn(name);
    const { total } = await person.do(list, filter);
    // An owner has too few for every filter to find some.
    if (name !== 'suyanqing') expect(total).toBeGreaterThan(0);
    const { scanned } = await plansOf(() => person.do(list, filter));
    expect(scanned).toEqual([]);
  });

  test.each([
    ['admin', 'application_by_type'],
    ['yanshenzhi', 'application_by_agency_and_type'],
  ])('%s is told the total of three filters from %s alone', async (name, index) => {
    const person = await app.signIn(name);
    const { indexOnly } = await plansOf(() => person.do(list, three));
    expect(indexOnly).toContain(index);
  });
});

test.each(['admin', 'yanshenzhi', 'suyanqing'])(
  'the tabs of %s are counted through no table that grows',
  async (name) => {
    const person = await app.signIn(name);
    const counts = await person.do(tabCounts, {});
    expect(counts.all).toBeGreaterThan(0);
    const { scanned } = await plansOf(() => person.do(tabCounts, {}));
    expect(scanned).toEqual([]);
  },
);

describe('the ledger of reports goes through no table that grows', () => {
  const { ledger, ledgerSums } = reports.calls;
  const narrowings = [
    {},
    { evaluationAgencyName: '衡正', overallLevel: 'domesticallyLeading', startTime: '2025-01-01' },
    { achievementName: '可穿戴视网膜' },
  ] as const;

  test.each([
    ['zhouyiheng', 'report_by_time'],
    ['yanshenzhi', 'report_by_agency'],
  ])('for %s, who has everything counted and added up from %s alone', async (name, index) => {
    const person = await app.signIn(name);
    for (const call of [ledger, ledgerSums])
      for (const [place, narrowing] of narrowings.entries()) {
        const { scanned, indexOnly } = await plansOf(() => person.do(call, narrowing));
        expect(scanned).toEqual([]);
        if (place === 0) expect(indexOnly).toEqual(expect.arrayContaining([index, 'application_benefit']));
      }
  });
});

test('what looks like an application is found by the pairs of its name, its numbers, files and people', async () => {
  const owner = await app.signIn('suyanqing');
  // A title of the demonstration: those that are made here in thousands share a handful of words.
  const { rows: named } = await app.services.pool.query<{ name: string }>(
    `select achievement_name as name from application
      where status in (0, 4, 7) and not is_deleted and achievement_name = any($1)`,
    [achievements.map(({ name }) => name).filter((name) => !words.some((word) => name.includes(word)))],
  );
  const achievementName = named[0]!.name;
  const typed = () =>
    owner.do(applications.calls.checkDuplicate, { achievementName, rightNumbers: ['ZL202110107107.1'] });
  const draft = await owner.do(applications.calls.save, {
    step: 'edit',
    data: {
      achievementName,
      keywords: ['心律失常', '可穿戴'],
      persons: ['甲', '乙'].map((name) => ({ name, organisationName: '', contribution: '' })),
      approvals: [{ kind: '1', number: '伦审 2021-107', issuer: '', date: null }],
    },
  });
  const submitting = () => owner.do(applications.calls.checkDuplicate, { achievementName: '', id: draft.id });
  expect((await submitting()).length).toBeGreaterThan(0);
  const plans = [await plansOf(typed), await plansOf(submitting)];
  expect(plans.flatMap(({ scanned }) => scanned)).toEqual([]);
  const used = plans.flatMap(({ indexes }) => indexes);
  for (const index of [
    'application_by_name_prefix',
    'application_right_by_number',
    'application_by_approval_keys',
    'application_person_by_name',
  ])
    expect(used).toContain(index);
});

test('a dossier is read by the ids of what belongs to it', async () => {
  const owner = await app.signIn('suyanqing');
  const { rows: found } = await owner.do(list, { status: 'evaluating' });
  const { scanned } = await plansOf(() => owner.do(dossier, { id: found[0]!.id }));
  expect(scanned).toEqual([]);
});

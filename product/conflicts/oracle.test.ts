import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCase } from '#testing/panels/case';
import { organisationNumbered } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { findingsOf } from './server';

/*
 * The engine reads by sets and keys. Here everything is gone through one by one, from what was written and not from the
 * database, in the words of domain §9.1; on every pair of a random world both must find the same rules.
 */

const app = await openedApp();
const { pool, newId } = app.services;
const year = app.now().getUTCFullYear();

const names = ['艾文 一', 'Wang-Er', '买买提·三', '赵四'] as const;
const numbers = ['PJ001', 'YL001', 'YL002', 'YL003'] as const;
const colleges = ['临床医学院', '药学院'] as const;

const person = fc.record({
  name: fc.constantFrom(...names),
  at: fc.constantFrom(...numbers),
  college: fc.option(fc.constantFrom(...colleges)),
  /** Years since they left; null: still there. */
  left: fc.option(fc.constantFrom(1, 2, 5), { freq: 2 }),
});
const named = fc.record({
  name: fc.constantFrom(...names),
  /** Where they are said to be from: a place of the register, or nowhere anybody works. */
  from: fc.constantFrom(...numbers, null),
  account: fc.option(fc.nat(5)),
});
const listed = fc.record({
  main: fc.constantFrom('YL001', 'YL002', 'YL003', null),
  persons: fc.array(named, { minLength: 1, maxLength: 2 }),
  authors: fc.array(named, { maxLength: 3 }),
  age: fc.constantFrom(0, 4, 7),
  project: fc.option(fc.constantFrom('2024-YF 01', '2024-yf·02')),
  college: fc.option(fc.constantFrom(...colleges)),
  sat: fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
});
const world = fc.record({
  people: fc.array(person, { minLength: 6, maxLength: 6 }),
  achievements: fc.array(listed, { minLength: 5, maxLength: 5 }),
});
type World = typeof world extends fc.Arbitrary<infer Of> ? Of : never;
type Person = World['people'][number];
type Named = World['achievements'][number]['persons'][number];

const plain = (name: string): string => name.toLowerCase().replaceAll(/[ \-·]/g, '');
const day = (years: number): string => `${year - years}-01-01`;

/** How surely an entry means somebody; 0: not at all. */
const means = (one: Person, place: number, entry: Named, known: readonly string[]): number => {
  if (entry.account === place) return 3;
  if (plain(one.name) !== plain(entry.name)) return 0;
  return entry.from !== null && known.includes(entry.from) ? 2 : 1;
};
const alike = (one: Named, other: Named): number => {
  if (one.account !== null && one.account === other.account) return 3;
  if (plain(one.name) !== plain(other.name)) return 0;
  return one.from === other.from ? 2 : 1;
};

const naive = ({ people, achievements }: World, who: number, which: number): string[] => {
  const one = people[who]!;
  const about = achievements[which]!;
  const found = new Set<string>();
  const isThere = one.left === null;
  if (about.main === one.at && (isThere || one.left! < 3)) found.add('hard sameOrganisation');
  if (one.at === 'PJ001' && isThere) found.add('hard agencyEmployee');
  if (isThere && one.college !== null && one.college === about.college) found.add('soft sameCollege');
  for (const each of about.persons) {
    const sure = means(one, who, each, [one.at]);
    if (sure > 0) found.add(`${sure > 1 ? 'hard' : 'soft'} namedAsPerson`);
  }
  for (const each of about.authors) {
    const sure = means(one, who, { ...each, account: null }, [one.at]);
    if (sure > 0) found.add(`${sure > 1 ? 'hard' : 'soft'} paperAuthor`);
  }
  const panels = achievements.filter(
    (other, place) =>
      place !== which && other.main !== null && other.main === about.main && other.sat.includes(who),
  );
  if (panels.length + 1 > 2) found.add('soft oftenForOrganisation');
  for (const [place, other] of achievements.entries()) {
    if (place === which) continue;
    const together = (all: readonly Named[], rule: string, hasAccounts: boolean): void => {
      for (const [mine, my] of all.entries())
        for (const [partner, their] of all.entries()) {
          if (mine === partner) continue;
          const bare = (each: Named): Named => (hasAccounts ? each : { ...each, account: null });
          // Whoever has an account is who that account says, whatever they are called.
          if (bare(my).account !== null && bare(my).account !== who) continue;
          if (JSON.stringify(bare(my)) === JSON.stringify(bare(their)) && !hasAccounts) continue;
          const self = means(one, who, bare(my), [one.at]);
          const best = Math.max(0, ...about.persons.map((each) => alike(bare(their), each)));
          if (self > 0 && best > 0 && self + best > 2) found.add(`soft ${rule}`);
        }
    };
    together(other.persons, 'collaborated', true);
    if (other.age < 5) together(other.authors, 'coAuthor', false);
    if (other.project !== null && about.project !== null && plain(other.project) === plain(about.project))
      for (const my of other.persons) {
        if (my.account !== null && my.account !== who) continue;
        if (means(one, who, my, [one.at]) > 0) found.add('soft sharedProject');
      }
  }
  return [...found].toSorted();
};

const written = async ({ people, achievements }: World) => {
  const organisation = new Map<string, { id: string; name: string }>();
  for (const number of numbers) organisation.set(number, await organisationNumbered(app, number));
  const ids: string[] = [];
  for (const { name, at, college, left } of people) {
    const id = newId();
    ids.push(id);
    await pool.query(
      `insert into person (id, login_name, login_key, user_type, true_name, expert_kind, created_at)
        values ($1::uuid, $1::uuid::text, $1::uuid::text, 1, $2, '2', $3)`,
      [id, name, app.now().toISOString()],
    );
    await pool.query(
      `insert into workplace (id, person_id, organisation_id, college, from_day, to_day) values ($1, $2, $3, $4, '2001-01-01', $5)`,
      [newId(), id, organisation.get(at)!.id, college, left === null ? null : day(left)],
    );
  }
  const from = (entry: Named): string => (entry.from === null ? '别处' : organisation.get(entry.from)!.name);
  const applications: string[] = [];
  for (const { main, persons, authors, age, project, college, sat } of achievements) {
    const { applicationId, reportId } = await newCase(app, {
      ...(main !== null && { main }),
      persons: persons.map((each) => ({ name: each.name, organisation: from(each) })),
    });
    applications.push(applicationId);
    const form = {
      introduction: '',
      papers: [
        {
          title: `论文 ${applicationId}`,
          year: year - age,
          authors: authors.map((each) => ({ name: each.name, organisationName: from(each) })),
        },
      ],
      topicSources: project === null ? [] : [{ source: '1', planName: '', projectNumber: project }],
    };
    await pool.query('update application set form = $2, college_name = $3 where id = $1', [
      applicationId,
      JSON.stringify(form),
      college,
    ]);
    for (const [place, { account }] of persons.entries())
      if (account !== null)
        await pool.query(
          'update application_person set person_id = $3 where application_id = $1 and sort = $2',
          [applicationId, place + 1, ids[account]],
        );
    for (const [place, expert] of sat.entries())
      await pool.query(
        `insert into opinion (id, report_id, agency_id, panel_round, expert_id, expert_kind, is_leader, number, invitation,
            invited_at, updated_at)
          select $1, id, agency_id, 1, $3, '2', false, $4, 'accepted', $5, $5 from report where id = $2`,
        [newId(), reportId, ids[expert], place + 1, app.now().toISOString()],
      );
  }
  return { ids, applications };
};

test('the engine and a reading one by one agree on every pair of random worlds', async () => {
  const ruled = new Set<string>();
  const agree = fc.asyncProperty(world, async (random) => {
    const { ids, applications } = await written(random);
    const asked = ids.flatMap((personId) =>
      applications.map((applicationId) => ({ personId, applicationId, role: 'expert' as const })),
    );
    const findings = await findingsOf({ db: app.db, now: app.now() }, asked);
    for (const [which, applicationId] of applications.entries())
      for (const [who, personId] of ids.entries()) {
        const { hard, soft } = findings({ personId, applicationId, role: 'expert' });
        const engine = [...new Set([...hard, ...soft].map(({ rule, severity }) => `${severity} ${rule}`))];
        const expected = naive(random, who, which);
        expect(engine.filter((rule) => rule !== 'hard otherRole').toSorted(), `${who} and ${which}`).toEqual(
          expected,
        );
        for (const rule of expected) ruled.add(rule);
      }
    await pool.query(`update application set submitted_at = null where id = any($1)`, [applications]);
    // What an earlier world left would be found too: names and places are the same in each.
    await pool.query(`update opinion set invitation = 'withdrawn' where expert_id = any($1)`, [ids]);
  });
  // Some that are the same each time, so that it is known what they hold, and some that never were before.
  await fc.assert(agree, { seed: 1, numRuns: 8, endOnFailure: true });
  await fc.assert(agree, { numRuns: 4, endOnFailure: true });
  // The worlds are such that every rule has something to find.
  expect([...ruled].toSorted()).toEqual([
    'hard agencyEmployee',
    'hard namedAsPerson',
    'hard paperAuthor',
    'hard sameOrganisation',
    'soft coAuthor',
    'soft collaborated',
    'soft namedAsPerson',
    'soft oftenForOrganisation',
    'soft paperAuthor',
    'soft sameCollege',
    'soft sharedProject',
  ]);
});

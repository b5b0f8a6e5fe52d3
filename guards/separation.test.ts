import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  administratorKinds,
  roleCodes,
  type AdministratorKind,
  type Right,
  roleCode,
} from '#contract/rights';
import { catalogue, menu } from '#database/seeds/menu';
import { conflictsOf } from '#product/conflicts/conflicts';
import { standardValues } from '#product/settings/settings';
import {
  achievementRoles,
  forbiddenTogether,
  judgingRoles,
  type AchievementRole,
} from '#product/conflicts/forbidden-roles';
import { kindsOf } from '#product/roles/separation';
import { roleTemplates } from '#product/roles/templates';
import { areas } from '#start/areas';
import { submitted, worldOf } from '#testing/story';
import { permissions } from './permissions';
import { openedApp } from '#testing/opened';

const app = await openedApp();

/** Domain §1.2, «forbidden combinations on the same achievement», by hand: whom each may not be as well. */
const ownSide = ['owner', 'person', 'completingOrganisationMember'] as const;
const outside = ['publicReviewer', 'secondReviewer', 'reviewSupervisor'] as const;
const forbidden: Readonly<Record<AchievementRole, readonly AchievementRole[]>> = {
  owner: ['agencyManager', 'assessor', 'secondChecker', 'expert', ...outside],
  person: ['agencyManager', 'assessor', 'secondChecker', 'expert', ...outside],
  completingOrganisationMember: ['agencyManager', 'assessor', 'secondChecker', 'expert', ...outside],
  agencyManager: [...ownSide, 'expert', ...outside],
  agencyEmployee: [...outside],
  assessor: [...ownSide, 'secondChecker', 'expert', ...outside],
  secondChecker: [...ownSide, 'assessor', 'expert', ...outside],
  expert: [...ownSide, 'agencyManager', 'assessor', 'secondChecker', ...outside],
  publicReviewer: [...ownSide, 'agencyManager', 'agencyEmployee', 'assessor', 'secondChecker', 'expert', 'secondReviewer'],
  secondReviewer: [
    ...ownSide, 'agencyManager', 'agencyEmployee', 'assessor', 'secondChecker', 'expert', 'publicReviewer', 'reviewSupervisor',
  ],
  reviewSupervisor: [...ownSide, 'agencyManager', 'agencyEmployee', 'assessor', 'secondChecker', 'expert', 'secondReviewer'],
}; // oxfmt-ignore

test('[AZ-10] every pair of parts in one achievement is forbidden or free as the domain says, and a third part frees nobody', () => {
  let pairs = 0;
  for (const one of achievementRoles)
    for (const other of achievementRoles) {
      if (one === other) continue;
      pairs += 1;
      const together = forbiddenTogether([one, other]).length > 0;
      expect(together, `${one} and ${other}`).toBe(forbidden[one].includes(other));
      for (const third of achievementRoles)
        if (together) expect(forbiddenTogether([third, one, other]).length).toBeGreaterThan(0);
    }
  expect(pairs).toBe(110);
});

test('[AZ-10] no built-in role both submits and approves, and the administrator has no part in an evaluation', () => {
  const sides = [
    ['apply.submit', 'material.submit'],
    ['apply.accept', 'apply.reject', 'report.submitToPublicAgency', 'opinion.check', 'panel.form'],
    ['report.edit', 'report.submitToExpert', 'material.review'],
    ['opinion.fill', 'opinion.submit'],
    ['report.publicReview'],
    ['role.manage', 'audit.verify', 'account.reset'],
  ];
  const holders = sides.map((side) => new Set(side.flatMap((right) => permissions[right]!)));
  for (const [at, some] of holders.entries())
    for (const others of holders.slice(at + 1))
      expect([...some].filter((role) => others.has(role)), `${sides[at]!.join()} and another side`).toEqual([]);
}); // oxfmt-ignore

/** Which right is which administration, by hand: what keeps the platform running, who may do what, and who looks at it all. */
const administration: Readonly<Record<AdministratorKind, readonly string[]>> = {
  system: ['setting.manage', 'code.manage', 'organisation.manage', 'delivery.read', 'api.read', 'verification.manage'],
  security: [
    'role.manage', 'account.reset', 'person.administer', 'user.manage', 'expert.create', 'registration.decide',
    'privacy.handle',
  ],
  audit: ['audit.read', 'audit.verify', 'audit.reveal', 'export.approve'],
}; // oxfmt-ignore
const rightsByKey = new Map(areas.flatMap(({ area }) => Object.entries<Right>(area.rights)));
const kindByHand = new Map(
  administratorKinds.flatMap((kind) => administration[kind].map((key) => [key, kind] as const)),
);
const ofRights = (keys: readonly string[], looksAs: readonly string[]) =>
  kindsOf(
    keys.map((key) => rightsByKey.get(key)!),
    looksAs,
  );

test('[AZ-10] every right of the administrator is of one kind, or only lets look; every page that is theirs alone is in one of the three roles', () => {
  const administering = [...rightsByKey].flatMap(([key, { administers }]) => (administers ? [[key, administers]] : []));
  expect(Object.fromEntries(administering)).toEqual(Object.fromEntries(kindByHand));
  const lookedAt = ['apply.read', 'apply.searchExpert', 'report.read', 'code.read', 'organisation.read', 'expert.pool', 'deadline.rates', 'content.read', 'media.read'];
  // To publish what an editor wrote administers nothing and nobody (domain §1.2), nor does the catalogue of components.
  const besides = ['content.publish', 'media.approve', 'gallery.use'];
  const held = Object.entries(permissions).flatMap(([key, roles]) => (roles.includes(roleCode.administrator) ? [key] : []));
  expect(held.toSorted(), 'say in rights.ts whether it is system, security or audit').toEqual(
    [...kindByHand.keys(), ...lookedAt, ...besides].toSorted(),
  );
  const alone = menu.filter((section) => !catalogue.includes(section)).flatMap(({ pages }) => pages).filter(({ roles }) => roles.join() === roleCode.administrator);
  for (const { url } of alone)
    expect(administratorKinds.filter((kind) => roleTemplates[kind].pages.includes(url)), url).toHaveLength(1);
  expect(alone.length).toBeGreaterThan(6);
}); // oxfmt-ignore

test('[AZ-10] every pair of rights in the hands of one administrator is forbidden or free as their kinds are, and no third right frees it', () => {
  const keys = [...kindByHand.keys()];
  let forbiddenPairs = 0;
  for (const one of keys)
    for (const other of keys) {
      const mixed = ofRights([one, other], [roleCode.administrator]).length > 1;
      expect(mixed, `${one} and ${other}`).toBe(kindByHand.get(one) !== kindByHand.get(other));
      if (mixed) forbiddenPairs += 1;
      for (const third of rightsByKey.keys())
        if (mixed) expect(ofRights([third, other, one], [roleCode.administrator]).length).toBeGreaterThan(1);
    }
  // Of 17 × 17 those of the same kind are free: 6, 7 and 4 rights.
  expect(forbiddenPairs).toBe(17 * 17 - 6 * 6 - 7 * 7 - 4 * 4);
  for (const role of roleCodes)
    expect(ofRights([...rightsByKey].flatMap(([key, { roles }]) => (roles.includes(role) ? [key] : [])), [role]).length, role).toBe(role === roleCode.administrator ? 3 : 0);
}); // oxfmt-ignore

/** What administers and is the administrator's alone; what only lets look makes nobody an administrator. */
const alone = Object.entries(permissions).flatMap(([key, roles]) =>
  kindByHand.has(key) && roles.join() === roleCode.administrator ? [key] : [],
);
const anyRole = fc.record({
  rights: fc.uniqueArray(fc.constantFrom(...rightsByKey.keys()), { maxLength: 4 }),
  seesAs: fc.constantFrom(...roleCodes, 'OWN_ROLE'),
});

test('[AZ-10] in 500 random worlds whoever administers the platform holds one kind, or is found', () => {
  const found = { none: 0, one: 0, several: 0 };
  fc.assert(
    fc.property(fc.array(anyRole, { minLength: 1, maxLength: 4 }), (held) => {
      const keys = held.flatMap(({ rights }) => rights);
      const looksAs = held.map(({ seesAs }) => seesAs);
      // The same once more in a sentence, from the table by hand and not from the marks.
      const administers = looksAs.includes(roleCode.administrator) || keys.some((key) => alone.includes(key));
      const kinds = new Set(administers ? keys.flatMap((key) => kindByHand.get(key) ?? []) : []);
      expect(new Set(ofRights(keys, looksAs))).toEqual(kinds);
      // Nobody becomes less by one role more.
      expect(ofRights(keys.slice(1), looksAs.slice(1)).every((kind) => kinds.has(kind))).toBe(true);
      found[kinds.size === 0 ? 'none' : kinds.size === 1 ? 'one' : 'several'] += 1;
    }),
    { numRuns: 500 },
  );
  expect(Math.min(...Object.values(found))).toBeGreaterThan(40);
}); // oxfmt-ignore

const day = '2026-07-01';
const names = ['甲医院', '乙大学', '丙公司', '丁评价中心', '戊研究院'];
const place = fc.constantFrom(...names);
const person = fc.constantFrom('张一', '李二', '王三', '赵四');
const org = (name: string) => ({ id: `org-${name}`, name });
/** A small world: who did the work where, who is named in it, which agency handles it, and somebody who would judge. */
const world = fc.record({
  role: fc.constantFrom(...judgingRoles),
  name: person,
  works: fc.array(fc.record({ at: place, left: fc.constantFrom(null, '2026-01-01', '2020-01-01') }), {
    minLength: 1,
    maxLength: 3,
  }),
  completing: fc.uniqueArray(place, { minLength: 1, maxLength: 3 }),
  agency: place,
  publicAgency: place,
  people: fc.array(fc.record({ name: person, at: place, isAccount: fc.boolean() }), { maxLength: 4 }),
  avoided: fc.array(fc.record({ name: person, at: place }), { maxLength: 2 }),
});

test('[AZ-10] in 500 random worlds whoever belongs to the applicant’s side or to the agency judges nothing', () => {
  let refused = 0;
  let free = 0;
  fc.assert(
    fc.property(world, ({ role, name, works, completing, agency, publicAgency, people, avoided }) => {
      const account = `account-${name}`;
      const { hard } = conflictsOf(
        {
          role,
          name,
          accountId: account,
          identityCardIndex: null,
          mobileIndex: null,
          workplaces: works.map(({ at, left }) => ({ organisation: org(at), college: null, from: null, to: left })),
          declared: { employers: [], shareholdings: [], sharedSupervisorWith: [] },
          collaborations: [],
          pastPanels: [],
        },
        {
          mainOrganisation: org(completing[0]!),
          completingOrganisations: completing.map(org),
          colleges: [],
          persons: people.map((each) => ({
            name: each.name,
            organisation: each.at,
            accountId: each.isAccount ? `account-${each.name}` : null,
          })),
          inventors: [],
          authors: [],
          avoided: avoided.map((each) => ({ name: each.name, organisation: each.at })),
          agency: org(agency),
          transferees: [],
          owner: { name: '甲', organisation: '' },
          technologyManager: null,
          judges: [],
          readers: { judges: [], publicAgencies: [org(publicAgency)] },
          periods: standardValues,
        },
        day,
      );
      // The same said again in one sentence each, from the domain and not from the engine.
      const workedFor = (at: string) => works.some((work) => work.at === at);
      const recent = works.filter(({ left }) => left === null || left >= '2023-07-01');
      const fromApplicant = recent.some(({ at }) => completing.includes(at));
      const isNamed = people.some((each) => each.name === name && (each.isAccount || workedFor(each.at)));
      const isAvoided = role === 'expert' && avoided.some((each) => each.name === name && workedFor(each.at));
      const fromAgency = ['expert', ...outside].includes(role) && works.some(({ at, left }) => at === agency && left === null);
      // Afterwards nobody looks at it who belonged to the agency lately, nor blind who belonged to a public-service agency.
      const wasOfAgency = ['secondReviewer', 'reviewSupervisor'].includes(role) && recent.some(({ at }) => at === agency);
      const readsAll = role === 'secondReviewer' && recent.some(({ at }) => at === publicAgency);
      const wanted = fromApplicant || isNamed || isAvoided || fromAgency || wasOfAgency || readsAll;
      if (wanted) refused += 1;
      else free += 1;
      expect(hard.length > 0).toBe(wanted);
    }),
    { numRuns: 500 },
  );
  expect(refused).toBeGreaterThan(50);
  expect(free).toBeGreaterThan(20);
}); // oxfmt-ignore

test('[AZ-10] one account that holds every role and works for the agency still decides nothing about its own achievement', async () => {
  const { applicationId } = await submitted(worldOf(app));
  const { pool } = app.services;
  await pool.query(
    `insert into person_role (person_id, role_id) select person.id, role.id from person, role
     where login_name = 'suyanqing' and role.code <> '${roleCode.owner}' on conflict do nothing`,
  );
  await pool.query(
    `update person set organisation_id = (select organisation_id from person where login_name = 'yanshenzhi')
     where login_name = 'suyanqing'`,
  );
  await pool.query(
    `insert into certificate (id, person_id, kind, number, grade, valid_until)
     select gen_random_uuid(), person.id, 'assessor', 'X-' || person.id, 3, '2030-01-01' from person where login_name = 'suyanqing'`,
  );
  const [all, manager] = [await app.again('suyanqing'), await app.signIn('yanshenzhi')];
  const state = async () =>
    (await pool.query('select status, row_version, assessor_id from application where id = $1', [applicationId])).rows[0];
  const before = await state();
  const rowVersion = before.row_version as number;
  const assessors = await pool.query<{ id: string }>("select id from person where login_name = 'lujingxing'");
  const about = { Id: applicationId, RowVersion: rowVersion };
  const accepting = { ...about, ContractNo: 'HT-9', Fee: null, PlanStart: '2027-01-01', PlanEnd: '2027-03-01', PGSId: assessors.rows[0]!.id };
  const actions = [
    ['AcceptApply', accepting],
    ['RejectApply', { ...about, ReasonCode: '4', Reason: '不属于本机构受理的评价范围' }],
  ] as const;
  for (const [action, input] of actions) {
    const { ErrorCode, RequestMsg } = await all.wire(`POST /api/ApplyFor/${action}`, input);
    expect([403, 404, 2005], `${action}: ${RequestMsg}`).toContain(ErrorCode);
  }
  // Nor does anybody else give it to them to assess.
  const { ErrorCode } = await manager.wire('POST /api/ApplyFor/AcceptApply', { ...accepting, PGSId: all.id });
  expect(ErrorCode).toBe(2005);
  expect(await state()).toEqual(before);
}, 60_000); // oxfmt-ignore

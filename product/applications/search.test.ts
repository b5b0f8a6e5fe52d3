import fc from 'fast-check';
import { expressionBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type Person, type TestApp } from '#testing';
import { meOf } from '#guards/who-sees/people';
import type { Tables } from '#host/database/tables';
import { access } from '#product/access/contract';
import type { Draft } from './application';
import { applications } from './contract';
import { gramsFor, gramsOf, normalised, numberKey } from '#product/search/normalise';
import type { ApplicationFilter, SearchField } from './search';
import { columnsOf, storingRows } from './server';
import { wheresOf } from './server/conditions';
import { expandedStatus } from '#product/dictionaries/application-status';
import { idsOf } from '#testing/applications/story';
import { roleCode } from '#contract/rights';

const { list } = applications.calls;
const isLong = process.env['LONG_TESTS'] === '1';
let app: TestApp;
let admin: Person;

interface Known {
  readonly draft: Draft;
  readonly status: number;
  readonly manager: string | null;
  /** The day on which the report was issued, or else last changed. */
  readonly evaluatedOn: string | null;
}
const world: (Known & { id: string })[] = [];
const words = ['心', '心脏', '瓣膜', 'ＣＴ', 'ct影像', '100%', 'a_b', '影像', '肝癌', '脏'];
const managers = ['tangyuan', 'yetang'] as const;

const anyKnown = fc.record({
  name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  college: fc.option(fc.constantFrom('骨科学院', '影像学院', 'CT 中心')),
  authors: fc.array(fc.constantFrom('陆心', '易影', '骨生', 'Ana'), { maxLength: 3 }),
  status: fc.constantFrom(0, 1, 2, 3, 4, 6, 7),
  manager: fc.option(fc.constantFrom(...managers)),
  benefit: fc.option(fc.constantFrom('0.00', '10.50', '99.99', '100.00', '1000000.00')),
  daysAgo: fc.option(fc.integer({ min: 0, max: 5 })),
});

beforeAll(async () => {
  app = await openApp();
  admin = await app.signIn('admin');
  await app.db.updateTable('application').set({ isDeleted: true }).execute();
  const ids = await idsOf(app);
  let next = 0;
  for (const row of fc.sample(anyKnown, { numRuns: 80, seed: 20261102 })) {
    const draft: Draft = {
      achievementName: row.name,
      achievementType: '1.2',
      collegeName: row.college,
      persons: row.authors.map((name) => ({
        name,
        sex: null,
        birthYear: null,
        professionalTitle: null,
        education: null,
        organisationName: '',
        contribution: '',
        share: null,
      })),
      technologyManagerId: row.manager ? ids.people.get(row.manager)! : null,
      economicBenefit: row.benefit,
    };
    const id = `01a00000-0000-7000-8000-${String((next += 1)).padStart(12, '0')}`;
    const at = new Date(app.now().getTime() - next * 1_000).toISOString();
    const day = row.daysAgo === null ? null : new Date(app.now().getTime() - row.daysAgo * 86_400_000);
    const evaluatedOn = day && day.toISOString().slice(0, 10);
    await storingRows(app.db, id, draft, () => crypto.randomUUID(), new Set(['persons']))
      .insertInto('application')
      .values({
        ...columnsOf(draft),
        id,
        status: row.status,
        ownerId: ids.people.get('suyanqing')!,
        // Submitted long before: a search for the day of evaluation does not mean that day.
        submittedAt: '2026-01-05T01:00:00.000Z',
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    if (evaluatedOn)
      await app.db
        .insertInto('report')
        .values({
          id: crypto.randomUUID(),
          applicationId: id,
          agencyId: ids.organisations.get('PJ001')!,
          authorId: ids.people.get('lujingxing')!,
          round: 1,
          status: row.status === 1 ? 1 : 6,
          baseDate: '2026-01-05',
          sections: '{}',
          // A report that was never issued counts by its last change, at three in the night in Shanghai.
          issueDate: next % 3 === 0 ? null : evaluatedOn,
          createdAt: at,
          updatedAt: new Date(Date.parse(`${evaluatedOn}T03:00:00+08:00`)).toISOString(),
        } as never)
        .execute();
    world.push({
      id,
      draft,
      status: row.status,
      manager: row.manager === null ? null : row.manager === 'tangyuan' ? '唐予安' : '叶棠',
      evaluatedOn,
    });
  }
}, 60_000);
afterAll(() => app.close());

const textOf = (known: Known, field: SearchField): string | null => {
  const authors = (known.draft.persons ?? []).map(({ name }) => name);
  const texts: Partial<Record<SearchField, string | null>> = {
    achievementName: known.draft.achievementName!,
    college: known.draft.collegeName ?? null,
    firstAuthor: authors[0] ?? null,
    anyAuthor: authors.length > 0 ? authors.join('\n') : null,
    technologyManager: known.manager,
  };
  return texts[field] ?? null;
};

/** What the search means, said plainly. */
const plainly = (known: Known, filter: ApplicationFilter): boolean => {
  const { conditions = [], status, economicBenefitFrom: from, economicBenefitTo: to } = filter;
  // An administrator, who asks here, knows of an evaluation once it is published.
  const day = known.status === 1 ? known.evaluatedOn : null;
  const benefit = known.draft.economicBenefit == null ? null : Number(known.draft.economicBenefit);
  return (
    (status == null || (status === 'submitted' && [0, 7].includes(known.status))) &&
    (from == null || (benefit !== null && benefit >= Number(from))) &&
    (to == null || (benefit !== null && benefit <= Number(to))) &&
    (filter.startTime == null || (day !== null && day >= filter.startTime)) &&
    (filter.endTime == null || (day !== null && day <= filter.endTime)) &&
    (conditions ?? []).every(({ logic, searchField, keyword }) => {
      if (keyword.trim() === '') return true;
      const holds =
        searchField === 'status'
          ? expandedStatus(Number(keyword)).includes(known.status)
          : normalised(textOf(known, searchField) ?? '').includes(normalised(keyword)) &&
            textOf(known, searchField) !== null;
      return holds === (logic === 'contains');
    })
  );
};

const anyCondition = fc
  .record({
    logic: fc.constantFrom('contains' as const, 'lacks' as const),
    searchField: fc.constantFrom(
      'achievementName' as const,
      'college' as const,
      'firstAuthor' as const,
      'anyAuthor' as const,
      'technologyManager' as const,
      'status' as const,
    ),
    keyword: fc.constantFrom(...words, '骨', 'CT', 'ana', '唐', '%', '_', ' '),
    code: fc.constantFrom('0', '1', '6', '7'),
  })
  .map(({ code, ...row }) => (row.searchField === 'status' ? { ...row, keyword: code } : row));

const fields = {
  status: fc.constant('submitted' as const),
  conditions: fc.array(anyCondition, { maxLength: 4 }),
  economicBenefitFrom: fc.constantFrom('0', '10.5', '100'),
  economicBenefitTo: fc.constantFrom('100', '999999', '1000000000'),
  startTime: fc.constantFrom('2026-10-29', '2026-10-31'),
  endTime: fc.constantFrom('2026-10-31', '2026-11-02'),
};
const anyFilter = fc.record(fields, { requiredKeys: [] });

/** An administrator, who sees every application and of evaluations those that are published. */
const me = meOf({
  personId: crypto.randomUUID(),
  ...{ organisationId: null, isOrganisationAdmin: false },
  held: [{ role: roleCode.administrator, scope: 'all' }],
});

/** How many searches are asked in one statement. */
const atOnce = 50;
const row = expressionBuilder<Tables, 'application'>();

/** What searches find in worlds of their own, by the conditions of the list itself: of each the ids, the newest first. */
const foundBy = async (
  asked: readonly { readonly filter: ApplicationFilter; readonly ids: readonly string[] }[],
  grams: boolean,
): Promise<string[][]> => {
  const hits = await Promise.all(
    asked.map(async ({ filter, ids }) => {
      const wheres = await wheresOf(app.db, me, filter, 'zh');
      return sql`select array(select application.id from application
        where application.id = any(${[...ids]}::uuid[]) and ${row.and(wheres.map((each) => each(row, grams)))}
        order by application.created_at desc, application.id desc) as found`;
    }),
  );
  const { rows } = await sql<{ found: string[] }>`${sql.join(hits, sql` union all `)}`.execute(app.db);
  return rows.map(({ found }) => found);
};

describe('searching', () => {
  test('[SF4] [EN4.JJXY] [EN4.time] [EN4.Conditions] any search finds what its meaning says, no more and no less, newest first, with the exact total', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, fc.subarray(world), async (filter, there) => {
        // Another world each time: which of the applications there are.
        const ids = there.map(({ id }) => id);
        await app.db
          .updateTable('application')
          .set({ isDeleted: sql<boolean>`not id = any(${ids}::uuid[])` })
          .where(
            'id',
            'in',
            world.map(({ id }) => id),
          )
          .execute();
        const found = await admin.do(list, { ...filter, pageSize: 100 });
        const wanted = there.filter((known) => plainly(known, filter)).map(({ id }) => id);
        expect(found.rows.map(({ id }) => id)).toEqual(wanted);
        expect(found.total).toBe(wanted.length);
      }),
      { numRuns: isLong ? 2_000 : 120, seed: 7 },
    );
    await app.db
      .updateTable('application')
      .set({ isDeleted: false })
      .where(
        'id',
        'in',
        world.map(({ id }) => id),
      )
      .execute();
  }, 600_000);

  test('[SF4] 2,000 searches in 2,000 worlds find what their meaning says, by the index of grams and without it', async () => {
    // Most of them ask for little, or hardly one would find anything.
    const anySearch = fc
      .tuple(anyFilter, fc.subarray(Object.keys(fields), { maxLength: 2 }), fc.constantFrom(1, 1, 2, 4))
      .map(([filter, asked, most]): ApplicationFilter => {
        const few = { ...filter, ...(filter.conditions && { conditions: filter.conditions.slice(0, most) }) };
        return Object.fromEntries(Object.entries(few).filter(([key]) => asked.includes(key)));
      });
    const cases = fc.sample(fc.tuple(anySearch, fc.subarray(world)), { numRuns: 2_000, seed: 20261126 });
    let telling = 0;
    for (let from = 0; from < cases.length; from += atOnce) {
      const some = cases.slice(from, from + atOnce);
      const asked = some.map(([filter, there]) => ({ filter, ids: there.map(({ id }) => id) }));
      const found = await foundBy(asked, (from / atOnce) % 2 === 0);
      for (const [at, [filter, there]] of some.entries()) {
        const wanted = there.filter((known) => plainly(known, filter)).map(({ id }) => id);
        expect(found[at], JSON.stringify(filter)).toEqual(wanted);
        if (wanted.length > 0 && wanted.length < there.length) telling += 1;
      }
    }
    // As many find some of what there is, and not all of it.
    expect(telling).toBeGreaterThan(700);
  }, 60_000);

  test('a reversed range is refused beside its end, and applicants do not search for experts', async () => {
    expect(await admin.refusal(list, { maturityFrom: 9, maturityTo: 3 })).toBe(2002);
    const amounts = { economicBenefitFrom: '10', economicBenefitTo: '9' };
    expect(await admin.refusal(list, amounts)).toBe(2002);
    await admin.do(list, { economicBenefitFrom: '9', economicBenefitTo: '10' });
    expect(await admin.refusal(list, { pageIndex: 100_000, pageSize: 100 })).toBe(2002);
    const owner = await app.signIn('suyanqing');
    const expert = { searchField: 'expert' as const, keyword: '沈' };
    expect(await owner.refusal(list, { simple: expert })).toBe(403);
    expect((await admin.do(list, { simple: expert })).total).toBe(0);
    expect(await admin.refusal(list, { simple: { searchField: 'status', keyword: '5' } })).toBe(2002);
  });

  test('the grams a keyword needs are among the grams of every text that holds it', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map(normalised);
    fc.assert(
      fc.property(text, text, text, (before, keyword, after) => {
        const grams = new Set(gramsOf(normalised(`${before}${keyword}${after}`)));
        const whole = normalised(`${before}${keyword}${after}`);
        fc.pre(whole.includes(keyword));
        for (const gram of gramsFor(keyword)) expect(grams.has(gram)).toBe(true);
      }),
    );
    expect(numberKey('ZL 2020 1 0000001.0')).toBe(numberKey('cn202010000001.0'));
  });
});

describe('the demonstration', () => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await openApp();
    admin = await app.signIn('admin');
  });
  afterAll(() => app.close());

  test('[EN3] its applications without reports are written whole, and found by every filter of the report query', async () => {
    const named = (name: string) =>
      app.db
        .selectFrom('application')
        .selectAll()
        .where('achievementName', 'like', `%${name}%`)
        .executeTakeFirstOrThrow();
    const returned = await named('清肺化浊颗粒');
    expect(returned).toMatchObject({ status: 6, returnCount: 1 });
    expect(returned.defects.map(({ field }) => field)).toEqual(['approvals', 'endMonth']);
    const overdue = await app.db
      .selectFrom('deadline')
      .select('dueAt')
      .where('objectId', '=', (await named('自体CAR-T')).id)
      .executeTakeFirstOrThrow();
    const ledger = async (filter: ApplicationFilter) =>
      (await admin.do(list, filter)).rows.map(({ achievementName }) => achievementName);
    const carT = '自体CAR-T细胞治疗复发难治性骨髓瘤制备工艺';
    expect(await ledger({ mainOrganisationName: '附属肿瘤医院' })).toContain(carT);
    expect(await ledger({ achievementName: 'car-t' })).toContain(carT);
    expect(await ledger({ evaluationAgencyName: '明析', status: 'submitted' })).toContain(carT);
    expect((await ledger({ achievementType: '2' })).length).toBeGreaterThanOrEqual(2);
    expect((await ledger({ evaluationPurpose: '6' })).length).toBeGreaterThanOrEqual(1);
    expect(await ledger({ evaluationPurpose: '6' })).not.toContain(carT);
    expect(await ledger({ assessorName: '陆景行' })).not.toContain(carT);
    expect(await ledger({ maturityFrom: 1 })).not.toContain(carT);
    expect(overdue.dueAt < app.now().toISOString()).toBe(true);
  });

  test('[SF4] who is offered the search by expert is answered; whoever applies besides is neither offered it nor answered', async () => {
    const { db } = app;
    const onPanels = await db
      .selectFrom('opinion')
      .innerJoin('report', 'report.id', 'opinion.reportId')
      .innerJoin('person', 'person.id', 'opinion.expertId')
      .select(['report.applicationId', 'person.trueName'])
      .where('report.isCurrent', '=', true)
      .where('opinion.invitation', '=', 'accepted')
      .execute();
    const assessor = await app.signIn('lujingxing');
    const read = async (more: ApplicationFilter) =>
      (await assessor.do(list, { ...more, pageSize: 100 })).rows.map(({ id }) => id);
    const all = await read({});
    const { trueName } = onPanels.find(({ applicationId }) => all.includes(applicationId))!;
    const sat = all.filter((id) =>
      onPanels.some((each) => each.applicationId === id && each.trueName === trueName),
    );
    const withExpert = { searchField: 'expert', keyword: trueName } as const;
    expect(await read({ simple: withExpert })).toEqual(sat);
    expect(await read({ conditions: [{ logic: 'lacks', ...withExpert }] })).toEqual(
      all.filter((id) => !sat.includes(id)),
    );

    const isOffered = async () =>
      (await assessor.do(access.calls.pageActions, { page: 'applyList' })).includes('apply.searchExpert');
    expect(await isOffered()).toBe(true);
    // They apply for achievements themselves, under a second role.
    const owner = await db
      .selectFrom('role')
      .select('id')
      .where('code', '=', roleCode.owner)
      .executeTakeFirstOrThrow();
    await db.insertInto('personRole').values({ personId: assessor.id, roleId: owner.id }).execute();
    expect(await isOffered()).toBe(false);
    await expect(read({ simple: withExpert })).rejects.toMatchObject({ code: 403 });
    expect(await read({})).toEqual(all);
  });
});

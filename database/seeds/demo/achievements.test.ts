import { describe, expect, test } from 'vitest';
import { isCodeOf, itemOf, outcomeCategoryOf, type DictionaryName } from '#product/dictionaries/dictionaries';
import { achievements, type DemoAchievement } from './achievements';
import { organisationOf, organisations } from './organisations';
import { people, personOf } from './people';

/** number, main organisation, category, product, purposes, CSD, CXD, XJD, JJXY, apply/report, overall (domain §8). */
const table = `
1 YL001 1 2.3 1,2 10 3 6 1260.00 1/1 2
2 YL003 1 6.2 1,8 9 2 5 486.50 1/1 3
3 YL002 1 3.3 1,2 7 3 7 0.00 1/1 1
4 YL005 2 9.3 4,5 9 1 5 58.00 1/1 3
5 YL004 2 4.7 5,8 11 1 4 212.00 1/1 4
6 YL001 1 2.6 1 6 3 6 0.00 4/7 -
7 JK001 2 5.5 3,6 10 1 4 0.00 4/7 -
8 KY001 1 3.2 1 5 2 5 0.00 7/0 -
9 QY001 1 2.4 1,2 6 4 7 0.00 7/0 -
10 GX001 3 10.1 5 2 4 - 0.00 7/3 -
11 GX002 1 1.1 2 4 3 6 0.00 7/6 -
12 GX001 2 4.5 4 - - - 36.00 7/- -
13 YL006 1 2.5 1 - - - 95.20 7/- -
14 YL002 1 1.9 1,2 - - - 0.00 0/- -
15 JK001 2 5.1 6 - - - 0.00 0/- -
16 YL004 1 1.4 1 - - - 0.00 6/- -
17 KY001 1 3.6 2 - - - 0.00 6/- -
18 YL003 2 9.3 5 - - - 0.00 2/- -
19 KY001 1 1.7 2 3 2 5 0.00 3/3 -
20 YL002 3 10.4 5 3 4 - 0.00 1/1 2
21 YL003 1 2.2 1 12 1 4 780.00 1/1 4
22 QY002 1 6.2 1 6 2 5 0.00 7/0 -
23 YL006 1 2.6 1,2 6 3 6 0.00 7/0 -`.trim();

const rowOf = (one: DemoAchievement): string => {
  const { progress } = one;
  return [
    one.number,
    one.organisations[0]!.number,
    outcomeCategoryOf(one.achievementType),
    one.medicalProducts[0],
    one.evaluationPurposes.join(','),
    progress.maturityLevel ?? '-',
    progress.innovationLevel ?? '-',
    progress.advancementLevel ?? '-',
    one.economicBenefit,
    `${progress.applicationStatus}/${progress.reportStatus ?? '-'}`,
    progress.overallLevel ?? '-',
  ].join(' ');
};

describe('the achievements of the demonstration', () => {
  test('are the table of the domain, row by row', () => {
    expect(achievements.map(rowOf).join('\n')).toBe(table);
  });

  test.each(achievements.map((one) => [one.number, one] as const))('fill the wizard: %i', (_, one) => {
    expect(one.name.length).toBeLessThanOrEqual(100);
    expect(one.keywords.length).toBeGreaterThanOrEqual(1);
    expect(one.keywords.length).toBeLessThanOrEqual(3);
    expect(one.introduction.length).toBeGreaterThan(120);
    expect(one.introduction.length).toBeLessThanOrEqual(2000);
    expect(one.applicationIndustries.length).toBeLessThanOrEqual(3);
    expect(one.endMonth >= one.startMonth).toBe(true);
    expect(one.organisations.filter((place) => place.isMain)).toHaveLength(1);
    expect(one.persons[0]).toMatchObject({ user: one.owner, sort: 1 });
    expect(one.persons.reduce((sum, { share }) => sum + Number(share), 0)).toBeLessThanOrEqual(100);
    expect(personOf(one.owner).organisation).toBe(one.organisations[0]!.number);
    if (outcomeCategoryOf(one.achievementType) === '2') expect(one.socialBenefit).not.toBe('');
    expect(one.avoidExperts.length).toBeLessThanOrEqual(3);
    const { fields } = organisationOf(one.agency).agency!;
    expect(fields).toContain(one.technologyField);
    for (const { field } of one.progress.defects ?? []) expect(field).toMatch(/^[a-z][A-Za-z]+$/);
  });

  test('name only codes that can be chosen', () => {
    const chosen = achievements.flatMap((one): readonly (readonly [DictionaryName, string])[] => [
      ...one.medicalProducts.map((code) => ['medicalProduct', code] as const),
      ...one.persons.map((person) => ['professionalTitle', person.professionalTitle] as const),
      ['achievementType', one.achievementType],
    ]);
    for (const [set, code] of chosen) expect(itemOf(set, code)?.parent, `${set} ${code}`).toBeDefined();
    for (const one of achievements) expect(isCodeOf('limitReason', one.limitReason)).toBe(true);
  });

  test('have an ethics number wherever people were studied', () => {
    const studied = achievements.filter(({ humanResearch }) => humanResearch === '1');
    expect(studied.length).toBeGreaterThan(10);
    for (const { number, approvals } of studied)
      expect(
        approvals.map(({ kind }) => kind),
        String(number),
      ).toContain('1');
  });

  test('cover every status, the limited, the overdue, the duplicate, the revoked and the re-evaluated', () => {
    const seen = (read: (one: DemoAchievement) => string | undefined) => new Set(achievements.map(read));
    for (const code of ['0', '1', '2', '3', '4', '6', '7'])
      expect(
        seen((one) => one.progress.applicationStatus),
        code,
      ).toContain(code);
    for (const code of ['0', '1', '3', '6', '7'])
      expect(
        seen((one) => one.progress.reportStatus),
        code,
      ).toContain(code);
    const sheets = new Set(
      achievements.flatMap((one) => one.progress.panel.map((seat) => seat.opinionStatus)),
    );
    expect(sheets).toEqual(new Set([null, '6', '0', '1', '3']));
    const overall = achievements.flatMap((one) =>
      [one.progress, ...one.oldReports].map((report) => report.overallLevel),
    );
    for (const code of ['1', '2', '3', '4', '5'] as const) expect(overall).toContain(code);
    expect(achievements.filter((one) => one.limitReason !== '0').map((one) => one.number)).toEqual([11]);
    expect(achievements.filter((one) => one.progress.isOverdue).map((one) => one.number)).toEqual([14]);
    expect(achievements.find((one) => one.number === 21)!.oldReports.map((old) => old.state)).toEqual([
      'superseded',
      'revoked',
    ]);
    const core = (number: number) =>
      achievements.find((one) => one.number === number)!.rights.find((right) => right.isCore)!.number;
    expect(core(17)).toBe(core(8));
  });
});

describe('the panels of the demonstration', () => {
  const panels = achievements.filter((one) => one.progress.panel.length > 0);
  const expertOf = (login: string) => people.find((one) => one.loginName === login)!;

  test.each(panels.map((one) => [one.number, one] as const))(
    'keep the rules of domain §6.5: %i',
    (_, one) => {
      const { panel } = one.progress;
      const experts = panel.map((seat) => expertOf(seat.expert));
      expect([5, 7, 9]).toContain(panel.length);
      expect(new Set(panel.map((seat) => seat.expert)).size).toBe(panel.length);
      expect(panel.filter((seat) => seat.isLeader)).toHaveLength(1);
      const technical = experts.filter((expert) => expert.expertKind === '1' || expert.expertKind === '2');
      expect(technical.length * 3).toBeGreaterThanOrEqual(panel.length * 2);
      for (const expert of technical) expect(['1', '2']).toContain(expert.professionalTitle.split('.')[1]);
      if (outcomeCategoryOf(one.achievementType) !== '3')
        expect(experts.some((expert) => expert.expertKind === '1')).toBe(true);
      if (one.evaluationPurposes.some((purpose) => purpose === '1' || purpose === '2'))
        expect(experts.some((expert) => expert.expertKind === '3' || expert.expertKind === '4')).toBe(true);
      for (const { number } of organisations)
        expect(experts.filter((expert) => expert.organisation === number).length).toBeLessThanOrEqual(2);
    },
  );

  test('hold nobody with a hard conflict: workplace within three years, joint work, or named to be avoided', () => {
    for (const one of panels) {
      const completing = new Set<string | undefined>([
        ...one.organisations.map((place) => place.number),
        one.agency,
      ]);
      const named = [
        ...one.persons,
        ...one.papers.flatMap((paper) => paper.authors),
        ...one.rights.flatMap((right) => right.inventors),
        ...one.avoidExperts,
      ].map((person) => person.name);
      for (const { expert } of one.progress.panel) {
        const person = expertOf(expert);
        const recent = person.workplaces.filter((place) => (place.toMonthsAgo ?? 0) < 36);
        for (const place of recent)
          expect(completing, `${one.number} ${person.name}`).not.toContain(place.organisation);
        expect(named, `${one.number}`).not.toContain(person.name);
      }
    }
  });

  test('leave conflicts to be found among those who were not asked', () => {
    const first = achievements.find((one) => one.number === 1)!;
    expect(first.papers.flatMap((paper) => paper.authors.map((author) => author.name))).toContain('易安之');
    expect(expertOf('peiyunxiu').workplaces.some((place) => place.organisation === 'YL001')).toBe(true);
  });

  test('are written up and checked by two assessors of the agency', () => {
    for (const { number, agency, progress } of panels) {
      const [writer, checker] = [progress.assessor!, progress.secondChecker!].map(personOf);
      expect(writer!.organisation, String(number)).toBe(agency);
      expect(checker!.organisation, String(number)).toBe(agency);
      expect(writer).not.toBe(checker);
    }
  });
});

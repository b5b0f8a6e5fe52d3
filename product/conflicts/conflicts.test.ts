import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill, inLanguage, languages } from '#contract/words';
import { standardValues } from '#product/settings/settings';
import { conflictsOf, hardConflictsOf } from './conflicts';
import { evaluatingRoles, forbiddenTogether, judgingRoles } from './forbidden-roles';
import { normalisedName, sameOrganisation } from './names';
import type { AchievementRelationships, Candidate, PersonRef, Workplace } from './types';
import { conflictsWords } from './words';

const today = '2026-07-01';
const organisation = (name: string, id: string | null = null) => ({ id, name });

const workplace = (name: string, more: Partial<Workplace> = {}): Workplace => ({
  organisation: organisation(name),
  college: null,
  from: '2010-01-01',
  to: null,
  ...more,
});

const candidate = (more: Partial<Candidate> = {}): Candidate => ({
  role: 'expert',
  name: '王建国',
  accountId: 'account-wang',
  identityCardIndex: 'card-wang',
  mobileIndex: 'mobile-wang',
  workplaces: [workplace('Far Hospital')],
  declared: { employers: [], shareholdings: [], sharedSupervisorWith: [] },
  collaborations: [],
  pastPanels: [],
  ...more,
});

const achievement = (more: Partial<AchievementRelationships> = {}): AchievementRelationships => ({
  owner: { name: '方远山', organisation: 'City Hospital' },
  technologyManager: null,
  judges: [],
  mainOrganisation: organisation('City Hospital', 'city'),
  completingOrganisations: [organisation('City Hospital', 'city'), organisation('Second University')],
  colleges: ['School of Clinical Medicine'],
  persons: [{ name: '李敏', organisation: 'City Hospital' }],
  inventors: [],
  authors: [],
  avoided: [],
  agency: organisation('Agency', 'agency'),
  transferees: [organisation('Buyer Ltd')],
  readers: { judges: [], publicAgencies: [organisation('Public Agency')] },
  periods: standardValues,
  ...more,
});

const found = (one: Partial<Candidate>, relationships: Partial<AchievementRelationships> = {}) => {
  const whole = candidate(one);
  const { hard, soft } = conflictsOf(whole, achievement(relationships), today);
  // Whoever asks only for what refuses gets the same without anybody's history.
  const declared = { ...whole.declared, sharedSupervisorWith: [] };
  const withoutHistory = { ...whole, declared, collaborations: [], pastPanels: [] };
  expect(hardConflictsOf(withoutHistory, achievement(relationships), today)).toEqual(hard);
  return {
    hard: hard.map(({ rule, matchedBy }) => `${rule} by ${matchedBy}`),
    soft: soft.map(({ rule, matchedBy }) => `${rule} by ${matchedBy}`),
  };
};
const nothing = { hard: [], soft: [] };

describe('the conflict engine (domain §9.1)', () => {
  it('finds nothing against an expert from elsewhere', () => {
    expect(found({})).toEqual(nothing);
  });

  it('refuses somebody from a completing organisation, now or within three years', () => {
    const until = (to: string | null) =>
      found({ workplaces: [workplace('second  university', { to })] }).hard;
    expect(until(null)).toEqual(['sameOrganisation by organisation']);
    expect(until('2023-07-01')).toEqual(['sameOrganisation by organisation']);
    expect(until('2023-06-30')).toEqual([]);
    const soon = found({ workplaces: [workplace('City Hospital', { from: '2026-09-01' })] });
    expect(soon.hard).toEqual([]);
  });

  it('knows a renamed organisation by its record', () => {
    const renamed = workplace('Former City Hospital', { organisation: organisation('Old name', 'city') });
    expect(found({ workplaces: [renamed] }).hard).toEqual(['sameOrganisation by organisation']);
  });

  it('matches a person by account, else identity card, else mobile, else name and organisation', () => {
    const person = (more: Partial<PersonRef>): PersonRef => ({
      name: 'Another name',
      organisation: 'Somewhere',
      ...more,
    });
    const by = (one: PersonRef) => found({}, { persons: [one] });
    expect(by(person({ accountId: 'account-wang', identityCardIndex: 'other' })).hard).toEqual([
      'namedAsPerson by account',
    ]);
    expect(by(person({ accountId: 'other', identityCardIndex: 'card-wang' })).hard).toEqual([
      'namedAsPerson by identityCard',
    ]);
    expect(by(person({ mobileIndex: 'mobile-wang' })).hard).toEqual(['namedAsPerson by mobile']);
    expect(by({ name: ' 王 建国', organisation: 'FAR  HOSPITAL' }).hard).toEqual([
      'namedAsPerson by nameAndOrganisation',
    ]);
    expect(by({ name: '王建国', organisation: 'Near Hospital' })).toEqual({
      hard: [],
      soft: ['namedAsPerson by nameAlone'],
    });
    expect(by({ name: '王建国', organisation: '' }).soft).toEqual(['namedAsPerson by nameAlone']);
  });

  it('never takes two unknown numbers for the same one', () => {
    const unknown = { accountId: null, identityCardIndex: null, mobileIndex: '' };
    expect(found(unknown, { persons: [{ name: 'Nobody', organisation: '', ...unknown }] })).toEqual(nothing);
  });

  it('also knows a workplace the person has left long ago, as papers do', () => {
    const workplaces = [workplace('Far Hospital'), workplace('Old School', { to: '2001-01-01' })];
    const authors = [{ name: '王建国', organisation: 'Old School', paper: 'On something' }];
    expect(found({ workplaces }, { authors }).hard).toEqual(['paperAuthor by nameAndOrganisation']);
  });

  it('refuses inventors, authors and those the applicant would avoid, and says where they stand', () => {
    const self = { name: '王建国', organisation: 'Far Hospital' };
    const { hard } = conflictsOf(
      candidate(),
      achievement({
        inventors: [{ ...self, right: 'ZL 2024 1 0000001' }],
        authors: [{ ...self, paper: 'A trial of something' }],
        avoided: [self],
      }),
      today,
    );
    expect(hard.map(({ rule, where }) => [rule, where])).toEqual([
      ['coInventor', 'ZL 2024 1 0000001'],
      ['paperAuthor', 'A trial of something'],
      ['avoided', ''],
    ]);
    expect(found({ role: 'assessor' }, { avoided: [self] }).hard).toEqual([]);
  });

  it('refuses the owner and the technology manager, whatever they are to judge it as', () => {
    const self: PersonRef = { name: '王建国', organisation: 'Far Hospital', accountId: 'account-wang' };
    for (const role of judgingRoles) {
      expect(found({ role }, { owner: self }).hard).toEqual(['owner by account']);
      expect(found({ role }, { technologyManager: self }).hard).toEqual(['technologyManager by account']);
    }
    expect(
      found({}, { owner: { name: 'x', organisation: '', identityCardIndex: 'card-wang' } }).hard,
    ).toEqual(['owner by identityCard']);
  });

  it('refuses a second part in the same evaluation that does not go together with the first', () => {
    for (const role of judgingRoles)
      for (const other of evaluatingRoles)
        expect(
          found({ role }, { judges: [{ accountId: 'account-wang', role: other }] }).hard,
          `${role} who is ${other}`,
        ).toEqual(forbiddenTogether([role, other]).length > 0 ? ['otherRole by account'] : []);
    expect(found({}, { judges: [{ accountId: 'account-li', role: 'assessor' }] })).toEqual(nothing);
  });

  it('takes a declared employer and a declared shareholding for what they are', () => {
    const declared = (more: Partial<Candidate['declared']>) =>
      found({ declared: { employers: [], shareholdings: [], sharedSupervisorWith: [], ...more } }).hard;
    expect(declared({ employers: [organisation('second university')] })).toEqual([
      'sameOrganisation by declaration',
    ]);
    expect(declared({ shareholdings: [organisation('City Hospital')] })).toEqual([
      'completingShareholder by declaration',
    ]);
    // What was declared earlier says where somebody worked until then.
    const earlier = (on: string) => declared({ employers: [{ ...organisation('City Hospital'), on }] });
    expect(earlier('2023-07-01')).toEqual(['sameOrganisation by declaration']);
    expect(earlier('2023-06-30')).toEqual([]);
    expect(
      declared({ employers: [organisation('Elsewhere')], shareholdings: [organisation('Elsewhere')] }),
    ).toEqual([]);
  });

  it('refuses employees and shareholders of agency and transferee, but lets the assessor work for the agency', () => {
    const relationships = {
      workplaces: [workplace('Agency')],
      declared: {
        employers: [organisation('Buyer Ltd')],
        shareholdings: [organisation('agency'), organisation('Buyer Ltd')],
        sharedSupervisorWith: [],
      },
    };
    const transferee = ['transfereeEmployee by declaration', 'transfereeShareholder by declaration'];
    expect(found(relationships).hard).toEqual([
      'agencyEmployee by organisation',
      'agencyShareholder by declaration',
      ...transferee,
    ]);
    expect(found({ ...relationships, role: 'publicReviewer' }).hard).toHaveLength(4);
    expect(found({ ...relationships, role: 'assessor' }).hard).toEqual(transferee);
    expect(found({ workplaces: [workplace('Agency', { to: '2026-06-30' })] }).hard).toEqual([]);
  });

  it('lets nobody review a second time, or have that done, who may have read it: by what they were, for three years', () => {
    const left = (name: string, to: string | null) => ({ workplaces: [workplace(name, { to })] });
    const afterwards = ['secondReviewer', 'reviewSupervisor'] as const;
    for (const role of afterwards) {
      expect(found({ role, ...left('Agency', null) }).hard).toEqual(['agencyEmployee by organisation']);
      expect(found({ role, ...left('agency', '2023-07-01') }).hard).toEqual([
        'agencyEmployee by organisation',
      ]);
      expect(found({ role, ...left('Agency', '2023-06-30') }).hard).toEqual([]);
    }
    expect(found({ role: 'publicReviewer', ...left('Agency', '2026-06-30') }).hard).toEqual([]);
    // Public-service agencies read every report: whoever has it done belongs to one.
    for (const to of [null, '2023-07-01']) {
      const [blind, having] = afterwards.map((role) => found({ role, ...left('Public Agency', to) }).hard);
      expect([blind, having]).toEqual([['publicAgencyEmployee by organisation'], []]);
    }
    expect(found({ role: 'secondReviewer', ...left('Public Agency', '2023-06-30') }).hard).toEqual([]);
    const employers = [{ ...organisation('public agency'), on: '2024-01-01' }];
    const declared = { employers, shareholdings: [], sharedSupervisorWith: [] };
    expect(found({ role: 'secondReviewer', declared }).hard).toEqual(['publicAgencyEmployee by declaration']);
    // Whoever once had a part in it, for good; the same is no matter to those who evaluate it.
    for (const part of evaluatingRoles) {
      const readers = { judges: [{ accountId: 'account-wang', role: part }], publicAgencies: [] };
      for (const role of afterwards)
        expect(found({ role }, { readers }).hard, `${role} who was ${part}`).toEqual(
          forbiddenTogether([role, part]).length > 0 ? ['otherRole by account'] : [],
        );
      expect(found({ role: 'expert' }, { readers })).toEqual(nothing);
    }
    expect(() => found({ role: 'secondReviewer' }, { readers: undefined })).toThrow(/may have read/);
  });

  it('points out a common paper or project of the last five years', () => {
    const since = (on: string) =>
      found({
        collaborations: [{ partner: { name: '李敏', organisation: 'City Hospital' }, title: 'A trial', on }],
      }).soft;
    expect(since('2021-07-01')).toEqual(['collaborated by nameAndOrganisation']);
    expect(since('2021-06-30')).toEqual([]);
    expect(since('2026-08-01')).toEqual([]);
  });

  it('points out a common college and a common supervisor', () => {
    expect(
      found({ workplaces: [workplace('Far University', { college: 'School of clinical medicine' })] }).soft,
    ).toEqual(['sameCollege by organisation']);
    expect(
      found({
        declared: {
          employers: [],
          shareholdings: [],
          sharedSupervisorWith: [{ name: '李 敏', organisation: 'City Hospital' }],
        },
      }).soft,
    ).toEqual(['sharedSupervisor by declaration']);
  });

  it('points out whoever would sit for the same organisation a third time within a year', () => {
    const sat = (...days: string[]) =>
      found({ pastPanels: days.map((on) => ({ mainOrganisation: organisation('City Hospital'), on })) }).soft;
    expect(sat('2026-01-01')).toEqual([]);
    expect(sat('2025-07-01', '2026-01-01')).toEqual(['oftenForOrganisation by count']);
    expect(sat('2025-06-30', '2026-01-01')).toEqual([]);
  });

  it('counts the first and the last day of a workplace, and one of no known beginning', () => {
    const at = (name: string, more: Partial<Workplace>) =>
      found({ workplaces: [workplace(name, more)] }).hard;
    for (const more of [{ from: null }, { from: today }, { to: today }]) {
      expect(at('Agency', more), JSON.stringify(more)).toEqual(['agencyEmployee by organisation']);
      expect(at('City Hospital', more), JSON.stringify(more)).toEqual(['sameOrganisation by organisation']);
    }
    for (const name of ['Agency', 'City Hospital']) expect(at(name, { from: '2026-07-02' })).toEqual([]);
    expect(found({ workplaces: [workplace('City Hospital')] }).soft).toEqual([]);
    const transferees = [organisation('Other Ltd'), organisation('Buyer Ltd')];
    expect(found({ workplaces: [workplace('Buyer Ltd')] }, { transferees }).hard).toEqual([
      'transfereeEmployee by organisation',
    ]);
  });

  it('tells conflicts apart by whom, where and how they were found', () => {
    const hits = (more: Partial<Candidate>) =>
      conflictsOf(candidate(more), achievement(), today).hard.map(({ who, where, matchedBy }) => [
        who,
        where,
        matchedBy,
      ]);
    const places = [
      workplace('City Hospital', { to: '2025-01-01' }),
      workplace('City Hospital', { from: '2025-01-02' }),
      workplace('City Hospital', { from: null }),
      workplace('Second University', { from: null }),
    ];
    const declared = {
      employers: [organisation('City Hospital')],
      shareholdings: [],
      sharedSupervisorWith: [],
    };
    expect(hits({ workplaces: places, declared })).toEqual([
      ['City Hospital', '2010-01-01–2025-01-01', 'organisation'],
      ['City Hospital', '2025-01-02–', 'organisation'],
      ['City Hospital', '–', 'organisation'],
      ['Second University', '–', 'organisation'],
      ['City Hospital', '–', 'declaration'],
    ]);
  });

  it('points at a college of today, at a named partner and up to this very day, at nobody and nothing else', () => {
    const at = (more: Partial<Workplace>, colleges = ['Another school', 'School of Clinical Medicine']) =>
      found(
        { workplaces: [workplace('Far University', { college: 'School of Clinical Medicine', ...more })] },
        { colleges },
      ).soft;
    expect([at({}), at({ to: today })]).toEqual([
      ['sameCollege by organisation'],
      ['sameCollege by organisation'],
    ]);
    expect([at({ to: '2026-06-30' }), at({ college: null }), at({}, [])]).toEqual([[], [], []]);
    const worked = (partner: PersonRef) =>
      found({ collaborations: [{ partner, title: 'A trial', on: today }] }).soft;
    expect(worked({ name: '李敏', organisation: 'City Hospital' })).toEqual([
      'collaborated by nameAndOrganisation',
    ]);
    expect(worked({ name: '赵强', organisation: 'City Hospital' })).toEqual([]);
    const sat = (on: string) =>
      found({
        pastPanels: ['2026-01-01', on].map((day) => ({
          mainOrganisation: organisation('City Hospital'),
          on: day,
        })),
      }).soft;
    expect([sat(today), sat('2026-07-02')]).toEqual([['oftenForOrganisation by count'], []]);
    const { soft } = conflictsOf(
      candidate({
        workplaces: [workplace('Far University', { college: 'School of Clinical Medicine' })],
        declared: {
          employers: [],
          shareholdings: [],
          sharedSupervisorWith: [{ name: '李敏', organisation: '' }],
        },
      }),
      achievement({
        persons: [
          { name: '李敏', organisation: 'City Hospital' },
          { name: '王建国', organisation: '' },
        ],
      }),
      today,
    );
    expect(soft.map(({ word, who, where }) => [word, who, where])).toEqual([
      ['namesake', '王建国', ''],
      ['sameCollege', 'School of Clinical Medicine', 'Far University'],
      ['sharedSupervisor', '李敏', ''],
    ]);
  });

  it('names one conflict once', () => {
    const again = workplace('City Hospital');
    expect(found({ workplaces: [again, again] }).hard).toHaveLength(1);
  });

  it('shows no number and no index, and has a sentence in each language', () => {
    const { hard } = conflictsOf(
      candidate(),
      achievement({ persons: [{ name: '李敏', organisation: '', identityCardIndex: 'card-wang' }] }),
      today,
    );
    expect(JSON.stringify(hard)).not.toContain('card-wang');
    for (const { word, who, where } of hard)
      for (const language of languages)
        expect(fill(inLanguage(conflictsWords[word], language), { who, where })).toContain('李敏');
  });

  it('does not lose a conflict when more people are added', () => {
    const person = fc.record({
      name: fc.constantFrom('王建国', '李敏', '赵强'),
      organisation: fc.constantFrom('Far Hospital', 'City Hospital', ''),
    });
    const people = fc.array(person, { maxLength: 5 });
    fc.assert(
      fc.property(people, people, (some, others) => {
        const before = conflictsOf(candidate(), achievement({ persons: some }), today);
        const after = conflictsOf(candidate(), achievement({ persons: [...others, ...some] }), today);
        for (const hit of before.hard) expect(after.hard).toContainEqual(hit);
        for (const hit of before.soft) expect(after.soft).toContainEqual(hit);
      }),
    );
  });
});

describe('names', () => {
  it('are compared without case, width, spaces and middle dots', () => {
    const same = [
      '买买提·艾力',
      '买买提•艾力',
      '买买提・艾力',
      '买买提･艾力',
      ' 买买提 艾力\u200b',
      '买买提.艾力',
    ];
    expect(new Set(same.map(normalisedName)).size).toBe(1);
    expect(normalisedName('Ｗａｎｇ　Jian-Guo')).toBe('wangjianguo');
  });

  it('that are empty are like none', () => {
    expect(sameOrganisation(organisation(' '), organisation(''))).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRules, gradeOfTitle, notReadyForExperts } from './composition';
import { standardValues } from '#product/settings/settings';
import type { PanelContext, PanelMember } from './types';

const member = (number: number, more: Partial<PanelMember> = {}): PanelMember => ({
  expertId: `expert-${number}`,
  name: `Expert ${number}`,
  kind: 'technical',
  titleGrade: 1,
  organisation: { id: `org-${number}`, name: `Organisation ${number}` },
  isLeader: number === 1,
  invitation: 'accepted',
  hasHardConflict: false,
  ...more,
});

const seven = (): PanelMember[] => [
  member(1, { kind: 'clinical' }),
  ...[2, 3, 4, 5].map((number) => member(number)),
  member(6, { kind: 'market', titleGrade: null }),
  member(7, { kind: 'ethics', titleGrade: 3 }),
];

const context = (more: Partial<PanelContext> = {}): PanelContext => ({
  template: 1,
  purposes: ['1', '5'],
  productTypes: ['4.8'],
  completingOrganisations: [{ id: 'hospital', name: '江澜医科大学附属第一医院' }],
  agency: { id: 'agency', name: 'Agency' },
  avoidedExpertIds: [],
  limits: standardValues,
  ...more,
});

const words = (panel: PanelMember[], where: PanelContext = context()) =>
  brokenRules(panel, where).map(({ word }) => word);

const instead = (number: number, more: Partial<PanelMember>) =>
  seven().map((one) => (one.expertId === `expert-${number}` ? { ...one, ...more } : one));

describe('the composition of a panel (domain §6.5)', () => {
  it('of seven in good order breaks no rule and is ready', () => {
    expect(brokenRules(seven(), context())).toEqual([]);
    expect(notReadyForExperts(seven(), context())).toEqual([]);
  });

  it('is five to nine, and odd', () => {
    const of = (count: number) => [
      member(1, { kind: 'clinical' }),
      ...Array.from({ length: count - 1 }, (_, place) => member(place + 2)),
    ];
    const free = context({ purposes: [], productTypes: [] });
    expect(words(of(5), free)).toEqual([]);
    expect(words(of(9), free)).toEqual([]);
    expect(words(of(3), free)).toEqual(['panelSize']);
    expect(words(of(11), free)).toEqual(['panelSize']);
    expect(words(of(6), free)).toEqual(['panelEven']);
    expect(words([], free)).toContain('panelSize');
  });

  it('has one leader and nobody twice', () => {
    expect(words(instead(1, { isLeader: false }))).toEqual(['oneLeader']);
    expect(words(instead(2, { isLeader: true }))).toEqual(['oneLeader']);
    expect(words(instead(3, { expertId: 'expert-2' }))).toEqual(['expertTwice']);
  });

  it('has at most two from one organisation, by its record or by its name', () => {
    const crowd = (name: string, id: string | null) =>
      seven().map((one, place) => (place < 3 ? { ...one, organisation: { id, name } } : one));
    expect(words(crowd('City Hospital', 'city'))).toEqual(['tooManyFromOneOrganisation']);
    expect(brokenRules(crowd('City Hospital', null), context())[0]).toMatchObject({
      values: { organisation: 'City Hospital', count: 3, most: 2 },
      expertIds: ['expert-1', 'expert-2', 'expert-3'],
    });
    expect(words(crowd('City Hospital', 'city').with(2, member(3)))).toEqual([]);
  });

  it('has two thirds of technical experts, each with a senior title', () => {
    expect(words(instead(5, { kind: 'economics' }))).toEqual(['tooFewTechnical']);
    expect(words(instead(4, { titleGrade: 2 }))).toEqual([]);
    expect(words(instead(4, { titleGrade: 3 }))).toEqual(['titleNotSenior']);
    expect(words(instead(4, { titleGrade: null }))).toEqual(['titleNotSenior']);
  });

  it('has the clinical, market and ethics experts the achievement asks for', () => {
    expect(words(instead(1, { kind: 'technical' }))).toEqual(['clinicianNeeded']);
    expect(words(instead(1, { kind: 'technical' }), context({ template: 2 }))).toEqual([]);
    expect(words(instead(6, { kind: 'finance' }))).toEqual(['marketExpertNeeded']);
    expect(words(instead(6, { kind: 'intellectualProperty' }))).toEqual([]);
    expect(words(instead(6, { kind: 'finance' }), context({ purposes: ['5'] }))).toEqual([]);
    expect(words(instead(7, { kind: 'management' }))).toEqual(['ethicsExpertNeeded']);
    expect(words(instead(7, { kind: 'management' }), context({ productTypes: ['1.9'] }))).toEqual([
      'ethicsExpertNeeded',
    ]);
    expect(words(instead(7, { kind: 'management' }), context({ productTypes: ['2.3'] }))).toEqual([]);
  });

  it('has nobody from the completing organisations, the agency or the avoid-list', () => {
    const hospital = { id: null, name: '江澜医科大学 附属第一医院' };
    expect(words(instead(3, { organisation: hospital }))).toEqual(['fromCompletingOrganisation']);
    expect(words(instead(3, { organisation: { id: 'agency', name: 'Renamed' } }))).toEqual(['fromAgency']);
    expect(words(seven(), context({ avoidedExpertIds: ['expert-4'] }))).toEqual(['avoidedByOwner']);
  });

  it('says of each broken rule what it counted, and of whom it speaks', () => {
    const broken = (panel: PanelMember[], more: Partial<PanelContext> = {}) =>
      brokenRules(panel, context(more));
    const of = (number: number) => [`expert-${number}`];
    expect(broken(seven().slice(0, 4), { purposes: [], productTypes: [] })).toEqual([
      { word: 'panelSize', values: { count: 4, fewest: 5, most: 9 }, expertIds: [] },
      { word: 'panelEven', values: { count: 4 }, expertIds: [] },
    ]);
    expect(broken(instead(3, { expertId: 'expert-2' }))).toEqual([
      { word: 'expertTwice', values: { name: 'Expert 2' }, expertIds: of(2) },
    ]);
    expect(broken(instead(2, { isLeader: true }))).toEqual([
      { word: 'oneLeader', values: { count: 2 }, expertIds: [...of(1), ...of(2)] },
    ]);
    expect(broken(instead(5, { kind: 'economics' }))).toEqual([
      { word: 'tooFewTechnical', values: { count: 4, needed: 5 }, expertIds: [] },
    ]);
    expect(broken(instead(4, { titleGrade: 3 }))).toEqual([
      { word: 'titleNotSenior', values: { name: 'Expert 4' }, expertIds: of(4) },
    ]);
    const involved = (word: string) => [
      { word, values: { name: 'Expert 3', organisation: 'Organisation 3' }, expertIds: of(3) },
    ];
    const completingOrganisations = [
      { id: 'hospital', name: 'Hospital' },
      { id: 'org-3', name: 'x' },
    ];
    expect(broken(seven(), { completingOrganisations })).toEqual(involved('fromCompletingOrganisation'));
    expect(broken(seven(), { agency: { id: 'org-3', name: 'x' } })).toEqual(involved('fromAgency'));
    expect(broken(seven(), { avoidedExpertIds: of(3) })).toEqual(involved('avoidedByOwner'));
    expect(notReadyForExperts(instead(5, { hasHardConflict: true }), context())).toEqual([
      { word: 'hardConflict', values: { name: 'Expert 5' }, expertIds: of(5) },
    ]);
  });

  it('does not depend on the order of the seats', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(seven(), { minLength: 1 }), (panel) => {
        expect(new Set(words(panel))).toEqual(new Set(words(panel.toReversed())));
      }),
    );
  });
});

describe('a panel before the report goes to it', () => {
  it('has accepted as a whole, free of hard conflicts', () => {
    const waiting = notReadyForExperts(instead(2, { invitation: 'invited' }), context());
    expect(waiting).toEqual([
      { word: 'invitationNotAccepted', values: { name: 'Expert 2' }, expertIds: ['expert-2'] },
    ]);
    const bound = notReadyForExperts(instead(5, { hasHardConflict: true }), context());
    expect(bound.map(({ word }) => word)).toEqual(['hardConflict']);
  });
});

it('a title tells its grade by its code, where its series has grades', () => {
  expect(['1.1', '4.3', '9.1', '1', '', '11.1', '1.12'].map(gradeOfTitle)).toEqual([
    1,
    3,
    null,
    null,
    null,
    null,
    null,
  ]);
});

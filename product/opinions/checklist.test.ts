import { expect, test } from 'vitest';
import { standardValues } from '#product/settings/settings';
import { ruleStates } from './checklist';
import type { ExpertKind, PanelContext, PanelMember } from './types';

const context: PanelContext = {
  template: 1,
  purposes: ['1'],
  productTypes: [],
  completingOrganisations: [],
  agency: { id: null, name: '' },
  avoidedExpertIds: [],
  limits: standardValues,
};
const member = (place: number, kind: ExpertKind): PanelMember => ({
  expertId: String(place),
  name: `expert ${place}`,
  kind,
  titleGrade: 1,
  organisation: { id: null, name: `organisation ${place}` },
  isLeader: place === 0,
  invitation: 'invited',
  hasHardConflict: false,
});
const kinds: readonly ExpertKind[] = ['clinical', 'clinical', 'technical', 'technical', 'market'];

test('a good panel meets every rule that applies', () => {
  const states = ruleStates(
    kinds.map((kind, place) => member(place, kind)),
    context,
  );
  expect(states.map(({ rule }) => rule)).toEqual([
    'size',
    'leader',
    'organisations',
    'technical',
    'senior',
    'clinician',
    'market',
  ]);
  expect(states.every(({ broken }) => broken.length === 0)).toBe(true);
});

test('a rule that is broken says by what; a theory has no rule about clinicians', () => {
  const states = ruleStates([member(0, 'technical'), member(1, 'ethics')], {
    ...context,
    template: 2,
    purposes: [],
    productTypes: ['1.9'],
  });
  const broken = Object.fromEntries(states.map(({ rule, broken: by }) => [rule, by.map(({ word }) => word)]));
  expect(broken).toEqual({
    size: ['panelSize', 'panelEven'],
    leader: [],
    organisations: [],
    technical: ['tooFewTechnical'],
    senior: [],
    ethics: [],
  });
});

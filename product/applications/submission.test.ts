import { expect, test } from 'vitest';
import type { Draft } from './application';
import { contradictionsIn } from './contradictions';
import { applicationFacts } from './fields';
import { missingBy } from './submission';

const missingFor = missingBy(applicationFacts);
const today = '2026-03-10';
const right = {
  form: '1',
  status: '4',
  name: '专利',
  number: '1',
  country: '',
  appliedOn: '2021-05-01',
  grantedOn: '2020-05-01',
  owner: '',
  isCore: true,
  inventors: [],
};
const saidOf = (draft: Draft) =>
  contradictionsIn(draft, today).map(({ path, word }) => `${path.join('.')} ${word}`);

test('what cannot be is told at its field: reversed days, years to come, a finish that is over', () => {
  expect(
    saidOf({
      startMonth: '2026-04',
      endMonth: '2025-01',
      rights: [right, { ...right, appliedOn: '2026-03-11', grantedOn: null }],
      papers: [{ title: '', journal: '', year: 2032, doi: '', cites: null, authors: [] }],
      approvals: [{ kind: '1', number: '', issuer: '', date: '2026-03-11' }],
      benefits: [{ year: 2027, newSales: '0', newProfit: '0', tax: '0', savedCost: '0', basis: '' }],
      expectedFinish: '2020-01-01',
    }),
  ).toEqual([
    'startMonth yetToCome',
    'endMonth endBeforeStart',
    'rights.1.appliedOn yetToCome',
    'rights.0.grantedOn grantBeforeApplication',
    'papers.0.year yetToCome',
    'approvals.0.date yetToCome',
    'benefits.0.year yetToCome',
    'expectedFinish finishPast',
  ]);
});

test('the last possible values pass: today, this month, this year, a grant on the day of its application', () => {
  expect(
    saidOf({
      startMonth: '2026-03',
      endMonth: '2026-03',
      rights: [{ ...right, appliedOn: today, grantedOn: today }],
      papers: [{ title: '', journal: '', year: 2026, doi: '', cites: null, authors: [] }],
      expectedFinish: today,
    }),
  ).toEqual([]);
});

test('what is wrong is listed in the order of the form', () => {
  const fields = missingFor(
    { expectedFinish: '2020-01-01', endMonth: '2019-01', startMonth: '2020-01' },
    {
      ownerId: 'nobody',
      today,
    },
  ).map(({ path }) => path[0]);
  expect(fields.indexOf('endMonth')).toBeLessThan(fields.indexOf('organisations'));
  expect(fields.indexOf('expectedFinish')).toBeLessThan(fields.indexOf('commitments'));
});

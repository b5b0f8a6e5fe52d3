import { expect, test } from 'vitest';
import type { Me } from '#host/me';
import type { ReportRecord } from './server/computed-levels';
import { actorsOf } from './server/actors';
import { audienceOf } from './server/visible';
import { reportStates } from '#product/dictionaries/report-status';
import { roleCode } from '#contract/rights';

const { draft, returned, withExperts, atPublicAgency, passed } = reportStates;
const row = {
  authorId: 'author',
  checkedBy: 'checker',
  agencyId: 'agency',
  status: withExperts,
  returnScope: null,
  isFinal: false,
};
const people: Readonly<Record<string, readonly [roles: readonly string[], organisation: string]>> = {
  author: [[roleCode.assessor], 'agency'],
  checker: [[roleCode.assessor], 'agency'],
  colleague: [[roleCode.assessor], 'agency'],
  stranger: [[roleCode.assessor], 'elsewhere'],
  manager: [[roleCode.agency], 'agency'],
  otherManager: [[roleCode.agency], 'elsewhere'],
  reviewer: [[roleCode.publicAgency], 'public'],
  admin: [[roleCode.administrator], 'agency'],
};
const as = (personId: string, [roles, organisation] = people[personId]!): Me =>
  ({ personId, organisationIds: [organisation], roles: new Set(roles) }) as unknown as Me;
const each = (of: (me: Me) => readonly string[]) =>
  Object.fromEntries(
    Object.keys(people).flatMap((name) => (of(as(name)).length > 0 ? [[name, of(as(name)).join()]] : [])),
  );

test('as what each person acts on a report: nobody checks what they wrote, and nobody acts beyond their agency', () => {
  const actors = (more: object) => each((me) => actorsOf(me, { ...row, ...more } as ReportRecord));
  const out = { author: 'assessor', checker: 'secondChecker', manager: 'agency', reviewer: 'publicAgency' };
  for (const status of [withExperts, atPublicAgency, passed]) expect(actors({ status })).toEqual(out);
  for (const status of [draft, returned])
    expect(actors({ status })).toEqual({ ...out, colleague: 'secondChecker' });
  // Whoever wrote or checked it does not act for the agency, whatever else they are.
  const both = (name: string, status: number) =>
    actorsOf(as(name, [[roleCode.assessor, roleCode.agency], 'agency']), { ...row, status } as ReportRecord);
  expect(both('author', draft)).toEqual(['assessor']);
  expect(both('checker', draft)).toEqual(['secondChecker']);
  expect(both('colleague', withExperts)).toEqual(['agency']);
  expect(actorsOf(as('author', [[roleCode.expert], 'agency']), row as ReportRecord)).toEqual([]);
});

test('as what each person reads a report: staff of its agency, and those it was sent to', () => {
  const staff = (more: object) =>
    Object.keys(people).filter((name) => audienceOf(as(name), { ...row, ...more }, false, false) === 'staff');
  const agency = ['author', 'checker', 'manager'];
  expect(staff({})).toEqual(agency);
  expect(staff({ status: draft })).toEqual(['author', 'checker', 'colleague', 'manager']);
  expect(staff({ status: returned })).toEqual(['author', 'checker', 'colleague', 'manager']);
  expect(staff({ status: returned, returnScope: 'formal' })).toEqual([
    'author',
    'checker',
    'colleague',
    'manager',
    'reviewer',
  ]);
  expect(staff({ status: withExperts, returnScope: 'formal' })).toEqual(agency);
  for (const status of [atPublicAgency, passed]) expect(staff({ status })).toEqual([...agency, 'reviewer']);
  // The narrower one decides: an expert first, then an owner; whoever is left reads no content.
  expect([
    audienceOf(as('manager'), row, true, true),
    audienceOf(as('manager'), row, false, true),
    audienceOf(as('admin'), row, false, false),
  ]).toEqual(['expert', 'owner', 'administrator']);
});

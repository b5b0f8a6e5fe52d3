import { expect, test } from 'vitest';
import type { Me } from '#host/me';
import { opinionActors } from './server/guards';
import { roleCode } from '#contract/rights';

const row = { expertId: 'expert', agencyId: 'agency' };
const actors = (personId: string, role: string, organisation: string): string[] =>
  opinionActors({ personId, organisationIds: [organisation], roles: new Set([role]) } as unknown as Me, row);

test('as what each person acts on a sheet: its expert, a manager of its agency, or a reviewer from outside; nobody else, and never as two', () => {
  expect(actors('expert', roleCode.expert, 'elsewhere')).toEqual(['expert']);
  expect(actors('manager', roleCode.agency, 'agency')).toEqual(['checker']);
  expect(actors('expert', roleCode.agency, 'agency')).toEqual(['expert']);
  expect(actors('manager', roleCode.agency, 'elsewhere')).toEqual([]);
  expect(actors('reviewer', roleCode.publicAgency, 'elsewhere')).toEqual(['publicAgency']);
  expect(actors('expert', roleCode.publicAgency, 'elsewhere')).toEqual(['expert']);
  const { publicAgency, agency } = roleCode;
  expect(
    opinionActors(
      {
        personId: 'both',
        organisationIds: ['agency'],
        roles: new Set([publicAgency, agency]),
      } as unknown as Me,
      row,
    ),
    'who checks for the agency does not decide for the public-service agency',
  ).toEqual(['checker']);
  for (const role of [
    roleCode.expert,
    roleCode.assessor,
    roleCode.administrator,
    roleCode.owner,
    roleCode.technologyManager,
  ])
    expect(actors('somebody', role, 'agency'), role).toEqual([]);
});

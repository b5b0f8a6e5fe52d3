import { expect, test } from 'vitest';
import type { Me } from '#host/me';
import { opinionActors } from './server/guards';
import { roleCode } from '#contract/rights';

const row = { expertId: 'expert', agencyId: 'agency' };
const actors = (personId: string, role: string, organisation: string): string[] =>
  opinionActors({ personId, organisationIds: [organisation], roles: new Set([role]) } as unknown as Me, row);

test('as what each person acts on a sheet: its expert, or a manager of its agency; nobody else, and never as both', () => {
  expect(actors('expert', roleCode.expert, 'elsewhere')).toEqual(['expert']);
  expect(actors('manager', roleCode.agency, 'agency')).toEqual(['checker']);
  expect(actors('expert', roleCode.agency, 'agency')).toEqual(['expert']);
  expect(actors('manager', roleCode.agency, 'elsewhere')).toEqual([]);
  for (const role of [
    roleCode.expert,
    roleCode.assessor,
    roleCode.publicAgency,
    roleCode.administrator,
    roleCode.owner,
    roleCode.technologyManager,
  ])
    expect(actors('somebody', role, 'agency'), role).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Me } from '#host/me';
import { opinionActors } from './server/guards';

const row = { expertId: 'expert', agencyId: 'agency' };
const actors = (personId: string, role: string, organisation: string): string[] =>
  opinionActors({ personId, organisationIds: [organisation], roles: new Set([role]) } as unknown as Me, row);

test('as what each person acts on a sheet: its expert, or a manager of its agency; nobody else, and never as both', () => {
  expect(actors('expert', 'ZJ', 'elsewhere')).toEqual(['expert']);
  expect(actors('manager', 'PJJ', 'agency')).toEqual(['checker']);
  expect(actors('expert', 'PJJ', 'agency')).toEqual(['expert']);
  expect(actors('manager', 'PJJ', 'elsewhere')).toEqual([]);
  for (const role of ['ZJ', 'PGS', 'PSA', 'ADM', 'OWN', 'STM'])
    expect(actors('somebody', role, 'agency'), role).toEqual([]);
});

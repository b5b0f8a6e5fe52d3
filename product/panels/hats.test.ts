import { expect, test } from 'vitest';
import type { Me } from '#host/me';
import { opinionHats } from './server/guards';

const row = { expertId: 'expert', agencyId: 'agency' };
const hats = (personId: string, role: string, organisation: string): string[] =>
  opinionHats({ personId, organisationIds: [organisation], roles: new Set([role]) } as unknown as Me, row);

test('as what each person acts on a sheet: its expert, or a manager of its agency; nobody else, and never as both', () => {
  expect(hats('expert', 'ZJ', 'elsewhere')).toEqual(['expert']);
  expect(hats('manager', 'PJJ', 'agency')).toEqual(['checker']);
  expect(hats('expert', 'PJJ', 'agency')).toEqual(['expert']);
  expect(hats('manager', 'PJJ', 'elsewhere')).toEqual([]);
  for (const role of ['ZJ', 'PGS', 'PSA', 'ADM', 'OWN', 'STM'])
    expect(hats('somebody', role, 'agency'), role).toEqual([]);
});

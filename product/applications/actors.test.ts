import { expect, test } from 'vitest';
import type { Me } from '#host/me';
import { actorsOf } from './server/actors';
import { applicationCodes } from '#product/dictionaries/application-status';
import { roleCode } from '#contract/rights';

const { submitted, passed, cancelled, rejected, publicReview, draft, evaluating } = applicationCodes;
const row = {
  ownerId: 'owner',
  technologyManagerId: 'techManager',
  evaluationAgencyId: 'agency',
  assessorId: 'assessor',
};
const actors = (personId: string, roles: readonly string[], organisation: string, status: number) =>
  actorsOf({ personId, organisationIds: [organisation], roles: new Set(roles) } as unknown as Me, {
    ...row,
    status,
  });
const every = Object.values(applicationCodes);

test('as what each person acts on an application: by the role they hold and by what the application names', () => {
  for (const status of every) {
    expect(actors('owner', [roleCode.owner], 'hospital', status)).toEqual(['owner']);
    expect(actors('techManager', [roleCode.technologyManager], 'hospital', status)).toEqual(['techManager']);
    expect(actors('assessor', [roleCode.assessor], 'agency', status)).toEqual(['assessor']);
    expect(actors('manager', [roleCode.agency], 'agency', status)).toEqual(status === draft ? [] : ['agency']);
    // Others of the same role, or the same person without it.
    for (const role of [roleCode.owner, roleCode.technologyManager, roleCode.assessor, roleCode.administrator, roleCode.expert]) expect(actors('other', [role], 'agency', status)).toEqual([]);
    for (const name of ['owner', 'techManager', 'assessor']) expect(actors(name, [roleCode.administrator], 'agency', status)).toEqual([]);
    expect(actors('manager', [roleCode.agency], 'elsewhere', status)).toEqual([]);
  }
}); // oxfmt-ignore

test('the public-service agency acts on what has been submitted and is still to be decided, or has passed', () => {
  for (const status of [submitted, evaluating, publicReview, passed])
    expect(actors('reviewer', [roleCode.publicAgency], 'public', status)).toEqual(['publicAgency']);
  for (const status of [draft, cancelled, rejected])
    expect(actors('reviewer', [roleCode.publicAgency], 'public', status)).toEqual([]);
});

test('whoever is on the applicant’s side acts as nothing else on their own achievement', () => {
  const everything = [
    roleCode.owner,
    roleCode.technologyManager,
    roleCode.agency,
    roleCode.assessor,
    roleCode.publicAgency,
  ];
  for (const name of ['owner', 'techManager'])
    expect(actors(name, everything, 'agency', evaluating)).toEqual([name]);
  expect(actors('assessor', everything, 'agency', evaluating)).toEqual([
    'agency',
    'assessor',
    'publicAgency',
  ]);
});

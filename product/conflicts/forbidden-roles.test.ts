import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievementRoles, forbiddenTogether } from './forbidden-roles';

describe('roles on one achievement (domain §1.2)', () => {
  it.each(['owner', 'person', 'completingOrganisationMember'] as const)('the %s judges nothing', (own) => {
    for (const role of ['agencyManager', 'assessor', 'secondChecker', 'expert', 'publicReviewer'] as const)
      expect(forbiddenTogether([role, own])).toEqual([[own, role]]);
  });

  it('the assessor is no expert and does not check themselves', () => {
    expect(forbiddenTogether(['assessor', 'expert'])).toHaveLength(1);
    expect(forbiddenTogether(['assessor', 'secondChecker'])).toHaveLength(1);
  });

  it('the public reviewer works for no agency involved', () => {
    expect(forbiddenTogether(['publicReviewer', 'agencyEmployee'])).toHaveLength(1);
  });

  it('some roles do go together', () => {
    expect(forbiddenTogether(['owner', 'person', 'completingOrganisationMember'])).toEqual([]);
    expect(forbiddenTogether(['agencyManager', 'agencyEmployee', 'assessor'])).toEqual([]);
    expect(forbiddenTogether([])).toEqual([]);
  });

  it('neither order nor repetition of the roles matters, and a further role frees nobody', () => {
    const roles = fc.array(fc.constantFrom(...achievementRoles), { maxLength: 5 });
    fc.assert(
      fc.property(roles, fc.constantFrom(...achievementRoles), (held, more) => {
        const before = forbiddenTogether(held);
        expect(forbiddenTogether([...held, ...held].toReversed())).toEqual(before);
        expect(forbiddenTogether([...held, more])).toEqual(expect.arrayContaining(before));
      }),
    );
  });
});

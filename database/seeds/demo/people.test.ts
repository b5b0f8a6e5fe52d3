import { describe, expect, test } from 'vitest';
import { roleCodes, roleCode } from '#contract/rights';
import { itemOf } from '#product/dictionaries/dictionaries';
import { readIdentityCard } from '#contract/identity-card';
import { isCreditCode } from '#contract/validators';
import { organisations, organisationOf } from './organisations';
import { expertPools, people, personOf } from './people';

const once = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);

describe('the organisations of the demonstration', () => {
  test('are twenty-three, each with its own number, name and valid credit code', () => {
    expect(organisations).toHaveLength(23);
    once(organisations.map((one) => one.number));
    once(organisations.map((one) => one.name));
    once(organisations.map((one) => one.creditCode));
    for (const one of organisations) {
      expect(one.number).toMatch(/^[A-Z]{2}\d{3}$/);
      expect(isCreditCode(one.creditCode), one.creditCode).toBe(true);
      expect(one.creditCode.slice(2, 8)).toBe('000000');
      expect(one.agency !== undefined).toBe(one.type === '6');
    }
  });
});

test('a credit code is judged as the standard’s own example is', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true);
  expect(isCreditCode('91350100M000100Y44')).toBe(false);
});

describe('the people of the demonstration', () => {
  test('cover every role, with twenty-four experts and one person who is expert and assessor', () => {
    for (const role of roleCodes)
      expect(
        people.some((one) => one.roles.includes(role)),
        role,
      ).toBe(true);
    expect(people.filter((one) => one.userType === '1')).toHaveLength(24);
    expect(
      people.filter((one) => one.roles.includes(roleCode.expert) && one.roles.includes(roleCode.assessor)),
    ).toHaveLength(1);
    for (const number of organisations
      .filter((one) => /^(YL|GX|KY|JK|QY)/.test(one.number))
      .map((one) => one.number))
      expect(
        people.some((one) => one.roles.includes(roleCode.owner) && one.organisation === number),
        number,
      ).toBe(true);
    expect(people.filter((one) => one.isOrganisationAdmin).map((one) => one.organisation)).toEqual(['YL001']);
  });

  test('share no login name, mobile number or identity number', () => {
    once(people.map((one) => one.loginName));
    once(people.map((one) => one.mobile));
    once(people.map((one) => one.identityCard));
  });

  test('can belong to nobody real: numbers that are not given out, region 000000, example.org', () => {
    for (const one of people) {
      expect(one.mobile).toMatch(/^1000000\d{4}$/);
      expect(one.email).toMatch(/^[a-z]+@example\.org$/);
      expect(readIdentityCard(one.identityCard)).toMatchObject({ region: '000000', sex: one.sex });
      expect(readIdentityCard(one.identityCard)!.birthDate.slice(0, 7)).toBe(one.birthMonth);
      expect(itemOf('professionalTitle', one.professionalTitle)?.parent).toBeDefined();
      for (const place of one.workplaces) expect(organisationOf(place.organisation)).toBeDefined();
    }
  });

  test('hold certificates where they need one, and one of them has expired', () => {
    for (const one of people.filter(
      ({ roles }) => roles.includes(roleCode.assessor) || roles.includes(roleCode.technologyManager),
    ))
      expect(one.certificate, one.name).toBeDefined();
    expect(people.filter((one) => (one.certificate?.validMonths ?? 0) < 0).map((one) => one.name)).toEqual([
      '方既明',
    ]);
  });

  test('stand in pools that name only experts', () => {
    for (const [assessor, pool] of Object.entries(expertPools)) {
      expect(personOf(assessor).roles).toContain(roleCode.assessor);
      for (const login of pool) expect(personOf(login).roles).toContain(roleCode.expert);
    }
  });
});

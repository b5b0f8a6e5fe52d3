import { expect, test } from 'vitest';
import type { Me } from './me';
import { looksAs, viewsOf, withRoles } from './scopes';
import { roleCode } from '#contract/rights';

const held = [
  { role: roleCode.agency, scope: 'organisation' },
  { role: roleCode.administrator, scope: 'own' },
  { role: roleCode.publicAgency, scope: 'own' },
] as const;
const me = { roles: new Set(held.map(({ role }) => role)), views: viewsOf(held) } as unknown as Me;
const shown = (views: Me['views']) =>
  Object.fromEntries(views.map(({ scope, roles }) => [scope, [...roles]]));

test('roles are gathered by how far each looks; a distance that no role has is no view', () => {
  expect(shown(me.views)).toEqual({
    own: [roleCode.administrator, roleCode.publicAgency],
    organisation: [roleCode.agency],
  });
  expect(viewsOf([])).toEqual([]);
});

test('somebody with some of their roles only keeps how far each of these looks', () => {
  const some = withRoles(me, (role) => role !== roleCode.administrator);
  expect([...some.roles]).toEqual([roleCode.agency, roleCode.publicAgency]);
  expect(shown(some.views)).toEqual({ own: [roleCode.publicAgency], organisation: [roleCode.agency] });
});

test('one looks as a built-in role only where it is not narrowed', () => {
  const wide = { views: viewsOf([{ role: roleCode.agency, scope: 'all' }, ...held]) };
  expect(looksAs(wide, roleCode.agency)).toBe(true);
  for (const role of [roleCode.administrator, roleCode.publicAgency]) expect(looksAs(wide, role)).toBe(false);
  expect(looksAs(me, roleCode.agency)).toBe(false);
});

import { expect, test } from 'vitest';
import type { Me } from './me';
import { looksAs, viewsOf, withRoles } from './scopes';

const held = [
  { role: 'PJJ', scope: 'organisation' },
  { role: 'ADM', scope: 'own' },
  { role: 'PSA', scope: 'own' },
] as const;
const me = { roles: new Set(held.map(({ role }) => role)), views: viewsOf(held) } as unknown as Me;
const shown = (views: Me['views']) =>
  Object.fromEntries(views.map(({ scope, roles }) => [scope, [...roles]]));

test('roles are gathered by how far each looks; a distance that no role has is no view', () => {
  expect(shown(me.views)).toEqual({ own: ['ADM', 'PSA'], organisation: ['PJJ'] });
  expect(viewsOf([])).toEqual([]);
});

test('somebody with some of their roles only keeps how far each of these looks', () => {
  const some = withRoles(me, (role) => role !== 'ADM');
  expect([...some.roles]).toEqual(['PJJ', 'PSA']);
  expect(shown(some.views)).toEqual({ own: ['PSA'], organisation: ['PJJ'] });
});

test('one looks as a built-in role only where it is not narrowed', () => {
  const wide = { views: viewsOf([{ role: 'PJJ', scope: 'all' }, ...held]) };
  expect(looksAs(wide, 'PJJ')).toBe(true);
  for (const role of ['ADM', 'PSA']) expect(looksAs(wide, role)).toBe(false);
  expect(looksAs(me, 'PJJ')).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { permittedRoutes, type SampleRoute } from './routes';

const role = fc.constantFrom('admin', 'editor', 'visitor', 'guest');
const { routes } = fc.letrec<{ routes: SampleRoute[]; route: SampleRoute }>((tie) => ({
  routes: fc.array(tie('route'), { maxLength: 4 }),
  route: fc.record(
    {
      path: fc.stringMatching(/^\/[a-z]{1,4}$/),
      meta: fc.record({ roles: fc.array(role, { maxLength: 3 }) }, { requiredKeys: [] }),
      children: fc.oneof({ maxDepth: 2 }, fc.constant([]), tie('routes')),
    },
    { requiredKeys: ['path'] },
  ) as fc.Arbitrary<SampleRoute>,
}));

/** Every way from the top to a route, as the roles that each step on it names. */
const waysOf = (all: readonly SampleRoute[], before: readonly string[] = []): string[] =>
  all.flatMap((route) => {
    const way = [...before, `${route.path} ${JSON.stringify(route.meta?.roles ?? null)}`];
    return [way.join(' > '), ...waysOf(route.children ?? [], way)];
  });
const opens = (step: string, roles: readonly string[]): boolean => {
  const named = JSON.parse(step.slice(step.indexOf(' ') + 1)) as string[] | null;
  return named === null || named.some((each) => roles.includes(each));
};

describe('[TD7] the template’s permission filter', () => {
  test('an admin sees all routes as they are', () => {
    fc.assert(
      fc.property(routes, fc.array(role), (all, others) => {
        expect(permittedRoutes(all, [...others, 'admin'])).toEqual(all);
      }),
    );
  });

  test('everybody else sees the ways on which each step names one of their roles, or nobody, and no others', () => {
    let hidden = 0;
    fc.assert(
      fc.property(routes, fc.array(role.filter((each) => each !== 'admin')), (all, roles) => {
        const seen = waysOf(permittedRoutes(all, roles));
        const ways = waysOf(all);
        hidden += ways.length - seen.length;
        expect(seen).toEqual(ways.filter((way) => way.split(' > ').every((step) => opens(step, roles))));
      }),
    );
    expect(hidden).toBeGreaterThan(50);
  });
});

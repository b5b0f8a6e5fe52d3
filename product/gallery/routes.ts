/** A route as the template declares it: whoever may open it stands in its `meta`; without roles there everybody may. */
export interface SampleRoute {
  readonly path: string;
  readonly meta?: { readonly roles?: readonly string[] };
  readonly children?: readonly SampleRoute[];
}

const isOpenTo = ({ meta }: SampleRoute, roles: readonly string[]): boolean =>
  meta?.roles?.some((role) => roles.includes(role)) ?? true;

const filtered = (routes: readonly SampleRoute[], roles: readonly string[]): readonly SampleRoute[] =>
  routes
    .filter((route) => isOpenTo(route, roles))
    .map(({ children, ...route }) => ({
      ...route,
      ...(children && { children: filtered(children, roles) }),
    }));

/**
 * The template's permission filter (TD7): `admin` sees all routes, others those whose `meta.roles` include one of theirs, or
 * name none; beneath a route that is not seen nothing is.
 */
export const permittedRoutes = (
  routes: readonly SampleRoute[],
  roles: readonly string[],
): readonly SampleRoute[] => (roles.includes('admin') ? routes : filtered(routes, roles));

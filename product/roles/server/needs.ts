import { workedOut } from '#host/contributions';
import type { Services } from '#host/services';
import type { Action } from './actions';

declare module '#host/contributions' {
  interface Contributions {
    /**
     * The call without which a page shows nothing, by its component: whoever has the menu entry and not that call's right
     * opens a page that refuses them. «Why» names it, and ticking the entry for a role ticks its right along.
     */
    readonly pageCalls: Readonly<Record<string, string>>;
  }
}

/** Component → the right its first call needs. */
const needsOf = workedOut(({ calls, pageCalls }): ReadonlyMap<string, string> => {
  const rights = new Map<string, string>(
    calls.flatMap(({ area }) =>
      Object.entries(area.calls).map(([key, { may }]) => [`${area.name}.${key}`, may] as const),
    ),
  );
  return new Map(
    Object.entries(pageCalls).flatMap(([component, call]) => {
      const right = rights.get(call);
      return right === undefined ? [] : [[component, right] as const];
    }),
  );
});

/** The action without which a menu entry opens a page that refuses; undefined where everybody may what it shows. */
export const needOf = (
  { contributed }: Pick<Services, 'contributed'>,
  entry: Action,
  actions: readonly Action[],
): Action | undefined => {
  const right = entry.component === null ? undefined : needsOf(contributed).get(entry.component);
  return right === undefined ? undefined : actions.find(({ rightKey }) => rightKey === right);
};

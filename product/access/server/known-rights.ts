import type { Right } from '#contract/rights';
import { workedOut } from '#host/contributions';
import type { Services } from '#host/services';

type Product = Pick<Services, 'contributed'>;

const rightsIn = workedOut(
  ({ calls }): ReadonlyMap<string, Right> =>
    new Map(calls.flatMap(({ area }) => Object.entries(area.rights))),
);

/** Those of these rights that whoever holds these built-in roles has: some are not to be had beside another role. */
export const rightsAlong = (
  { contributed }: Product,
  keys: readonly string[],
  roles: ReadonlySet<string>,
): ReadonlySet<string> => {
  const rights = rightsIn(contributed);
  return new Set(keys.filter((key) => !rights.get(key)?.excludedBy.some((role) => roles.has(role))));
};

/** What these rights are; one that no contract names any more is none. */
export const rightsNamed = ({ contributed }: Product, keys: Iterable<string>): Right[] => {
  const rights = rightsIn(contributed);
  return [...keys].flatMap((key) => rights.get(key) ?? []);
};

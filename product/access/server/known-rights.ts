import type { Area } from '#contract/call';
import type { Right } from '#contract/rights';

let known: ReadonlyMap<string, Right> | undefined;

/** Says what every right of the product is: told at start by the one room that knows all areas. */
export const tellRights = (areas: readonly Area[]): void => {
  known = new Map(areas.flatMap(({ rights }) => Object.entries(rights)));
};

/** Those of these rights that whoever holds these built-in roles has: some are not to be had beside another role. */
export const rightsBeside = (keys: readonly string[], roles: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(keys.filter((key) => !known?.get(key)?.notBeside.some((role) => roles.has(role))));

/** What these rights are; one that no contract names any more is none. Throws where nobody said which rights there are. */
export const rightsNamed = (keys: Iterable<string>): Right[] => {
  const rights = known;
  if (!rights) throw new Error('nobody said which rights there are');
  return [...keys].flatMap((key) => rights.get(key) ?? []);
};

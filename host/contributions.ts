/**
 * What the areas of a product contribute to each other and to the host, by point. Whoever takes something declares its point
 * here by merging; the areas' manifests fill it (`product/<area>/area.ts`), and what comes out travels with the services. So nothing is
 * registered by being imported, and two products in one process share nothing.
 */
export interface Contributions {}

/** What one area contributes: some of the points. */
type Contributed = { readonly [Point in keyof Contributions]?: Contributions[Point] };

/** An area's manifest; a function where something of it reads, later, what other areas contribute. */
export type AreaManifest = Contributed | ((all: Contributions) => Contributed);

const joined = (point: string, one: object, other: object): object => {
  if (Array.isArray(one)) return [...one, ...(other as unknown[])];
  const twice = Object.keys(other).find((name) => Object.hasOwn(one, name));
  if (twice !== undefined) throw new Error(`two areas contribute «${twice}» to «${point}»`);
  return { ...one, ...other };
};

/** All areas together: lists one after the other, records side by side. Throws where two contribute under one name. */
export const gathered = (areas: readonly AreaManifest[]): Contributions => {
  const all: Record<string, object> = {};
  const product = all as object as Contributions;
  for (const area of areas) {
    const own = typeof area === 'function' ? area(product) : area;
    for (const [point, part] of Object.entries<object>(own))
      all[point] = all[point] ? joined(point, all[point], part) : part;
  }
  return product;
};

/** Something worked out of all that is contributed, once for each product. */
export const workedOut = <Result>(from: (all: Contributions) => Result): ((all: Contributions) => Result) => {
  const known = new WeakMap<Contributions, { readonly result: Result }>();
  return (all) => {
    const found = known.get(all) ?? { result: from(all) };
    known.set(all, found);
    return found.result;
  };
};

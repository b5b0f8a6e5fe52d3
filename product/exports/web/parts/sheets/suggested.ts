import type { exportsApi } from '../../calls';

export type Target = Awaited<ReturnType<typeof exportsApi.targets>>[number];
/** The name of a target's column → the place of the sheet's that fills it. */
export type Places = Readonly<Record<string, number | undefined>>;

const plain = (heading: string): string => heading.normalize('NFKC').replace(/[*\s]/g, '').toLowerCase();

/** The columns whose heading says, in any language, what the target calls one; each fills one at most. */
export const placesOf = ({ columns }: Pick<Target, 'columns'>, headings: readonly string[]): Places => {
  const taken = new Set<number>();
  return Object.fromEntries(
    columns.flatMap(({ name, names }) => {
      const wanted = names.map(plain);
      const place = headings.findIndex((heading, at) => !taken.has(at) && wanted.includes(plain(heading)));
      if (place < 0) return [];
      taken.add(place);
      return [[name, place] as const];
    }),
  );
};

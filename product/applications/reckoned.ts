import type { Draft, OrganisationRow } from './application';

const cents = (money: string | null | undefined): bigint => {
  const [whole = '0', parts = ''] = (money ?? '0').split('.');
  return BigInt(whole) * 100n + BigInt(parts.padEnd(2, '0').slice(0, 2));
};

/** The sum of profit, tax and saved cost over the years, in 万元 with two decimals (domain §4.3 B: JJXY). */
export const benefitOf = (benefits: NonNullable<Draft['benefits']>): string => {
  const sum = benefits.reduce(
    (all, { newProfit, tax, savedCost }) => all + cents(newProfit) + cents(tax) + cents(savedCost),
    0n,
  );
  return `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
};

/** In the order their numbers say, then as they stand; each gets its place from 1. */
export const inOrder = <Row extends { readonly sort?: number | undefined }>(
  rows: readonly Row[],
): (Row & { sort: number })[] =>
  rows
    .map((row, at) => ({ row, key: row.sort ?? at + 1, at }))
    .toSorted((one, other) => one.key - other.key || one.at - other.at)
    .map(({ row }, at) => ({ ...row, sort: at + 1 }));

/** The first author: the person in the first place. */
export const firstAuthorOf = (persons: Draft['persons']): string | null =>
  inOrder(persons ?? [])[0]?.name || null;

export const mainOrganisationOf = (organisations: Draft['organisations']): OrganisationRow | undefined =>
  organisations?.find(({ isMain }) => isMain);

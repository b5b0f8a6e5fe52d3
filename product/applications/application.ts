import type * as z from 'zod';
import { thing } from '../../contract/field';
import { achievementFields } from './achievement';
import { commissionFields, completionFields } from './completion';

export const AchievementStep = thing(achievementFields);
export const CompletionStep = thing(completionFields);
export const CommissionStep = thing(commissionFields);
/** All three steps: what the edit page shows at once, and what is signed. */
export const ApplicationFields = thing({ ...achievementFields, ...completionFields, ...commissionFields });

/** An application as far as it has been filled in. */
export type Draft = z.output<typeof ApplicationFields>;
type Filled<Key extends keyof Draft> = NonNullable<Draft[Key]>;
export type OrganisationRow = Filled<'organisations'>[number];
export type PersonRow = Filled<'persons'>[number];
export type RightRow = Filled<'rights'>[number];

const cents = (money: string | null | undefined): bigint => {
  const [whole = '0', parts = ''] = (money ?? '0').split('.');
  return BigInt(whole) * 100n + BigInt(parts.padEnd(2, '0').slice(0, 2));
};

/** The sum of profit, tax and saved cost over the years, in 万元 with two decimals (domain §4.3 B: JJXY). */
export const benefitOf = (benefits: Filled<'benefits'>): string => {
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

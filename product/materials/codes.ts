import { coded } from '#contract/field';

/** The states of a material and their codes on the wire (domain §2). */
export const materialCodes = { submitted: 0, passed: 1, returned: 3, draft: 6 } as const;
export const MaterialStatus = coded(materialCodes, { wire: 'Status', dictionary: 'materialStatus' });

/** What the assessor finds of an item: in order, to be supplemented, does not apply (domain §3.2). */
export const resultCodes = { passed: 1, toSupplement: 2, notApplicable: 3 } as const;
export type ItemResult = keyof typeof resultCodes;
export const ItemResultField = coded(resultCodes, { dictionary: 'materialResult' });

/** The name of a result's code in a stored row. */
export const resultOf = (code: number | null): ItemResult | null =>
  (Object.entries(resultCodes).find(([, each]) => each === code)?.[0] as ItemResult | undefined) ?? null;

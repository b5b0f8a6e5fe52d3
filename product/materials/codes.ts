import { coded } from '#contract/field';
import { materialCodes, resultCodes } from '#product/dictionaries/material-status';

/** `Status` of the wire. */
export const MaterialStatus = coded(materialCodes, { wire: 'Status', dictionary: 'materialStatus' });

export type ItemResult = keyof typeof resultCodes;
export const ItemResultField = coded(resultCodes, { dictionary: 'materialResult' });

/** The name of a result's code in a stored row. */
export const resultOf = (code: number | null): ItemResult | null =>
  (Object.entries(resultCodes).find(([, each]) => each === code)?.[0] as ItemResult | undefined) ?? null;

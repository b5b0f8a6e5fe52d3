import { about, when } from './finding';
import { byCode, inOrder, twice } from './order';
import type { LevelFinding, WbsItem } from './types';

/** How many levels a work breakdown has at most (domain §6.2). */
export const deepest = 3;

/** 1, 1.2, 1.2.3: a code of a work breakdown, however deep it may go. */
export const itemCode = /^\d{1,3}(\.\d{1,3}){0,3}$/;
export const isItemCode = (text: string): boolean => itemCode.test(text);

/** The rows that are assessed: those with no row below them. A heading only groups. */
export const assessedItems = (wbs: readonly WbsItem[]): WbsItem[] =>
  inOrder(
    wbs.filter(({ code }) => !wbs.some((other) => other.code.startsWith(`${code}.`))),
    ({ code }) => code,
  );

/** Weights are counted in hundredths of a percent, so that 33.33 + 33.33 + 33.34 is a hundred. */
export const hundredths = (weight: number): number => Math.round(weight * 100);

/** Whether the weights of these rows add up to 100 percent. */
export const isWhole = (rows: readonly { readonly weight: number }[]): boolean =>
  rows.reduce((sum, { weight }) => sum + hundredths(weight), 0) === 10_000;

/** What is wrong with the work breakdown as a table (domain §6.2): weights, key items, codes, depth. */
export const wbsFindings = (wbs: readonly WbsItem[]): LevelFinding[] => {
  const items = assessedItems(wbs);
  const say = about('wbs');
  if (items.length === 0) return [say('blocks', 'wbsEmpty')];
  const headings = wbs.filter((row) => !items.some(({ code }) => code === row.code));
  const sum = items.reduce((total, { weight }) => total + hundredths(weight), 0) / 100;
  const codes = wbs.map(({ code }) => code).toSorted(byCode);
  return [
    ...when(sum !== 100 || items.some(({ weight }) => weight < 0), say('blocks', 'wbsWeights', { sum })),
    ...when(!items.some(({ isKey }) => isKey), say('blocks', 'wbsNoKeyItem')),
    ...headings
      .filter(({ isKey, weight, evidenceIds }) => isKey || weight > 0 || evidenceIds.length > 0)
      .map(({ code }) => code)
      .toSorted(byCode)
      .map((code) => about('wbs', code)('warns', 'headingNotAssessed')),
    ...twice(codes).map((code) => about('wbs', code)('blocks', 'rowTwice')),
    ...codes
      .filter((code) => code.split('.').length > deepest)
      .map((code) => about('wbs', code)('blocks', 'wbsTooDeep')),
  ];
};

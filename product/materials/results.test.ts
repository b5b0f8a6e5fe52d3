import { expect, test } from 'vitest';
import type { Problem } from '#contract/problem';
import { defectsExplained, everyItemInOrder } from './server/results';

type Guard = typeof everyItemInOrder;
type ItemResult = readonly [
  code: string,
  result?: 'passed' | 'toSupplement' | 'notApplicable',
  comment?: string,
];

const items = ['riskStatement', 'userProofs', 'indicators'];
/** What a guard says of some marks: true, or where it refuses and with which words. */
const said = (
  guard: Guard,
  results: readonly ItemResult[] | undefined,
  of: readonly string[] | null = items,
) => {
  const data = {
    items: of?.map((code) => ({ code })),
    results: results?.map(([code, result = 'passed', comment = '']) => ({ code, result, comment })),
  };
  try {
    return guard({ context: { language: 'en' }, row: { template: 1 }, data } as never);
  } catch (fault) {
    return ((fault as Problem).result as { Field: string; Msg: string }[]).map((each) => [
      each.Field,
      each.Msg,
    ]);
  }
};
const all: readonly ItemResult[] = [['riskStatement'], ['userProofs', 'notApplicable'], ['indicators']];
const wanting: ItemResult = ['userProofs', 'toSupplement', 'The seal is missing.'];

test('a material passes only where every item is marked once, and none of them as wanting (M3)', () => {
  expect(said(everyItemInOrder, all)).toBe(true);
  expect(said(everyItemInOrder, all.slice(1))).toEqual([['Items.riskStatement', expect.stringMatching(/^Mark “.*risk/i)]]);
  expect(said(everyItemInOrder, [...all, ['indicators']])).toEqual([['Items.indicators', 'This item stands twice']]);
  expect(said(everyItemInOrder, [...all, ['another']])).toEqual([['Items.another', 'There is no such item']]);
  expect(said(everyItemInOrder, all.with(1, wanting))).toEqual([['Items.userProofs', expect.stringMatching(/cannot pass/)]]);
  expect(said(everyItemInOrder, undefined, items.slice(0, 1))).toEqual([['Items.riskStatement', expect.stringMatching(/^Mark/)]]);
  expect(said(everyItemInOrder, undefined, null)).toBe(true);
}); // oxfmt-ignore

test('it is returned for what is wanting, each with its text, and the others may wait (M4)', () => {
  expect(said(defectsExplained, [wanting])).toBe(true);
  expect(said(defectsExplained, [['riskStatement', 'passed', 'in order'], wanting])).toBe(true);
  for (const nothing of [[], all, undefined])
    expect(said(defectsExplained, nothing)).toEqual([['Items', expect.stringMatching(/at least one/)]]);
  const wordless: ItemResult = ['userProofs', 'toSupplement', ' '];
  expect(said(defectsExplained, [wordless])).toEqual([['Items.userProofs', expect.stringMatching(/^Say what/)]]);
  expect(said(defectsExplained, [wanting, wanting])).toEqual([['Items.userProofs', 'This item stands twice']]);
  // Of an item that its template does not know the code stands for its name.
  expect(said(defectsExplained, [['another', 'toSupplement', ''], wanting])).toEqual([
    ['Items.another', 'There is no such item'],
    ['Items.another', 'Say what is to be supplemented in “another”'],
  ]);
}); // oxfmt-ignore

import { expect, test } from 'vitest';
import type { Item } from '../filling';
import { countsOf, initialResults, withAllInOrder, type Material } from './item-results';

const item = (code: string, more: Partial<Item> = {}): Item => ({
  code,
  title: code,
  hint: '',
  kind: 'files',
  required: true,
  documentTypes: [],
  minimum: 1,
  maximum: null,
  notApplicableReason: null,
  files: [],
  result: null,
  comment: null,
  ...more,
});
const file = { id: 'f' } as Item['files'][number];
const material = (items: readonly Item[], can: readonly string[] = ['pass']): Material =>
  ({ items, can, workBreakdown: [{}], indicators: [], innovationPoints: [], discoveryPoints: [] }) as never;

test('what Lu Jingxing asked for last time is looked at anew, what they found in order stays found', () => {
  const items = [
    item('report', { result: 'passed', comment: 'good' }),
    item('test', { result: 'toSupplement', comment: 'the stamp is missing' }),
  ];
  expect(initialResults(material(items))).toEqual({
    report: { result: 'passed', comment: 'good' },
    test: { comment: '' },
  });
  expect(initialResults(material(items, []))).toEqual({
    report: { result: 'passed', comment: 'good' },
    test: { result: 'toSupplement', comment: 'the stamp is missing' },
  });
});

test('one click finds in order what has files or rows, and touches no finding that was made', () => {
  const items = [
    item('report', { files: [file] }),
    item('wbs', { kind: 'wbs' }),
    item('indicators', { kind: 'indicators' }),
    item('ethics', { files: [file] }),
    item('extra'),
  ];
  const itemResults = withAllInOrder(
    { ethics: { result: 'toSupplement', comment: 'expired' } },
    material(items),
  );
  expect(itemResults).toEqual({
    report: { result: 'passed' },
    wbs: { result: 'passed' },
    ethics: { result: 'toSupplement', comment: 'expired' },
  });
  expect(countsOf(itemResults)).toEqual({ passed: 2, toSupplement: 1, notApplicable: 0 });
});

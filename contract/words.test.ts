import { expect, test } from 'vitest';
import { fill } from './words';

const checked = 'Checked: {{ok}} {{ok, row is|rows are}} in order, {{failed}} {{failed, is|are}} not';

test.each([
  [{ ok: 1, failed: 0 }, 'Checked: 1 row is in order, 0 are not'],
  [{ ok: 0, failed: 1 }, 'Checked: 0 rows are in order, 1 is not'],
  [{ ok: 12, failed: 2 }, 'Checked: 12 rows are in order, 2 are not'],
])('of one is said what is said of one, of %j what is said of several [SH4]', (values, text) => {
  expect(fill(checked, values)).toBe(text);
});

test('either form may hold the number itself, and what is not known stays as it is', () => {
  const lock = 'Lock “{{name}}”? Its {{count, account|{{count}} accounts}} stay';
  expect(fill(lock, { name: 'A', count: 1 })).toBe('Lock “A”? Its account stay');
  expect(fill(lock, { name: 'A', count: 3 })).toBe('Lock “A”? Its 3 accounts stay');
  expect(fill(lock, { name: 'A' })).toBe('Lock “A”? Its {{count, account|{{count}} accounts}} stay');
});

test('a value that looks like a place is said as it is', () => {
  expect(fill('{{name}}: {{count}}', { name: '{{count, a|b}} {{count}}', count: 1 })).toBe(
    '{{count, a|b}} {{count}}: 1',
  );
});

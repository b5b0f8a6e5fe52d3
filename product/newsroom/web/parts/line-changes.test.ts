import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineChanges } from './line-changes';

test('what was changed is told line by line, and what stayed is not told as changed', () => {
  expect(lineChanges('甲\n乙\n丙', '甲\n丙\n丁')).toEqual([
    { kind: 'same', line: '甲' },
    { kind: 'removed', line: '乙' },
    { kind: 'same', line: '丙' },
    { kind: 'added', line: '丁' },
  ]);
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = lineChanges(before.join('\n'), after.join('\n'));
      const without = (kind: string) => changes.filter((each) => each.kind !== kind).map(({ line }) => line);
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

import { expect, test } from 'vitest';
import { sources } from './sources';

test('every choice that can be searched is searched in the same way, by pinyin too (shell/form/useFound)', () => {
  const own = sources()
    .filter(({ path, text }) => path.endsWith('.tsx') && /optionFilterProp|treeNodeFilterProp/.test(text))
    .map(({ path }) => path);
  expect(own).toEqual([]);
});

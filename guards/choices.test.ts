import { expect, test } from 'vitest';
import { sources } from './sources';

test('every choice that can be searched is searched in the same way, by pinyin too (shell/form/useFound)', () => {
  const own = sources()
    .filter(({ path, text }) => path.endsWith('.tsx') && /optionFilterProp|treeNodeFilterProp/.test(text))
    .map(({ path }) => path);
  expect(own).toEqual([]);
});

test('several entries are chosen with MultiSelect, where the tabulator goes on and takes nothing out', () => {
  const own = sources()
    .filter(({ path, text }) => path.endsWith('.tsx') && /mode(?:=|: )["']multiple/.test(text))
    .map(({ path }) => path);
  expect(own).toEqual(['shell/form/MultiSelect.tsx']);
});

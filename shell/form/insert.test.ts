import { expect, test } from 'vitest';
import { inserted } from './insert';

test('a piece goes in at the caret, in place of what is chosen', () => {
  expect(inserted('请补充。谢谢', '伦理批件', 3, 3)).toEqual({ text: '请补充伦理批件。谢谢', caret: 7 });
  expect(inserted('请补充某件', '伦理批件', 3, 5)).toEqual({ text: '请补充伦理批件', caret: 7 });
  expect(inserted('', '材料齐全', 0, 0)).toEqual({ text: '材料齐全', caret: 4 });
});

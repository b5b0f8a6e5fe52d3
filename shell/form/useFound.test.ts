import { expect, test } from 'vitest';
import { finds } from './useFound';

test('a choice is found by its words in their order, and by nothing else', () => {
  for (const typed of ['诊断试剂', '诊断', '试剂', ' 第二类 ', '体外第二'])
    expect(finds('体外诊断 第二类试剂', typed), typed).toBe(true);
  for (const typed of ['试剂诊断', '诊断药', 'reagent'])
    expect(finds('体外诊断 第二类试剂', typed), typed).toBe(false);
  expect(finds('In-vitro diagnostics Class II reagent', 'class ii')).toBe(true);
  expect(finds('In-vitro diagnostics Class II reagent', 'ivd')).toBe(false);
});

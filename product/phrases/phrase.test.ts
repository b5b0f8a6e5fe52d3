import { expect, test } from 'vitest';
import { filled } from './phrase';

test('placeholders are filled in whatever language they were written; what is not known stays', () => {
  const values = { achievement: '可穿戴贴片 $&', date: '2026-11-26' };
  expect(filled('【成果】请于【日期】前补正，【成果】', values)).toBe(
    '可穿戴贴片 $&请于2026-11-26前补正，可穿戴贴片 $&',
  );
  expect(filled('[achievement] / [fecha]', values)).toBe('可穿戴贴片 $& / 2026-11-26');
  expect(filled('【成果】：【日期】', { date: '2026-11-26' })).toBe('【成果】：2026-11-26');
});

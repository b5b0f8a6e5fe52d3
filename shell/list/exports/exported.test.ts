import { expect, test } from 'vitest';
import type { Say } from '../../words/say';
import { exportedColumn } from './exported';
import type { Column } from '../types';

const speaking = { say: (() => '提交时间') as unknown as Say, wordsOf: () => ({}) };

test('a column of times says its zone in its heading: a file is read far from the page; what the screen says to be just now leaves as the moment it was [SH13]', () => {
  const column = { field: 'at', label: 'shell.total' } as Column<{ at: string }>;
  for (const as of ['ago', 'moment'] as const)
    expect(exportedColumn({ ...column, as }, speaking)).toEqual({
      field: 'at',
      heading: '提交时间 (UTC+8)',
      kind: 'moment',
    });
  expect(exportedColumn({ ...column, as: 'day' }, speaking).heading).toBe('提交时间');
});

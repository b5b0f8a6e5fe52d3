import { expect, test } from 'vitest';
import { answersFor, remarksOf } from './remarks';

const problem = (number: number, text: string, isMandatory = false) => ({
  ...{ key: `${number}.problem.0`, number, kind: 'problem' as const, text, isMandatory },
});

test('the same remark of several experts is one, whatever marks and spaces it is written with; a problem is no advice', () => {
  const advice = { ...problem(3, '补充随访数据'), key: '3.advice.0', kind: 'advice' as const };
  const remarks = remarksOf([
    problem(4, '补充随访数据。'),
    problem(1, ' 补充 随访数据', true),
    problem(2, '样本量不足'),
    advice,
  ]);
  expect(remarks).toEqual([
    {
      ...{ key: '4.problem.0', keys: ['4.problem.0', '1.problem.0'], kind: 'problem' },
      ...{ text: '补充随访数据。', numbers: [1, 4], isMandatory: true },
    },
    expect.objectContaining({ keys: ['2.problem.0'], numbers: [2], isMandatory: false }),
    expect.objectContaining({ keys: ['3.advice.0'], kind: 'advice' }),
  ]);
});

test('one answer goes to all who asked, and to what is answered together with it', () => {
  const remarks = remarksOf([problem(1, '样本少'), problem(2, '样本少。'), problem(3, '例数不够')]);
  expect(answersFor(remarks, { '1.problem.0': '已增加例数' }, { '3.problem.0': '1.problem.0' })).toEqual([
    { key: '1.problem.0', text: '已增加例数' },
    { key: '2.problem.0', text: '已增加例数' },
    { key: '3.problem.0', text: '已增加例数' },
  ]);
});

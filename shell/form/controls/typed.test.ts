import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, numberOf } from './typed';

const fullWidth = (text: string): string =>
  [...text].map((each) => String.fromCodePoint(each.codePointAt(0)! + 0xfee0)).join('');

test('full-width figures are taken as they were meant, whatever parts their thousands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const amount = `${whole}.${String(cents).padStart(2, '0')}`;
      const grouped = amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
      for (const typed of [amount, fullWidth(amount), grouped, fullWidth(grouped), ` ${amount} `]) {
        expect(numberOf(typed)).toBe(Number(amount));
        expect(amountOf(typed)).toBe(amount);
      }
    }),
  );
});

test('an amount may bear its unit; what is no figure is not understood, and nothing is rounded', () => {
  expect(['５２万', '52 万元', '0052', '52.', '', ' '].map(amountOf)).toEqual([
    '52',
    '52',
    '52',
    '52',
    null,
    null,
  ]);
  expect(['52元', '万', '五十二', '1.234', '-1', '1e3', '12 34a'].map(amountOf)).toEqual(
    Array(7).fill(undefined),
  );
  expect(['２０２４', '-3', '0.5', ''].map(numberOf)).toEqual([2024, -3, 0.5, null]);
  expect(['52万', '1e3', 'NaN', '--1', '1.2.3'].map(numberOf)).toEqual(Array(5).fill(undefined));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agoOf,
  clockText,
  dayText,
  limitedOf,
  minuteText,
  momentText,
  moneyText,
  quickRanges,
  yesNoOf,
} from './formatters';

describe('formatters', () => {
  test.each([
    [null, '/'],
    ['', '/'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11', '2026-11'],
    ['2026-11-20T16:30:00.000Z', '2026-11-21'],
    ['soon', 'soon'],
  ])('the day of %s reads %s', (value, text) => expect(dayText(value)).toBe(text));

  test('a moment reads as the clock in Shanghai', () => {
    expect(momentText('2026-11-20T16:30:00.000Z')).toBe('2026-11-21 00:30 UTC+8');
    expect(minuteText('2026-11-20T16:30:00.000Z')).toBe('2026-11-21 00:30');
    expect(clockText(Date.parse('2026-11-20T16:30:00.000Z'))).toBe('00:30 UTC+8');
  });

  test.each([
    ['1234567.80', '1,234,567.80'],
    ['999', '999'],
    ['1000', '1,000'],
    [0, '0'],
    [null, '/'],
  ])('the amount %s reads %s', (value, text) => expect(moneyText(value)).toBe(text));

  test('an amount loses no digit', () => {
    const amounts = fc.tuple(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.option(fc.stringMatching(/^\d{1,2}$/)),
    );
    fc.assert(
      fc.property(amounts, ([whole, decimals]) => {
        const amount = decimals === null ? `${whole}` : `${whole}.${decimals}`;
        expect(moneyText(amount).replaceAll(',', '')).toBe(amount);
      }),
    );
  });

  test.each([
    [1, 'yes'],
    [2, 'no'],
    [true, 'yes'],
    [false, 'no'],
    [0, null],
    [null, null],
    ['x', null],
  ])('yes or no: %s is %s', (value, answer) => expect(yesNoOf(value)).toBe(answer));

  test.each([
    [0, 'no'],
    [1, 'yes'],
    [2, 'yes'],
    [null, 'yes'],
  ])('limited release: %s is %s', (value, answer) => expect(limitedOf(value)).toBe(answer));

  test.each([
    [29, { unit: 'justNow' }],
    [30, { unit: 'minutesAgo', count: 1 }],
    [61, { unit: 'minutesAgo', count: 2 }],
    [3599, { unit: 'minutesAgo', count: 60 }],
    [3600, { unit: 'hoursAgo', count: 1 }],
    [3601, { unit: 'hoursAgo', count: 2 }],
    [86_399, { unit: 'hoursAgo', count: 24 }],
    [86_400, { unit: 'dayAgo' }],
    [172_800, { unit: 'date' }],
  ])('%d seconds ago', (seconds, ago) => expect(agoOf(0, seconds * 1000)).toEqual(ago));

  test('quick ranges end today, as Shanghai has it', () => {
    expect(quickRanges(new Date('2026-11-20T16:30:00.000Z'))).toEqual({
      today: ['2026-11-21', '2026-11-21'],
      lastWeek: ['2026-11-14', '2026-11-21'],
      lastMonth: ['2026-10-22', '2026-11-21'],
      lastThreeMonths: ['2026-08-23', '2026-11-21'],
    });
  });
});

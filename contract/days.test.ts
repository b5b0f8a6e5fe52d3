import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, daysBetween, isDay } from './days';

it('a month later is the same day, or the last one where there is no such day', () => {
  expect(addMonths('2026-01-15', 1)).toBe('2026-02-15');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 24)).toBe('2026-02-28');
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-01-10', -36)).toBe('2023-01-10');
  expect(() => addMonths('2026-13-01', 1)).toThrow(new RangeError('not a day: 2026-13-01'));
});

it('knows real days from others', () => {
  expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true);
  expect(
    [
      '2026-02-29',
      '2026-00-10',
      '2026-01-00',
      '26-01-01',
      '2026-1-1',
      '12026-01-01',
      '2026-01-011',
      '',
      null,
    ].some(isDay),
  ).toBe(false);
});

it('counts the days over summer time and leap years', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
});

it('a later number of months never gives an earlier day, and every result is a day', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: -60, max: 60 }), (start, months) => {
      const there = addMonths(start, months);
      expect(isDay(there)).toBe(true);
      expect(addMonths(start, months + 1) > there).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, endOfDay, workingDaysAfter, workingDaysBetween } from './calendar';

describe('working days of Shanghai', () => {
  test.each([
    ['2026-11-02T01:00:00Z', 1, '2026-11-03'],
    ['2026-11-06T01:00:00Z', 1, '2026-11-09'],
    ['2026-11-06T20:00:00Z', 1, '2026-11-09'],
    ['2026-11-02T01:00:00Z', 10, '2026-11-16'],
  ])('%s and %i working days end on %s', (from, days, day) => {
    expect(dayOf(workingDaysAfter(new Date(from), days))).toBe(day);
  });

  test('holidays push the end away and a worked Saturday brings it nearer', () => {
    const calendar = { holidays: new Set(['2026-11-09']), workingWeekends: new Set(['2026-11-07']) };
    expect(dayOf(workingDaysAfter(new Date('2026-11-06T01:00:00Z'), 2, calendar))).toBe('2026-11-10');
  });

  test('more days never end earlier, and an end is the last moment of its day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 }),
        (from, days) => {
          const end = workingDaysAfter(from, days);
          expect(end.getTime()).toBeGreaterThan(from.getTime());
          expect(workingDaysAfter(from, days + 1).getTime()).toBeGreaterThan(end.getTime());
          expect(endOfDay(dayOf(end))).toEqual(end);
        },
      ),
    );
  });
});

describe('working days between two instants of Shanghai', () => {
  test.each([
    ['2026-11-02T01:00:00Z', '2026-11-03T01:00:00Z', 1],
    ['2026-11-02T01:00:00Z', '2026-11-02T09:00:00Z', 0],
    ['2026-11-06T01:00:00Z', '2026-11-08T01:00:00Z', 0],
    ['2026-11-06T01:00:00Z', '2026-11-09T01:00:00Z', 1],
    ['2026-11-09T01:00:00Z', '2026-11-02T01:00:00Z', 0],
  ])('after %s up to %s there are %i', (from, until, count) => {
    expect(workingDaysBetween(new Date(from), new Date(until))).toBe(count);
  });

  test('so many days after, so many lie between, whatever the calendar', () => {
    const calendar = {
      holidays: new Set(['2026-10-01', '2027-01-01']),
      workingWeekends: new Set(['2026-10-10']),
    };
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-09-01'), max: new Date('2027-02-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 }),
        (from, days) => {
          expect(workingDaysBetween(from, workingDaysAfter(from, days, calendar), calendar)).toBe(days);
        },
      ),
    );
  });
});

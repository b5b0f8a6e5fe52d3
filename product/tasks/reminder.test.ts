import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, endOfDay, startOfDay, workingDaysAfter } from '#contract/calendar';
import { nextReminder, reminderOn } from './reminder';

/** All reminders of a clock, as a job that comes every day gives them, until so many days after its end. */
const told = (from: Date, days: number, dueAt = workingDaysAfter(from, days)): string[] => {
  const lines: string[] = [];
  let on = nextReminder(from, { days, dueAt });
  while (on <= dayOf(new Date(dueAt.getTime() + 5 * 86_400_000))) {
    const now = startOfDay(on);
    lines.push(`${on} ${reminderOn(now, { days, dueAt })}`);
    on = nextReminder(now, { days, dueAt });
  }
  return lines;
};

describe('when whoever has to act is reminded', () => {
  test('a clock of ten days from a Monday, at half, at four fifths, on its last day, then every working day', () => {
    expect(told(new Date('2026-11-02T01:00:00Z'), 10)).toEqual([
      '2026-11-09 half',
      '2026-11-12 most',
      '2026-11-16 lastDay',
      '2026-11-17 overdue',
      '2026-11-18 overdue',
      '2026-11-19 overdue',
      '2026-11-20 overdue',
    ]);
  });

  test('one day has one reminder, and a clock that goes on is not reminded of what has passed', () => {
    expect(told(new Date('2026-11-02T01:00:00Z'), 1)[0]).toBe('2026-11-03 lastDay');
    // Of ten days seven are left: three are used.
    expect(told(new Date('2026-11-02T01:00:00Z'), 10, endOfDay('2026-11-11'))[0]).toBe('2026-11-04 half');
    expect(told(new Date('2026-11-02T01:00:00Z'), 10, endOfDay('2026-11-04'))[0]).toBe('2026-11-04 lastDay');
  });

  test('every clock is reminded of its last day exactly once, in order, and of none before it began', () => {
    const rank = ['half', 'most', 'lastDay', 'overdue'];
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 }),
        (from, days) => {
          const lines = told(from, days).map((line) => line.split(' ') as [string, string]);
          const kinds = lines.map(([, kind]) => kind);
          expect(lines[0]![0] > dayOf(from)).toBe(true);
          expect(kinds.filter((kind) => kind === 'lastDay')).toHaveLength(1);
          expect(kinds).toEqual(kinds.toSorted((one, other) => rank.indexOf(one) - rank.indexOf(other)));
          expect(new Set(kinds.filter((kind) => kind !== 'overdue')).size).toBe(
            kinds.filter((kind) => kind !== 'overdue').length,
          );
        },
      ),
    );
  });
});

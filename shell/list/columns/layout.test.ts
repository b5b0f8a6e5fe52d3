import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arranged, changed, isDeclared, moved, readLayout } from './layout';
import type { Column } from '../types';

const columns: Column<Record<string, unknown>>[] = ['name', 'status', 'agency', 'due'].map((field) => ({
  field,
  label: 'shell.keyword',
}));
const fresh = readLayout(undefined, columns);
const fields = (all: readonly { field: string }[]) => all.map(({ field }) => field);

describe('a person’s own arrangement of a list', () => {
  test('is the declared one until it is changed, and that is known', () => {
    expect(fields(fresh.places)).toEqual(['status', 'agency', 'due']);
    expect(isDeclared(fresh, columns)).toBe(true);
    expect(isDeclared({ ...fresh, places: moved(fresh.places, 'due', 0) }, columns)).toBe(false);
  });

  test('puts pinned columns to their side, leaves out hidden ones, and keeps the key column first', () => {
    const pinned = changed(changed(fresh.places, 'due', { pin: 'left' }), 'status', { pin: 'right' });
    const table = arranged(columns, { ...fresh, places: changed(pinned, 'agency', { shown: false }) });
    expect([table.left, table.middle, table.right].map(fields)).toEqual([['name', 'due'], [], ['status']]);
  });

  test('gives a column that came later its declared place, and forgets one that is no more', () => {
    const stored = { places: [...moved(fresh.places, 'due', 0), { field: 'gone', shown: true, pin: null }] };
    const more = columns.toSpliced(2, 0, { field: 'level', label: 'shell.keyword' });
    expect(fields(readLayout(stored, more).places)).toEqual(['due', 'status', 'level', 'agency']);
  });

  test('survives whatever was kept: every column stands in it once', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const { places, density } = readLayout(stored, columns);
        expect(fields(places).toSorted()).toEqual(['agency', 'due', 'status']);
        expect(['loose', 'middle', 'compact']).toContain(density);
      }),
    );
  });

  test('a move loses no column and comes back as it was kept', () => {
    const moves = fc.array(
      fc.tuple(fc.constantFrom('status', 'agency', 'due'), fc.integer({ min: -2, max: 9 })),
    );
    fc.assert(
      fc.property(moves, (all) => {
        const places = all.reduce((now, [field, to]) => moved(now, field, to), fresh.places);
        expect(fields(places).toSorted()).toEqual(['agency', 'due', 'status']);
        const stored: unknown = JSON.parse(JSON.stringify({ ...fresh, places }));
        expect(readLayout(stored, columns).places).toEqual(places);
      }),
    );
  });
});

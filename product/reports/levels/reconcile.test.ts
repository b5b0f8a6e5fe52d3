import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishedLevels, type SheetLevels } from './publish';
import { reconcile } from './reconcile';

const silent = (...levels: number[]) => levels.map((level) => ({ level, confirmsHigher: false }));

describe('reconciling the computed level with the panel (domain §3.4)', () => {
  it('publishes the lower one and asks for a note when nobody confirms the higher', () => {
    expect(reconcile('advancement', 6, silent(5, 5, 5, 6, 4))).toMatchObject({
      panel: 5,
      published: 5,
      noteRequired: true,
    });
  });

  it('publishes the higher one when two thirds confirm it', () => {
    const asked = silent(5, 5, 5, 6, 6).map((opinion, place) => ({ ...opinion, confirmsHigher: place < 2 }));
    expect(reconcile('advancement', 6, asked)).toMatchObject({ published: 6, confirming: 4 });
    expect(reconcile('advancement', 5, silent(6, 6, 6, 6, 5)).published).toBe(6);
    expect(reconcile('advancement', 5, silent(6, 6, 6, 5, 5)).published).toBe(5);
  });

  it('takes the lower of two middles', () => {
    expect(reconcile('maturity', 6, silent(7, 5, 6, 4)).panel).toBe(5);
  });

  it('asks for a note on maturity from two levels on', () => {
    expect(reconcile('maturity', 6, silent(5, 5, 5))).toMatchObject({ published: 5, noteRequired: false });
    expect(reconcile('maturity', 6, silent(4, 4, 4)).noteRequired).toBe(true);
  });

  it('never lets the panel pass the cap of a theory, nor vote a level into being', () => {
    expect(reconcile('maturity', 3, silent(6, 6, 6), 4).published).toBe(4);
    expect(reconcile('maturity', null, silent(6, 6, 6))).toMatchObject({
      published: null,
      noteRequired: true,
    });
    expect(reconcile('maturity', 6, [])).toMatchObject({ panel: null, published: null });
  });

  const opinions = fc.array(
    fc.record({ level: fc.integer({ min: 1, max: 7 }), confirmsHigher: fc.boolean() }),
    {
      minLength: 5,
      maxLength: 9,
    },
  );
  const level = fc.integer({ min: 1, max: 7 });

  it('always publishes one of the two levels, whatever the order of the sheets', () => {
    fc.assert(
      fc.property(level, opinions, (computed, sheets) => {
        const one = reconcile('advancement', computed, sheets);
        expect([one.computed, one.panel]).toContain(one.published);
        expect(one.published).toBeLessThanOrEqual(Math.max(computed, one.panel!));
        expect(reconcile('advancement', computed, sheets.toReversed())).toEqual(one);
      }),
    );
  });

  it('publishes the lower level unless two thirds stand behind the higher', () => {
    fc.assert(
      fc.property(level, opinions, (computed, sheets) => {
        const { published, panel } = reconcile('advancement', computed, sheets);
        const higher = Math.max(computed, panel!);
        const behind = sheets.filter((one) => one.confirmsHigher || one.level >= higher).length;
        expect(published).toBe(3 * behind >= 2 * sheets.length ? higher : Math.min(computed, panel!));
      }),
    );
  });
});

describe('the published levels together', () => {
  const sheet = (advancement: number | null): SheetLevels => ({
    maturity: { level: 6, confirmsHigher: false },
    innovation: { level: 3, confirmsHigher: false },
    advancement: advancement === null ? null : { level: advancement, confirmsHigher: false },
    overall: { level: 'internationallyLeading', reason: '' },
  });

  it('let a lowered advancement lower the standing', () => {
    const published = publishedLevels(
      { maturity: 6, innovation: 3, advancement: 7 },
      [6, 6, 6, 7, 7].map(sheet),
      'applied',
    );
    expect(published.advancement.published).toBe(6);
    expect(published.overall).toBe('internationallyAdvanced');
    expect(published.noteRequired).toBe(true);
  });

  it('leave a theory unrated when the panel says nothing', () => {
    const unrated = {
      ...sheet(null),
      maturity: { level: 3, confirmsHigher: false },
      overall: { level: 'notRated', reason: '' } as const,
    };
    const published = publishedLevels(
      { maturity: 3, innovation: 4, advancement: null },
      [unrated, unrated, unrated, unrated, unrated],
      'basicTheory',
    );
    expect(published).toMatchObject({ overall: 'notRated', advancement: { published: null } });
    expect(published.maturity.published).toBe(3);
  });
});

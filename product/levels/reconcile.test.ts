import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboveEvidence, publishedLevels, type SheetLevels } from './publish';
import { reconcile as reconcileBy } from './reconcile';
import { newestRuleSet } from './rule-sets/published';
import type { AdvancementLevel, InnovationLevel, MaturityLevel } from './level';

const reconcile = (
  ...given: Parameters<typeof reconcileBy> extends [...infer Given, infer _] ? Given : never
) => reconcileBy(...given, newestRuleSet());

describe('reconciling the computed level with the panel (domain §3.4)', () => {
  it('publishes the lower one and asks for a note when nobody confirms the higher', () => {
    expect(reconcile('advancement', 6, [5, 5, 5, 6, 4], 6)).toMatchObject({
      panel: 5,
      published: 5,
      noteRequired: true,
    });
  });

  it('publishes the higher one when two thirds confirm it by their sheets', () => {
    expect(reconcile('maturity', 5, [6, 6, 6, 6, 5], 9)).toMatchObject({ published: 6, confirming: 4 });
    expect(reconcile('maturity', 5, [6, 6, 6, 5, 5], 9)).toMatchObject({ published: 5, confirming: 3 });
  });

  it('never publishes what has no evidence of its own, however many vote for it', () => {
    expect(reconcile('maturity', 2, [9, 9, 9, 9, 9], 2)).toMatchObject({ panel: 9, published: 2 });
    expect(reconcile('maturity', 2, [9, 9, 9, 9, 9], 7)).toMatchObject({ panel: 9, published: 7 });
    expect(reconcile('maturity', 2, [9, 2, 2, 7, 9], 2)).toMatchObject({
      panel: 7,
      published: 2,
      noteRequired: true,
    });
  });

  it('takes the lower of two middles', () => {
    expect(reconcile('maturity', 6, [7, 5, 6, 4], 6).panel).toBe(5);
  });

  it('asks for a note on maturity from two levels on', () => {
    expect(reconcile('maturity', 6, [5, 5, 5], 6)).toMatchObject({ published: 5, noteRequired: false });
    expect(reconcile('maturity', 6, [4, 4, 4], 6).noteRequired).toBe(true);
  });

  it('never lets the panel pass the cap of a theory, nor vote a level into being', () => {
    expect(reconcile('maturity', 3, [6, 6, 6], 4).published).toBe(4);
    expect(reconcile('maturity', null, [6, 6, 6], null)).toMatchObject({
      published: null,
      noteRequired: true,
    });
    for (const computed of [6, null] as const)
      expect(reconcile('maturity', computed, [], 6)).toMatchObject({
        panel: null,
        published: null,
        noteRequired: false,
      });
  });

  const level = fc.integer({ min: 1, max: 13 });
  const sheets = fc.array(level, { minLength: 5, maxLength: 9 });
  /** A computed level and how far evidence of its own reaches; never below it. */
  const carried = fc.tuple(level, level).map(([one, other]) => ({
    computed: Math.min(one, other),
    evidenced: Math.max(one, other),
  }));

  it('publishes nothing above the evidence, whatever is voted, and the same whatever the order of the sheets', () => {
    fc.assert(
      fc.property(carried, sheets, ({ computed, evidenced }, levels) => {
        const one = reconcile('maturity', computed, levels, evidenced);
        expect(one.published).toBeLessThanOrEqual(evidenced);
        expect([computed, Math.min(one.panel!, evidenced)]).toContain(one.published);
        expect(reconcile('maturity', computed, levels.toReversed(), evidenced)).toEqual(one);
      }),
    );
  });

  it('publishes the lower level unless two thirds stand behind the higher', () => {
    fc.assert(
      fc.property(carried, sheets, ({ computed, evidenced }, levels) => {
        const { published, panel } = reconcile('maturity', computed, levels, evidenced);
        const within = Math.min(panel!, evidenced);
        const higher = Math.max(computed, within);
        const behind = levels.filter((each) => each >= higher).length;
        expect(published).toBe(3 * behind >= 2 * levels.length ? higher : Math.min(computed, within));
      }),
    );
  });
});

const computed = (
  maturity: MaturityLevel,
  innovation: InnovationLevel,
  advancement: AdvancementLevel | null,
) => ({ maturity, innovation, advancement, evidenced: { maturity, innovation, advancement } });

describe('the published levels together', () => {
  const sheet = (advancement: number | null): SheetLevels => ({
    maturity: 6,
    innovation: 3,
    advancement,
    overall: { level: 'internationallyLeading', reason: '' },
  });

  it('let a lowered advancement lower the standing', () => {
    const published = publishedLevels(
      computed(6, 3, 7),
      [6, 6, 6, 7, 7].map(sheet),
      'applied',
      newestRuleSet(),
    );
    expect(published.advancement.published).toBe(6);
    expect(published.overall).toBe('internationallyAdvanced');
    expect(published.noteRequired).toBe(true);
  });

  it('leave a theory unrated when the panel says nothing', () => {
    const unrated = {
      ...sheet(null),
      maturity: 3,
      overall: { level: 'notRated', reason: '' } as const,
    };
    const published = publishedLevels(
      computed(3, 4, null),
      [unrated, unrated, unrated, unrated, unrated],
      'basicTheory',
      newestRuleSet(),
    );
    expect(published).toMatchObject({ overall: 'notRated', advancement: { published: null } });
    expect(published.maturity.published).toBe(3);
  });
});

it('a note is asked for by each of the three scales alone, and a sheet without advancement says nothing of it', () => {
  const computed = {
    maturity: 6,
    innovation: 3,
    advancement: 6,
    evidenced: { maturity: 6, innovation: 3, advancement: 6 },
  } as const;
  const asked = (more: Partial<SheetLevels>) => {
    const sheet = {
      maturity: 6,
      innovation: 3,
      advancement: 6,
      overall: { level: 'notRated', reason: '' },
      ...more,
    } as const;
    return publishedLevels(computed, [sheet, sheet, sheet], 'applied', newestRuleSet());
  };
  expect(asked({}).noteRequired).toBe(false);
  for (const more of [{ maturity: 4 }, { innovation: 2 }, { advancement: 5 }])
    expect(asked(more).noteRequired).toBe(true);
  expect(asked({ maturity: 5 }).noteRequired).toBe(false);
  expect(asked({ advancement: null }).advancement).toMatchObject({ panel: null, published: null });
});

it('what stands above the evidence is named, scale by scale; nothing stands above an equal', () => {
  const evidenced = { maturity: 6, innovation: 3, advancement: null } as const;
  const above = (maturity: number | null, innovation: number | null, advancement: number | null) =>
    aboveEvidence({ maturity, innovation, advancement }, { evidenced });
  expect(above(6, 3, null)).toEqual([]);
  expect(above(null, null, null)).toEqual([]);
  expect(above(7, 4, 1)).toEqual(['maturity', 'innovation', 'advancement']);
  expect(above(5, 4, null)).toEqual(['innovation']);
});

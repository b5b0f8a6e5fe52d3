import { describe, expect, it } from 'vitest';
import { overallAfterPanel, overallStanding, rank } from './overall';
import { newestRuleSet } from './rule-sets/published';
import type { AdvancementLevel, InnovationLevel, OverallLevel } from './level';

const votes = (...levels: OverallLevel[]) => levels.map((level) => ({ level, reason: 'because' }));

describe('the overall standing (domain §6.8)', () => {
  it.each([
    [7, 3, 'internationallyLeading'],
    [7, 2, 'internationallyAdvanced'],
    [7, 1, 'domesticallyLeading'],
    [7, 0, 'domesticallyAdvanced'],
    [6, 3, 'internationallyAdvanced'],
    [6, 1, 'domesticallyLeading'],
    [5, 1, 'domesticallyLeading'],
    [5, 0, 'domesticallyAdvanced'],
    [4, 0, 'domesticallyAdvanced'],
    [3, 4, 'domesticallyAverage'],
  ] as const)('of advancement %i and innovation %i is %s', (advancement, innovation, standing) => {
    expect(overallStanding.decide({ advancement, innovation }, newestRuleSet())).toBe(standing);
  });

  it('is not rated without an advancement degree', () => {
    expect(overallStanding.decide({ advancement: null, innovation: 4 }, newestRuleSet())).toBe('notRated');
  });

  it('never falls when advancement or innovation rises', () => {
    const order = [
      'domesticallyAverage',
      'domesticallyAdvanced',
      'domesticallyLeading',
      'internationallyAdvanced',
      'internationallyLeading',
    ];
    const rank = (advancement: number, innovation: number) =>
      order.indexOf(
        overallStanding.decide(
          { advancement: advancement as AdvancementLevel, innovation: innovation as InnovationLevel },
          newestRuleSet(),
        ),
      );
    expect(rank(7, 4)).toBe(order.length - 1);
    for (let advancement = 1; advancement <= 7; advancement++)
      for (let innovation = 0; innovation <= 4; innovation++) {
        if (advancement < 7)
          expect(rank(advancement + 1, innovation)).toBeGreaterThanOrEqual(rank(advancement, innovation));
        if (innovation < 4)
          expect(rank(advancement, innovation + 1)).toBeGreaterThanOrEqual(rank(advancement, innovation));
      }
  });
});

describe('the panel and the standing', () => {
  const computed = 'internationallyAdvanced';

  it('lowers by any step with a majority, to what the majority would not exceed', () => {
    const lowered = votes(
      'domesticallyAverage',
      'domesticallyAverage',
      'domesticallyAverage',
      computed,
      computed,
    );
    expect(overallAfterPanel(computed, lowered, 'applied')).toBe('domesticallyAverage');
    const mixed = votes(
      'domesticallyLeading',
      'domesticallyLeading',
      'domesticallyAdvanced',
      computed,
      computed,
    );
    expect(overallAfterPanel(computed, mixed, 'applied')).toBe('domesticallyLeading');
    const half = votes('domesticallyLeading', 'domesticallyLeading', computed, computed);
    expect(overallAfterPanel(computed, half, 'applied')).toBe(computed);
    // Whoever does not rate lowers nothing.
    const unrated = votes('notRated', 'notRated', 'notRated', computed, computed);
    expect(overallAfterPanel(computed, unrated, 'applied')).toBe(computed);
    expect(rank('notRated')).toBeGreaterThan(rank('domesticallyAverage'));
  });

  it('raises by one step with two thirds and reasons', () => {
    const start = 'domesticallyAdvanced';
    const four = votes(...Array<OverallLevel>(4).fill('internationallyLeading'), start);
    expect(overallAfterPanel(start, four, 'applied')).toBe('domesticallyLeading');
    const silent = four.map((vote, place) => (place === 0 ? { ...vote, reason: ' ' } : vote));
    expect(overallAfterPanel(start, silent, 'applied')).toBe(start);
    const three = votes('domesticallyLeading', 'domesticallyLeading', 'domesticallyLeading', start, start);
    expect(overallAfterPanel(start, three, 'applied')).toBe(start);
  });

  it('cannot raise above the top, and leaves the standing alone without votes', () => {
    const top = 'internationallyLeading';
    expect(overallAfterPanel(top, votes(top, top, top, top, top), 'applied')).toBe(top);
    expect(overallAfterPanel(computed, [], 'applied')).toBe(computed);
    expect(overallAfterPanel('notRated', [], 'basicTheory')).toBe('notRated');
  });

  it('may rate an unrated theory by two thirds, and nothing else', () => {
    const rating = votes(
      'internationallyLeading',
      'internationallyAdvanced',
      'internationallyAdvanced',
      'domesticallyLeading',
      'notRated',
    );
    expect(overallAfterPanel('notRated', rating, 'basicTheory')).toBe('domesticallyLeading');
    expect(overallAfterPanel('notRated', rating, 'applied')).toBe('notRated');
    expect(
      overallAfterPanel('notRated', votes('domesticallyLeading', 'notRated', 'notRated'), 'basicTheory'),
    ).toBe('notRated');
  });
});

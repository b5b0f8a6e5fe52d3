import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAskedToConfirm, tally, voteOf, type Vote } from './tally';

const votes = (agree: number, modify: number, disagree: number, mandatory = false): Vote[] => [
  ...Array<Vote>(agree).fill({ conclusion: 'agree', hasMandatoryItem: false }),
  ...Array<Vote>(modify).fill({ conclusion: 'agreeAfterModification', hasMandatoryItem: mandatory }),
  ...Array<Vote>(disagree).fill({ conclusion: 'disagree', hasMandatoryItem: false }),
];

describe('the tally of a closed round (domain §3.4)', () => {
  it.each([
    [5, 1, 1, false, 'pass'],
    [5, 1, 1, true, 'modify'],
    [3, 3, 1, false, 'modify'],
    [4, 0, 3, false, 'fail'],
    [4, 0, 1, false, 'pass'],
    [3, 1, 1, false, 'modify'],
    [3, 0, 2, false, 'fail'],
    [0, 5, 0, true, 'modify'],
  ])(
    'of %i agreeing, %i after modification, %i against (mandatory: %s) is %s',
    (a, m, d, mandatory, outcome) => {
      expect(tally(votes(a, m, d, mandatory)).outcome).toBe(outcome);
    },
  );

  it('says what it counted and what held it back', () => {
    expect(tally(votes(5, 1, 1, true))).toEqual({
      outcome: 'modify',
      agree: 5,
      agreeAfterModification: 1,
      disagree: 1,
      quorum: 5,
      heldByMandatoryItem: true,
    });
  });

  it('is held back by a mandatory item only where enough agree, and never by one of somebody who is against', () => {
    expect(tally(votes(3, 1, 1, true))).toMatchObject({ outcome: 'modify', heldByMandatoryItem: false });
    const against: Vote = { conclusion: 'disagree', hasMandatoryItem: true };
    expect(tally([...votes(4, 0, 0), against])).toMatchObject({
      outcome: 'pass',
      heldByMandatoryItem: false,
    });
  });

  it('passes a confirm round only when all confirm, and never fails it', () => {
    expect(tally(votes(3, 0, 0), 'confirm').outcome).toBe('pass');
    expect(tally(votes(2, 1, 0), 'confirm').outcome).toBe('modify');
    expect(tally(votes(0, 0, 3), 'confirm').outcome).toBe('modify');
  });

  it('does not count an empty round', () => {
    expect(() => tally([])).toThrow(RangeError);
  });

  const sizes = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)).filter(([a, m, d]) => a + m + d > 0);

  it('does not depend on the order of the sheets', () => {
    fc.assert(
      fc.property(sizes, fc.boolean(), fc.constantFrom('full', 'confirm'), ([a, m, d], mandatory, mode) => {
        const all = votes(a, m, d, mandatory);
        expect(tally(all.toReversed(), mode)).toEqual(tally(all, mode));
      }),
    );
  });

  it('never gets worse when somebody who was against agrees', () => {
    const rank = { fail: 0, modify: 1, pass: 2 };
    fc.assert(
      fc.property(sizes, fc.boolean(), ([a, m, d], mandatory) => {
        fc.pre(d > 0);
        const before = tally(votes(a, m, d, mandatory)).outcome;
        const after = tally(votes(a + 1, m, d - 1, mandatory)).outcome;
        expect(rank[after]).toBeGreaterThanOrEqual(rank[before]);
      }),
    );
  });
});

describe('the vote of a sheet', () => {
  it('carries whether any item is mandatory', () => {
    const item = (isMandatory: boolean) => ({ text: 'something', isMandatory });
    const of = (problem: boolean, advice: boolean) =>
      voteOf({
        conclusion: 'agreeAfterModification',
        problems: [item(problem)],
        advice: [item(advice)],
      }).hasMandatoryItem;
    expect([of(false, false), of(true, false), of(false, true)]).toEqual([false, true, true]);
    expect(() => voteOf({ conclusion: null, problems: [], advice: [] })).toThrow(RangeError);
  });
});

it('a confirm round asks the leader and nobody but those whose voice was lacking', () => {
  const seat = fc.record({
    isLeader: fc.boolean(),
    conclusion: fc.constantFrom('agree', 'agreeAfterModification', 'disagree', null),
  });
  fc.assert(
    fc.property(seat, (before) => {
      const { isLeader, conclusion } = before;
      expect(isAskedToConfirm(before, 'full')).toBe(isLeader || conclusion === 'agreeAfterModification');
      expect(isAskedToConfirm(before, 'confirm')).toBe(isLeader || conclusion !== 'agree');
    }),
  );
});

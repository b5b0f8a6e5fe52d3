import { describe, expect, it } from 'vitest';
import { achievement, document, item, proving, upTo } from '#testing/levels/example';
import { computeLevels } from './compute';
import { groundsOf, levelsInForce } from './in-force';
import { acceptChange, type Confirmation, type ManualChange } from './manual-override';

const change = (more: Partial<ManualChange<'maturity'>> = {}): ManualChange<'maturity'> => ({
  which: 'maturity',
  computed: 6,
  chosen: 5,
  reason: 'The type test was made on an earlier version',
  by: 'assessor',
  at: '2026-07-01T08:00:00.000Z',
  ...more,
});

/** One key item with evidence for these levels. */
const withEvidence = (levels: number[], more = {}) =>
  achievement({ wbs: [item('A', 100, levels)], documents: proving('A', levels), ...more });

const grounds = (facts = withEvidence(upTo(6))) => groundsOf(facts, computeLevels(facts));

const refusedField = (one: ManualChange, facts = withEvidence(upTo(6))) => {
  try {
    acceptChange(one, grounds(facts), 'en');
    return null;
  } catch (problem) {
    const { code, result } = problem as { code: number; result: { Field: string }[] };
    return [code, result[0]?.Field];
  }
};

it('a reasoned change is kept whole: old, new, reason, who, when', () => {
  expect(acceptChange(change(), grounds(), 'en')).toEqual(change());
});

it('a change without a reason, out of range, above the cap or of nothing is refused with 2002', () => {
  expect(refusedField(change({ reason: 'no          good' }))).toEqual([2002, 'Reason']);
  expect(refusedField(change({ chosen: 14 as 13 }))).toEqual([2002, 'Level']);
  expect(refusedField(change({ chosen: 5 }), withEvidence(upTo(6), { category: 'basicTheory' }))).toEqual([
    2002,
    'Level',
  ]);
  expect(refusedField(change({ chosen: 6 }))).toEqual([2002, 'Level']);
  expect(refusedField({ ...change(), which: 'overall', computed: 'notRated', chosen: 4 })).toEqual([
    2002,
    'Level',
  ]);
  expect(refusedField({ ...change(), which: 'innovation', computed: 1, chosen: 0 })).toBeNull();
  // The standing too may be lowered, and left unrated.
  const { overall } = computeLevels(withEvidence(upTo(6)));
  for (const chosen of ['domesticallyAverage', 'notRated'] as const)
    expect(refusedField({ ...change(), which: 'overall', computed: overall, chosen }), chosen).toBeNull();
  expect(refusedField({ ...change(), which: 'overall', computed: overall, chosen: 'best' as never })).toEqual(
    [2002, 'Level'],
  );
});

it('each scale has its lowest and its highest level, and a reason of ten characters is one', () => {
  const whole = achievement();
  const evidenceIds = whole.wbs[0]!.evidenceIds;
  const asked = (
    which: 'maturity' | 'innovation' | 'advancement',
    computed: number,
    chosen: number,
    reason = '一二三四五六七八九十',
  ) => refusedField({ ...change(), which, computed, chosen, reason, evidenceIds } as ManualChange, whole);
  for (const [which, lowest, highest] of [
    ['innovation', 0, 4],
    ['advancement', 1, 7],
    ['maturity', 1, 9],
  ] as const) {
    expect(asked(which, 3, lowest), which).toBeNull();
    expect(asked(which, 2, highest), which).toBeNull();
    for (const chosen of [lowest - 1, lowest + 0.5])
      expect(asked(which, 3, chosen), `${which} ${chosen}`).toEqual([2002, 'Level']);
  }
  expect(asked('innovation', 5, 5 - 1)).toBeNull();
  // Lowered from where nothing can be, to where nothing can be.
  for (const [which, above] of [
    ['innovation', 5],
    ['advancement', 8],
    ['maturity', 14],
  ] as const)
    expect(asked(which, above + 1, above), which).toEqual([2002, 'Level']);
  expect(asked('innovation', 3, '2' as never)).toEqual([2002, 'Level']);
  expect(asked('maturity', 9, 8, '一二三四五 六七八九')).toEqual([2002, 'Reason']);
});

describe('raising a level by hand (domain §6.3)', () => {
  // Levels 1 and 2 are proven, 3 to 8 are not, and there is a proof of routine use.
  const gap = withEvidence([1, 2, 9]);
  const raise = (more: Partial<ManualChange<'maturity'>> = {}) =>
    change({ computed: 2, chosen: 9, evidenceIds: ['A9'], ...more });
  const cited = gap.wbs[0]!.evidenceIds;
  const own = cited.at(-1)!;

  it('goes at most to the highest level that has valid evidence of its own, and cites it', () => {
    expect(computeLevels(gap)).toMatchObject({ maturity: 2, evidenced: { maturity: 9 } });
    expect(refusedField(raise({ evidenceIds: [own] }), gap)).toBeNull();
    expect(refusedField(raise({ chosen: 8, evidenceIds: [own] }), gap)).toBeNull();
    expect(refusedField(raise({ evidenceIds: [] }), gap)).toEqual([2002, 'EvidenceIds']);
    expect(refusedField(raise({ evidenceIds: cited.slice(0, 2) }), gap)).toEqual([2002, 'EvidenceIds']);
    expect(refusedField(raise({ chosen: 10, evidenceIds: [own] }), gap)).toEqual([2002, 'Level']);
  });

  it('is refused where nothing but argument stands behind it', () => {
    const two = withEvidence(upTo(2));
    for (const chosen of [3, 9, 13] as const)
      expect(refusedField(raise({ chosen, evidenceIds: two.wbs[0]!.evidenceIds }), two)).toEqual([
        2002,
        'Level',
      ]);
    const { innovation, advancement, overall } = computeLevels(two);
    for (const one of [
      { which: 'innovation', computed: innovation, chosen: 4 },
      { which: 'advancement', computed: advancement, chosen: 7 },
      { which: 'overall', computed: overall, chosen: 'internationallyLeading' },
    ] as const)
      if (one.computed !== one.chosen)
        expect(refusedField({ ...raise(), ...one, evidenceIds: [own] } as ManualChange, two)).toEqual([
          2002,
          'Level',
        ]);
  });

  it('counts for every key item: the weakest one sets how far', () => {
    const both = achievement({
      wbs: [item('A', 50, [1, 2, 9]), item('B', 50, [1, 2, 7])],
      documents: [...proving('A', [1, 2, 9]), ...proving('B', [1, 2, 7])],
    });
    const all = both.wbs.map(({ evidenceIds }) => evidenceIds.at(-1)!);
    expect(refusedField(raise({ evidenceIds: all }), both)).toEqual([2002, 'Level']);
    expect(refusedField(raise({ chosen: 7, evidenceIds: all }), both)).toBeNull();
    expect(refusedField(raise({ chosen: 7, evidenceIds: all.slice(0, 1) }), both)).toEqual([
      2002,
      'EvidenceIds',
    ]);
  });

  const confirmed: Confirmation[] = [{ which: 'maturity', by: 'checker', at: '2026-07-02T08:00:00.000Z' }];
  const isInForce = (one: ManualChange, facts = gap, by: readonly Confirmation[] = confirmed) => {
    const { inForce, changes } = levelsInForce(facts, { changes: [one], confirmed: by });
    return [inForce.maturity, changes[0]!.state];
  };

  it('is void until the second checker confirms it by name', () => {
    expect(isInForce(raise({ evidenceIds: [own] }), gap, [])).toEqual([2, 'awaitsConfirmation']);
    expect(isInForce(raise({ evidenceIds: [own] }))).toEqual([9, 'inForce']);
    expect(
      isInForce(raise({ evidenceIds: [own] }), gap, [{ ...confirmed[0]!, which: 'advancement' }]),
    ).toEqual([2, 'awaitsConfirmation']);
  });

  it('stands as long as the evidence says what the person saw, and carries what they cited', () => {
    expect(isInForce(change(), withEvidence(upTo(6)), [])).toEqual([5, 'inForce']);
    expect(isInForce(change(), withEvidence(upTo(7)))).toEqual([7, 'void']);
    const without = { ...gap, documents: gap.documents.filter(({ id }) => id !== own) };
    expect(isInForce(raise({ evidenceIds: [own] }), without)).toEqual([2, 'void']);
    expect(isInForce(raise({ evidenceIds: [] }))).toEqual([2, 'void']);
  });

  it('asks for proof only of what falls short: another key item that is there already needs none cited', () => {
    const two = (whole: number[], short: number[]) =>
      achievement({
        wbs: [item('A', 50, whole), item('B', 50, short)],
        documents: [...proving('A', whole), ...proving('B', short)],
      });
    const raised = (chosen: 7 | 9, facts: ReturnType<typeof two>) =>
      refusedField(raise({ chosen, evidenceIds: [`B-${chosen}`] }), facts);
    expect(raised(9, two(upTo(9), [1, 2, 9]))).toBeNull();
    expect(raised(7, two(upTo(8), [1, 2, 7]))).toBeNull();
    expect(raised(9, two([1, 2, 9], [1, 2, 9]))).toEqual([2002, 'EvidenceIds']);
  });

  it('of the market, it cites the proof of the market', () => {
    const sold = achievement({
      category: 'publicBenefit',
      achievementEvidenceIds: ['second'],
      documents: [...achievement().documents, document('second', 'nationalPromotion')],
    });
    const { maturity, evidenced } = computeLevels(sold);
    expect(maturity).toBe(9);
    expect(evidenced.maturity).toBeGreaterThan(9);
    const cites = (evidenceIds: string[]) =>
      refusedField(raise({ computed: 9, chosen: evidenced.maturity!, evidenceIds }), sold);
    expect(cites([])).toEqual([2002, 'EvidenceIds']);
    expect(cites(['second'])).toBeNull();
  });
});

it('a level lowered by hand lowers the standing that follows from it; a lowered standing stays lowered', () => {
  const facts = withEvidence(upTo(6));
  const { advancement, overall } = computeLevels(facts);
  const lowered = levelsInForce(facts, {
    changes: [{ ...change(), which: 'advancement', computed: advancement, chosen: 1 } as ManualChange],
    confirmed: [],
  }).inForce;
  expect(lowered).toMatchObject({ advancement: 1, overall: 'domesticallyAverage' });
  const levelsNow = levelsInForce(facts, {
    changes: [{ ...change(), which: 'overall', computed: overall, chosen: 'domesticallyAverage' }],
    confirmed: [],
  }).inForce;
  expect(levelsNow).toMatchObject({ advancement, overall: 'domesticallyAverage' });
});

it('the standing in force follows from the levels in force, and what was set by hand only lowers it', () => {
  const facts = achievement();
  const { innovation, advancement, overall } = computeLevels(facts);
  const by = (...changes: object[]) =>
    levelsInForce(facts, {
      changes: changes.map((one) => ({ ...change(), ...one }) as ManualChange),
      confirmed: [],
    }).inForce;
  expect(by()).toMatchObject({ innovation: 4, advancement: 7, overall: 'internationallyLeading' });
  const less = { which: 'innovation', computed: innovation, chosen: 1 };
  expect(by(less)).toMatchObject({ innovation: 1, overall: 'domesticallyLeading' });
  const set = { which: 'overall', computed: overall, chosen: 'domesticallyLeading' };
  expect(by(set, { which: 'advancement', computed: advancement, chosen: 1 }).overall).toBe(
    'domesticallyAverage',
  );
});

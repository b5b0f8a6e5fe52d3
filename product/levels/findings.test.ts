import { describe, expect, it } from 'vitest';
import { computeLevels } from './compute';
import {
  achievement,
  comparator,
  document,
  indicator,
  item,
  point,
  proving,
  upTo,
  worldwide,
} from '#testing/levels/example';
import { requireSound, sentence } from './require-sound';
import type { AchievementFacts, LevelFinding, WbsItem } from './types';

const said = ({ severity, where, word, values }: LevelFinding): string =>
  [
    severity,
    [where.table, where.row].filter((part) => part !== null).join('/'),
    word,
    JSON.stringify(values),
  ].join(' ');
const findings = (more: Partial<AchievementFacts>) => computeLevels(achievement(more)).findings.map(said);

/** An achievement in good order but for its work breakdown; nothing is at the top of its category. */
const wbs = (...rows: WbsItem[]) =>
  findings({
    wbs: rows,
    documents: [
      ...proving('A', upTo(9)),
      document('novelty', 'noveltyReport'),
      document('test', 'testReport'),
    ],
  });
const eight = upTo(8);

describe('what is found in a work breakdown', () => {
  it('blocks: empty, weights, key items, a code twice or too deep, a proof set aside without a reason', () => {
    expect(wbs()).toEqual(['blocks wbs wbsEmpty {}', 'blocks achievement maturityNone {}']);
    expect(wbs(item('A', 99.5, eight))).toEqual(['blocks wbs wbsWeights {"sum":99.5}']);
    expect(wbs(item('A', 110, eight), item('B', -10, [], { isKey: false }))).toEqual([
      'blocks wbs wbsWeights {"sum":100}',
      'warns wbs/B itemWithoutEvidence {}',
    ]);
    expect(wbs(item('A', 100, eight), item('B', 0, [], { isKey: false }))).toEqual([
      'warns wbs/B itemWithoutEvidence {}',
    ]);
    expect(wbs(item('A', 100, eight, { isKey: false }))).toEqual([
      'blocks wbs wbsNoKeyItem {}',
      'blocks achievement maturityNone {}',
    ]);
    expect(wbs(item('A', 50, eight), item('A', 50, eight, { isKey: false }))).toEqual([
      'blocks wbs/A rowTwice {}',
    ]);
    expect(
      wbs(
        item('1.1.1', 50, [], { evidenceIds: eight.map((level) => `A-${level}`) }),
        item('2.1.1.1', 50, [], { evidenceIds: eight.map((level) => `A-${level}`) }),
      ),
    ).toEqual(['blocks wbs/2.1.1.1 wbsTooDeep {}']);
    const aside = (reason: string) =>
      [3, 4].map((level) => ({ level: level as 3, reason: level === 3 ? reason : 'makes no sense' }));
    expect(wbs(item('A', 100, eight, { notApplicableProofs: aside(' ') }))).toEqual([
      'blocks wbs/A notApplicableWithoutReason {"proof":3}',
    ]);
    expect(wbs(item('A', 100, eight, { notApplicableProofs: aside('none') }))).toEqual([]);
  });

  it('warns: a heading with weight, evidence or a mark of its own; and of nothing else of it', () => {
    const child = item('1.1', 100, [], { evidenceIds: eight.map((level) => `A-${level}`) });
    const heading = { isKey: false, evidenceIds: [] };
    expect(wbs(item('1', 0, [], heading), child)).toEqual([]);
    for (const more of [{ isKey: true }, { weight: 5 }, { evidenceIds: ['A-1'] }])
      expect(wbs(item('1', 0, [], { ...heading, ...more }), child)).toEqual([
        'warns wbs/1 headingNotAssessed {}',
      ]);
  });

  it('warns: no evidence, proofs that are missing, a claim above evidence or cap', () => {
    expect(wbs(item('A', 100, []))).toEqual([
      'warns wbs/A itemWithoutEvidence {}',
      'blocks achievement maturityNone {}',
    ]);
    expect(wbs(item('A', 100, [1, 2, 5]))).toEqual([
      'warns wbs/A proofsMissing {"level":2,"highest":5,"missing":"3, 4"}',
    ]);
    expect(wbs(item('A', 100, eight, { claimedLevel: 9 }))).toEqual([
      'warns wbs/A claimAboveEvidence {"claimed":9,"level":8}',
    ]);
    expect(wbs(item('A', 100, eight, { claimedLevel: 8 }))).toEqual([]);
    const theory = (claimedLevel: number, levels: number[]) =>
      findings({
        category: 'basicTheory',
        wbs: [item('A', 100, levels, { claimedLevel })],
        documents: [
          ...proving('A', levels),
          document('novelty', 'noveltyReport'),
          document('test', 'testReport'),
        ],
      });
    expect(theory(6, upTo(3))).toEqual([
      'warns wbs/A cappedByCategory {"claimed":6,"cap":4}',
      'warns wbs/A claimAboveEvidence {"claimed":6,"level":3}',
    ]);
    expect(theory(4, upTo(4))).toEqual(['tells achievement maturityAtTop {"level":4}']);
  });

  it('warns: a document that is not there, not passed, undated or too late, each by its name', () => {
    const spoilt = [
      document('A-9', 'postMarketData', { passed: false }),
      document('undated', 'paper', { issuedOn: null }),
      document('last', 'paper', { issuedOn: '2026-06-30' }),
      document('late', 'paper', { issuedOn: '2026-07-01' }),
    ];
    const facts = {
      wbs: [
        item('A', 100, eight, {
          evidenceIds: [...eight.map((level) => `A-${level}`), 'undated', 'nowhere', 'A-9', 'last', 'late'],
        }),
      ],
      documents: [
        ...proving('A', eight),
        ...spoilt,
        document('novelty', 'noveltyReport'),
        document('test', 'testReport'),
      ],
    };
    expect(findings(facts)).toEqual([
      'warns wbs/A evidenceNotPassed {"document":"A-9"}',
      'warns wbs/A evidenceAfterBaseDate {"document":"late","date":"2026-07-01","baseDate":"2026-06-30"}',
      'warns wbs/A evidenceMissing {"document":"nowhere"}',
      'warns wbs/A evidenceUndated {"document":"undated"}',
    ]);
    expect(findings({ achievementEvidenceIds: ['nowhere'] })).toEqual([
      'warns achievement evidenceMissing {"document":"nowhere"}',
    ]);
  });

  it('tells: proofs of the market before every key item has reached 9', () => {
    const sold = document('sold', 'externalAdoption');
    const market = (levels: number[]) =>
      findings({
        category: 'publicBenefit',
        wbs: [item('A', 100, levels)],
        achievementEvidenceIds: ['sold'],
        documents: [
          ...proving('A', levels),
          sold,
          document('novelty', 'noveltyReport'),
          document('test', 'testReport'),
        ],
      });
    expect(market(eight)).toEqual(['tells achievement marketTooEarly {}']);
    expect(market(upTo(9))).toEqual([]);
  });
});

describe('what is found among points and indicators', () => {
  const novelty = (issuedOn: string | null, more: object = {}) =>
    findings({
      documents: [
        ...proving('A', upTo(9)),
        document('novelty', 'noveltyReport', { issuedOn, ...more }),
        document('test', 'testReport'),
      ],
    });

  it('points: the novelty report missing, not counting, ageing or too old; a number twice; none at the core; nothing new', () => {
    expect(findings({ innovationPoints: [point('1', { noveltyReportId: null })] })).toEqual([
      'warns innovationPoints/1 noveltyReportMissing {}',
      'warns innovationPoints innovationBelowFirst {}',
    ]);
    expect(novelty('2026-01-15', { passed: false })).toEqual([
      'warns innovationPoints/1 evidenceNotPassed {"document":"novelty"}',
      'warns innovationPoints innovationBelowFirst {}',
    ]);
    expect(novelty('2025-07-01')).toEqual([
      'warns innovationPoints/1 noveltyReportAgeing {"date":"2025-07-01"}',
    ]);
    expect(novelty('2024-07-01')).toEqual([
      'blocks innovationPoints/1 noveltyReportTooOld {"date":"2024-07-01"}',
      'warns innovationPoints innovationBelowFirst {}',
    ]);
    expect(findings({ innovationPoints: [point('1'), point('1')] })).toEqual([
      'blocks innovationPoints/1 rowTwice {}',
    ]);
    expect(findings({ innovationPoints: [point('1', { isCore: false })] })).toEqual([
      'blocks innovationPoints noCorePoint {}',
    ]);
  });

  it('indicators: too few, too many, without evidence, too thin abroad, compared otherwise than the values say, a name twice', () => {
    const three = (...more: ReturnType<typeof indicator>[]) =>
      findings({
        indicators: [
          ...['i1', 'i2', 'i3'].slice(more.length).map((name) => indicator(name, worldwide('higher'))),
          ...more,
        ],
      });
    expect(three()).toEqual([]);
    const many = (count: number, category: AchievementFacts['category'] = 'applied') =>
      findings({
        category,
        wbs: [item('A', 100, upTo(3))],
        indicators: Array.from({ length: count }, (_, n) => indicator(`i${n}`, worldwide('higher'))),
      });
    expect(many(10)).toEqual([]);
    const number = (count: number) =>
      `blocks indicators coreIndicatorsNumber {"count":${count},"fewest":3,"most":10}`;
    for (const count of [0, 2, 11]) expect(many(count)).toEqual([number(count)]);
    expect(many(2, 'basicTheory')).toEqual([number(2)]);
    expect(many(0, 'basicTheory')).toEqual(['tells indicators advancementNotRated {}']);
    expect(three(indicator('x', worldwide('higher'), { testReportId: null }))).toEqual([
      'blocks indicators/x indicatorWithoutEvidence {}',
    ]);
    expect(three(indicator('x', worldwide('higher'), { testReportId: 'nowhere' }))).toEqual([
      'warns indicators/x evidenceMissing {"document":"nowhere"}',
      'blocks indicators/x indicatorWithoutEvidence {}',
    ]);
    expect(three(indicator('x', [comparator('one', 'international', 'higher')]))).toEqual([
      'warns indicators/x internationalTooThin {"fewest":2,"years":3}',
    ]);
    expect(three(indicator('i2', worldwide('higher')))).toEqual(['blocks indicators/i2 rowTwice {}']);
    const valued = (reason: string | null) =>
      ['b', 'a'].map((name) => comparator(name, 'international', 'higher', { value: 9, reason }));
    const departing = (reason: string | null) => three(indicator('x', valued(reason), { ownValue: 1 }));
    for (const reason of [null, ' '])
      expect(departing(reason)).toEqual(
        ['a', 'b'].map((name) => `blocks indicators/x comparisonWithoutReason {"comparator":"${name}"}`),
      );
    expect(departing('another method')).toEqual([]);
    expect(three(indicator('x', valued(null), { ownValue: 99 }))).toEqual([]);
    const failed = document('failed', 'testReport', { passed: false });
    expect(
      findings({
        indicators: ['i1', 'i2', 'x'].map((name) =>
          indicator(name, worldwide('higher'), { testReportId: name === 'x' ? 'failed' : 'test' }),
        ),
        documents: [...achievement().documents, failed],
      }),
    ).toEqual([
      'warns indicators/x evidenceNotPassed {"document":"failed"}',
      'blocks indicators/x indicatorWithoutEvidence {}',
    ]);
    // A source of the base year itself is recent; one name in two spellings, or none, is not another one.
    const abroad = (year: number, ...names: string[]) =>
      three(
        indicator(
          'x',
          names.map((name) =>
            comparator(name, 'international', 'higher', { source: { title: 's', year, isCurrent: false } }),
          ),
        ),
      );
    expect([abroad(2026, 'a', 'b'), abroad(2023, 'a', 'b')]).toEqual([[], []]);
    const thin = ['warns indicators/x internationalTooThin {"fewest":2,"years":3}'];
    expect([
      abroad(2027, 'a', 'b'),
      abroad(2022, 'a', 'b'),
      abroad(2025, 'a b', 'AB'),
      abroad(2025, 'a', ''),
    ]).toEqual([thin, thin, thin, thin]);
  });
});

it('only what blocks keeps a report back, each at its table and row, in the reader’s language', () => {
  const { findings: found } = computeLevels(
    achievement({ wbs: [item('A', 90, [1, 2, 5]), item('A', 5, eight)] }),
  );
  expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['blocks', 'warns']));
  const refused = (language: 'zh' | 'en') => {
    try {
      requireSound(found, language);
    } catch (problem) {
      return (problem as { result: { Field: string; Msg: string }[] }).result;
    }
    return [];
  };
  expect(refused('en').map(({ Field }) => Field)).toEqual(['wbs', 'wbs/A']);
  const twice = found.find(({ word }) => word === 'rowTwice')!;
  expect(refused('zh')[1]!.Msg).toBe(sentence(twice, 'zh'));
  expect([sentence(twice, 'zh').slice(0, 2), sentence(twice, 'en').slice(0, 3)]).toEqual(['A：', 'A: ']);
  expect(refused('zh')[0]!.Msg).not.toContain('：');
  expect(() =>
    requireSound(
      found.filter(({ severity }) => severity !== 'blocks'),
      'en',
    ),
  ).not.toThrow();
});

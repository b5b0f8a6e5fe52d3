import type { Indicator, InnovationPoint, WorkItem } from '#product/levels/tables';
import type { Risk } from '#product/reports/sections';
import type { DemoAchievement } from './achievement';
import { itemTypes, marketTypes, skippedProofs, type DemoLevels } from './report-evidence';
import type { IndicatorFacts } from './report-facts-parts';
import { tableRowOf } from './report-facts-parts';
import { reportFacts } from './report-facts';

/** The id of a document of the material by its type. */
export type EvidenceIds = (type: string) => string;

/** Facts of an achievement; older evaluations of the same one share them. */
export const factsOf = ({ number }: DemoAchievement) => {
  const found = reportFacts.get(tableRowOf(number));
  if (!found) throw new Error(`no facts for achievement ${number}`);
  return found;
};

const weights = [40, 35, 25];

/** The work breakdown: two key parts with every proof, one without the latest. */
export const workBreakdownOf = (one: DemoAchievement, levels: DemoLevels, idOf: EvidenceIds): WorkItem[] =>
  factsOf(one).parts.map((name, place) => {
    const types = itemTypes(one, levels);
    const isKey = place < 2;
    return {
      code: String(place + 1),
      name,
      weight: weights[place]!,
      isKey,
      claimedLevel: isKey ? Math.min(levels.maturity, 9) : null,
      levelBasis: isKey
        ? '逐级证据见证据矩阵，关键证据均已核验原件。'
        : '随关键项配套验证，最高一级证据暂未单列。',
      evidenceIds: (isKey || types.length < 3 ? types : types.slice(0, -1)).map(idOf),
      notApplicableProofs: skippedProofs(one).filter(({ level }) => level < levels.maturity),
    };
  });

/** Documents of sale or adoption that lift the whole achievement beyond 9. */
export const marketEvidenceOf = (one: DemoAchievement, levels: DemoLevels, idOf: EvidenceIds): string[] =>
  marketTypes(one, levels).map(idOf);

const decimals = (value: number): number => Math.round(value * 1000) / 1000;

type Comparator = Indicator['comparators'][number];
const comparator = (
  { value, lead, largerIsBetter }: IndicatorFacts,
  baseline: Comparator['baseline'],
  name: string,
  comparison: 'higher' | 'reached',
  year: number,
): Comparator => ({
  baseline,
  name,
  source: { title: `${name}公开资料`, year, number: '', isCurrent: false },
  value: comparison === 'reached' ? value : decimals(largerIsBetter ? value - lead : value + lead),
  comparison,
  reason: null,
});

/** Comparators from which exactly this level of advancement follows (domain §6.3). */
const comparatorsFor = (fact: IndicatorFacts, level: number, year: number): Comparator[] => {
  const international = level === 7 ? 'higher' : 'reached';
  const domestic = level === 4 ? 'reached' : 'higher';
  return [
    ...(level >= 6
      ? ['国际同类产品甲', '国际同类产品乙'].map((name) =>
          comparator(fact, 'international', name, international, year - 1),
        )
      : []),
    ...(level >= 4 ? [comparator(fact, 'domestic', '国内同类技术', domestic, year - 1)] : []),
    comparator(fact, 'standard', '现行行业要求', level === 2 ? 'reached' : 'higher', year - 2),
  ];
};

/** The core indicators, each proven by the third-party test. */
export const indicatorsOf = (
  one: DemoAchievement,
  { advancement }: DemoLevels,
  idOf: EvidenceIds,
  year: number,
): Indicator[] =>
  advancement === undefined
    ? []
    : factsOf(one).indicators.map((fact) => ({
        name: fact.name,
        unit: fact.unit,
        direction: fact.largerIsBetter ? 'largerIsBetter' : 'smallerIsBetter',
        ownValue: fact.value,
        tolerance: 0,
        testReportId: idOf('2.8'),
        isCore: true,
        comparators: comparatorsFor(fact, advancement, year),
      }));

/** The points of innovation; the first one carries the level. */
export const innovationPointsOf = (
  one: DemoAchievement,
  { innovation }: DemoLevels,
  idOf: EvidenceIds,
): InnovationPoint[] =>
  factsOf(one).points.map((text, place) => {
    const level = place === 0 ? innovation : Math.max(1, innovation - place);
    return {
      number: String(place + 1),
      text,
      isCore: place < 2,
      noveltyReportId: idOf('6.1'),
      noveltyReportNumber: `CX-DEMO-${String(one.number).padStart(4, '0')}`,
      searchedChina: true,
      searchedWorld: level >= 3,
      allFields: level % 2 === 0,
      result: place === 0 ? 'nothingSame' : 'nothingSimilar',
      closeDocuments: place === 0 ? [] : ['演示文献：同类方法的早期报道'],
    };
  });

/** Six risks, one of each kind (domain §6.1, section 10). */
export const risksOf = (one: DemoAchievement): Risk[] => {
  const product = factsOf(one).parts[0]!;
  const risk = (
    kind: Risk['kind'],
    description: string,
    probability: number,
    impact: number,
    mitigation: string,
  ) => ({
    kind,
    description,
    probability,
    impact,
    mitigation,
  });
  return [
    risk(
      'technical',
      `${product}在不同批次或机构之间的一致性仍需持续验证。`,
      2,
      3,
      '建立批次放行与定期复测制度。',
    ),
    risk('clinical', '特殊人群的安全性数据有限。', 2, 4, '限定适用范围，建立不良事件上报与随访。'),
    risk('regulatory', '后续变更可能触发新的审批或备案。', 2, 3, '变更前先做合规评估并保留记录。'),
    risk('rights', '相邻技术的专利布局可能限制改进空间。', 2, 2, '每年更新一次专利检索与规避分析。'),
    risk('market', '推广依赖人员培训，短期内覆盖有限。', 3, 2, '配套培训课程并选择示范机构先行。'),
    risk('ethics', '数据使用须持续符合知情同意范围。', 1, 4, '去标识化保存，按批准范围使用数据。'),
  ];
};

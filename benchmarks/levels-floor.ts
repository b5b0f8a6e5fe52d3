import type { AchievementFacts, Comparator, EvidenceDocument } from '#product/levels/types';

/** What a program by hand works out: the levels alone, without an explanation, a finding or what would raise them. */
export interface FloorLevels {
  readonly maturity: number | null;
  readonly maturityIndex: number | null;
  readonly innovation: number;
  readonly advancement: number | null;
}

const provesLevel: Readonly<Record<string, number>> = {
  paper: 1,
  studyProtocol: 2,
  inVitro: 3,
  benchTest: 4,
  glpSafety: 5,
  typeTest: 6,
  deviceTrial: 7,
  registrationCertificate: 8,
  postMarketData: 9,
};
const mandatory = [3, 4, 6, 8];

/** The level of one item: the highest proven one below which no mandatory proof is missing. */
const itemLevel = (ids: readonly string[], counting: ReadonlyMap<string, EvidenceDocument>): number => {
  const proven = new Set<number>();
  for (const id of ids) {
    const level = provesLevel[counting.get(id)?.kind ?? ''];
    if (level) proven.add(level);
  }
  let reached = 0;
  for (const level of proven)
    if (level > reached && mandatory.every((each) => each >= level || proven.has(each))) reached = level;
  return reached;
};

const statements = [
  ['international', 'higher', 7],
  ['international', 'reached', 6],
  ['domestic', 'higher', 5],
  ['domestic', 'reached', 4],
  ['standard', 'higher', 3],
  ['standard', 'reached', 2],
] as const;

const indicatorLevel = (comparators: readonly Comparator[]): number => {
  for (const [baseline, comparison, level] of statements) {
    const against = comparators.filter((one) => one.baseline === baseline);
    if (against.length < (baseline === 'international' ? 2 : 1)) continue;
    if (against.every((one) => one.comparison === 'higher' || one.comparison === comparison)) return level;
  }
  return 1;
};

/** The floor beside `computeLevels`, for facts of the kind that the benchmark asks about: by maps and loops, read once. */
export const floorLevels = (facts: AchievementFacts): FloorLevels => {
  const counting = new Map(
    facts.documents
      .filter(({ passed, issuedOn }) => passed && issuedOn !== null && issuedOn <= facts.baseDate)
      .map((document) => [document.id, document]),
  );
  let weakest = Number.POSITIVE_INFINITY;
  let weighted = 0;
  for (const { evidenceIds, isKey, weight } of facts.wbs) {
    const level = itemLevel(evidenceIds, counting);
    weighted += weight * level;
    if (isKey && level < weakest) weakest = level;
  }
  let innovation = 0;
  for (const point of facts.innovationPoints)
    if (point.isCore && point.result !== 'reported' && counting.has(point.noveltyReportId ?? ''))
      innovation = Math.max(innovation, (point.searchedWorld ? 3 : 1) + (point.allFields ? 1 : 0));
  const core = facts.indicators.filter(({ isCore }) => isCore);
  return {
    maturity: Number.isFinite(weakest) && weakest > 0 ? weakest : null,
    maturityIndex: Math.round(weighted / 10) / 10,
    innovation,
    advancement:
      core.length < 3 || core.length > 10
        ? null
        : Math.min(...core.map(({ comparators }) => indicatorLevel(comparators))),
  };
};

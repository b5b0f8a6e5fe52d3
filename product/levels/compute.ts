import { advancementOf, type Advancement } from './advancement';
import { citedPlaceFindings } from './cited-places';
import type { Gap } from './gap';
import { innovationOf, type Innovation } from './innovation';
import { maturityOf, type Maturity } from './maturity';
import { overallStanding } from './overall';
import { follow, type Trace } from './trace';
import type { AchievementFacts, LevelFinding } from './types';
import type { AdvancementLevel, InnovationLevel, MaturityLevel, OverallLevel } from './level';

/** The highest levels that have valid evidence of their own. */
export interface EvidencedLevels {
  readonly maturity: MaturityLevel | null;
  readonly innovation: InnovationLevel;
  readonly advancement: AdvancementLevel | null;
}

export interface Assessment {
  readonly maturity: MaturityLevel | null;
  readonly maturityIndex: number | null;
  readonly innovation: InnovationLevel;
  readonly advancement: AdvancementLevel | null;
  readonly overall: OverallLevel;
  /** Above these nothing is ever set or published (domain §6.3). Only maturity has steps that can be argued away. */
  readonly evidenced: EvidencedLevels;
  /** Why each level is what it is, step by step. */
  readonly trace: Trace;
  /** What is wrong, doubtful or good to know, as words with values. */
  readonly findings: readonly LevelFinding[];
  /** The fewest proofs that would lift the maturity. */
  readonly gapToNext: Gap | null;
  /** The levels of the single rows, for the tables of the report. */
  readonly rows: {
    readonly items: Maturity['items'];
    readonly points: Innovation['points'];
    readonly shares: Innovation['shares'];
    readonly indicators: Advancement['indicators'];
  };
}

/**
 * All levels of an achievement from its facts (domain §6.3). Pure and deterministic: the same facts,
 * in whatever order their rows stand, give the same assessment, trace and findings.
 */
export const computeLevels = (facts: AchievementFacts): Assessment => {
  const maturity = maturityOf(facts);
  const innovation = innovationOf(facts);
  const advancement = advancementOf(facts);
  const overall = follow(facts.rules, overallStanding, '', {
    advancement: advancement.level,
    innovation: innovation.level,
  });
  return {
    maturity: maturity.level,
    maturityIndex: maturity.index,
    innovation: innovation.level,
    advancement: advancement.level,
    overall: overall.result,
    evidenced: {
      maturity: maturity.evidenced,
      innovation: innovation.level,
      advancement: advancement.level,
    },
    trace: [...maturity.trace, ...innovation.trace, ...advancement.trace, overall],
    findings: [
      ...maturity.findings,
      ...innovation.findings,
      ...advancement.findings,
      ...citedPlaceFindings(facts),
    ],
    gapToNext: maturity.gapToNext,
    rows: {
      items: maturity.items,
      points: innovation.points,
      shares: innovation.shares,
      indicators: advancement.indicators,
    },
  };
};

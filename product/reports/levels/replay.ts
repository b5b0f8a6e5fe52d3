import { indicatorLevel, weakestIndicator } from './advancement';
import { evidencedMaturity } from './evidenced';
import { highestCorePoint, pointLevel } from './innovation';
import { itemLevel } from './item-maturity';
import { marketLevel, maturityIndex, weakestKeyItem } from './maturity';
import { overallStanding } from './overall';
import { maturityProof } from './proof';
import type { Rule, RuleId, Trace, TraceStep } from './trace';

const rules: Readonly<Record<RuleId, Rule>> = {
  maturityProof,
  maturityItem: itemLevel,
  maturityWeakestKeyItem: weakestKeyItem,
  maturityMarket: marketLevel,
  maturityEvidenced: evidencedMaturity,
  maturityIndex,
  innovationPoint: pointLevel,
  innovationHighestCorePoint: highestCorePoint,
  advancementIndicator: indicatorLevel,
  advancementWeakestIndicator: weakestIndicator,
  overallStanding,
};

/** What a stored step's rule says today to the inputs it was given then. */
const replayed = (step: TraceStep): unknown => rules[step.rule].decide(step.inputs as never);

/** The steps whose rule no longer says what was recorded: a tampered trace, or a rule that has changed. */
export const contradicted = (trace: Trace): TraceStep[] =>
  trace.filter((step) => JSON.stringify(replayed(step)) !== JSON.stringify(step.result));

import { indicatorLevel, weakestIndicator } from '#product/levels/advancement';
import { evidencedMaturity } from '#product/levels/evidenced';
import { highestCorePoint, pointLevel } from '#product/levels/innovation';
import { itemLevel } from '#product/levels/item-maturity';
import { marketLevel, maturityIndex, weakestKeyItem } from '#product/levels/maturity';
import { overallStanding } from '#product/levels/overall';
import { maturityProof } from '#product/levels/proof';
import { newestRuleSet } from '#product/levels/rule-sets/published';
import type { RuleSet } from '#product/levels/rule-sets/rule-set';
import type { Rule, RuleId, Trace, TraceStep } from '#product/levels/trace';

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

/** What a stored step's rule says today to the inputs it was given then, by the rule set that its report names. */
const replayed = (step: TraceStep, set: RuleSet): unknown =>
  rules[step.rule].decide(step.inputs as never, set);

/** The steps whose rule no longer says what was recorded: a tampered trace, or a rule that has changed. */
export const contradicted = (trace: Trace, set = newestRuleSet()): TraceStep[] =>
  trace.filter((step) => JSON.stringify(replayed(step, set)) !== JSON.stringify(step.result));

import type { Assessment, EvidencedLevels } from './compute';
import type { RuleId, Trace } from './trace';

/** The levels as the rules gave them, and how far evidence of its own reaches. */
export interface ComputedLevels extends Pick<
  Assessment,
  'maturity' | 'maturityIndex' | 'innovation' | 'advancement' | 'overall'
> {
  readonly evidenced: EvidencedLevels;
}

/**
 * The computed levels as a stored trace holds them: what the rules said when the report was frozen, whatever a person, the
 * panel or the passing of time made of it since. A trace without the step on evidence carries no more than was computed.
 */
export const frozenLevels = (trace: Trace): ComputedLevels => {
  const resultOf = (rule: RuleId): unknown =>
    trace.find((step) => step.rule === rule && step.about === '')?.result ?? null;
  const said = {
    maturity: resultOf('maturityMarket') as ComputedLevels['maturity'],
    maturityIndex: resultOf('maturityIndex') as number | null,
    innovation: (resultOf('innovationHighestCorePoint') ?? 0) as ComputedLevels['innovation'],
    advancement: resultOf('advancementWeakestIndicator') as ComputedLevels['advancement'],
    overall: (resultOf('overallStanding') ?? 'notRated') as ComputedLevels['overall'],
  };
  return {
    ...said,
    evidenced: {
      maturity: (resultOf('maturityEvidenced') ?? said.maturity) as EvidencedLevels['maturity'],
      innovation: said.innovation,
      advancement: said.advancement,
    },
  };
};

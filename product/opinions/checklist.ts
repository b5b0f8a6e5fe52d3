import { brokenRules } from './composition';
import type { PanelContext, PanelMember } from './types';
import type { PanelRulesWord } from './words';

/** The rules of domain §6.5 as a page lists them: each with the words that say it is broken. */
const ruleWords = {
  size: ['panelSize', 'panelEven'],
  leader: ['oneLeader'],
  organisations: ['tooManyFromOneOrganisation'],
  technical: ['tooFewTechnical'],
  senior: ['titleNotSenior'],
  clinician: ['clinicianNeeded'],
  market: ['marketExpertNeeded'],
  ethics: ['ethicsExpertNeeded'],
} as const satisfies Readonly<Record<string, readonly PanelRulesWord[]>>;
type ListedRule = keyof typeof ruleWords;

export interface RuleState {
  readonly rule: ListedRule;
  /** What is wrong, as words with their values; empty where the rule is met. */
  readonly broken: readonly Pick<ReturnType<typeof brokenRules>[number], 'word' | 'values'>[];
}

/** Whether a rule says anything about this achievement: a theory needs no clinician. */
const applies = (rule: ListedRule, context: PanelContext): boolean => {
  const needed = { clinician: 'clinicianNeeded', market: 'marketExpertNeeded', ethics: 'ethicsExpertNeeded' };
  return !(rule in needed)
    ? true
    : brokenRules([], context).some(({ word }) => word === needed[rule as keyof typeof needed]);
};

/** Every rule that applies to an achievement's panel, met or not, for the panel as it is chosen so far. */
export const ruleStates = (panel: readonly PanelMember[], context: PanelContext): RuleState[] => {
  const broken = brokenRules(panel, context);
  return (Object.keys(ruleWords) as ListedRule[])
    .filter((rule) => applies(rule, context))
    .map((rule) => ({
      rule,
      broken: broken.filter(({ word }) => (ruleWords[rule] as readonly string[]).includes(word)),
    }));
};

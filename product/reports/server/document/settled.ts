import type { ReportDocument } from '#product/printing/server';

const none = '无';
const lines = (items: readonly string[]): readonly string[] => {
  const written = items.filter((item) => item.trim() !== '');
  return written.length > 0 ? written : [none];
};
const prose = (text: string): string => (text.trim() === '' ? `${none}。` : text);
type Fact = ReportDocument['conclusion']['values'][number];
const facts = (of: readonly Fact[]): readonly Fact[] => {
  const written = of.filter(({ value }) => value.trim() !== '');
  return written.length > 0 ? written : [{ label: '说明', value: none }];
};

/**
 * A document that says of everything it has a heading for what stands there, be it nothing: no bare heading, no empty table
 * and no empty row reaches the printer. A draft shows what is still missing; what goes out has its mandatory fields.
 */
export const settled = (document: ReportDocument): ReportDocument => {
  const { evaluation, achievement, maturity, benefit, rights, team, transformation, conclusion, annexes } =
    document;
  return {
    ...document,
    evaluation: { ...evaluation, basis: lines(evaluation.basis), method: lines(evaluation.method) },
    achievement: {
      ...achievement,
      facts: facts(achievement.facts),
      problem: prose(achievement.problem),
      principle: prose(achievement.principle),
      route: prose(achievement.route),
      mainIndicators: facts(achievement.mainIndicators),
    },
    maturity: { ...maturity, gapText: prose(maturity.gapText) },
    benefit: {
      ...benefit,
      social: prose(benefit.social),
      socialFacts: facts(benefit.socialFacts),
    },
    rights: {
      ...rights,
      ownershipChain: prose(rights.ownershipChain),
      encumbrances: prose(rights.encumbrances),
    },
    team: { ...team, team: prose(team.team), conditions: prose(team.conditions) },
    transformation: {
      ...transformation,
      methods: lines(transformation.methods),
      advice: lines(transformation.advice),
    },
    conclusion: {
      ...conclusion,
      values: facts(conclusion.values),
      opinion: prose(conclusion.opinion),
      conditionsOfUse: lines(conclusion.conditionsOfUse),
      validity: prose(conclusion.validity),
    },
    annexes: { ...annexes, agency: facts(annexes.agency) },
  };
};

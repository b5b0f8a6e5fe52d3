import * as z from 'zod';
import { day, id, item, listOf, required, text, thing, whole } from '#contract/field';
import { scales } from '#product/dictionaries/scales';
import { Indicator, InnovationPoint, WorkItem } from '#product/levels/tables';

/** Free text of a section, and a single line of it. */
const prose = text(8_000);
const line = text(400);

/** A label and what it says. */
const Fact = thing({ label: required(60), value: line });

/** Section 1: on which standards and by which method, and what the fee does not depend on. */
const Evaluation = thing({
  client: line,
  basis: listOf(line, 40),
  method: listOf(line, 20),
  feeDeclaration: text(1_000),
});

/** Section 2; people, organisations and sources come from the application. */
const Achievement = thing({
  problem: prose,
  principle: prose,
  route: prose,
  mainIndicators: listOf(Fact, 30),
});

const Maturity = thing({
  text: prose,
  gapText: prose,
  gap: listOf(thing({ missing: line, action: line }), 30),
});
const Prose = thing({ text: prose });

export const medicalAspects = ['safety', 'effectiveness', 'clinicalNeed', 'ethicsRisk'] as const;
/** Section 6: four grades from 1 to 5, the regulatory path, the comparison with the standard of care. */
const Medical = thing({
  grades: listOf(
    thing({ aspect: z.enum(medicalAspects), grade: whole(1, 5).nullable(), text: text(2_000) }),
    4,
  ),
  regulatoryPath: listOf(thing({ step: line, state: line, number: line, date: text(10) }), 30),
  standardOfCare: listOf(thing({ aspect: line, standard: line, achievement: line }), 30),
});

const Benefit = thing({
  economicBasis: prose,
  social: prose,
  socialFacts: listOf(Fact, 20),
  academicFacts: listOf(Fact, 20),
});
/** Section 8: rights are recorded, never rated. */
const Rights = thing({ ownershipChain: prose, encumbrances: prose });
const Team = thing({ team: prose, conditions: prose, facts: listOf(Fact, 20) });

const Transformation = thing({
  methods: listOf(item('transformationMethod'), 6),
  advice: listOf(text(1_000), 20),
  plan: listOf(thing({ target: line, work: line, cost: text(40), months: text(20) }), 20),
  priceBasis: text(2_000).nullable(),
});

/** Section 13: what is concluded of each value, for whom and for how long. */
const Conclusion = thing({
  values: listOf(Fact, 6),
  opinion: prose,
  plainLanguage: text(600),
  conditionsOfUse: listOf(text(1_000), 20),
});

/** The texts of a report by name (domain §6.1); tables stand beside them. */
export const sections = {
  evaluation: Evaluation,
  achievement: Achievement,
  maturity: Maturity,
  innovation: Prose,
  advancement: Prose,
  medical: Medical,
  benefit: Benefit,
  rights: Rights,
  team: Team,
  transformation: Transformation,
  conclusion: Conclusion,
} as const;
export type SectionName = keyof typeof sections;
export type Sections = { [Name in SectionName]: z.output<(typeof sections)[Name]> };

const riskKinds = ['technical', 'clinical', 'regulatory', 'rights', 'market', 'ethics'] as const;
export const Risk = thing({
  kind: z.enum(riskKinds),
  description: required(1_000),
  probability: whole(1, 5),
  impact: whole(1, 5),
  mitigation: text(1_000),
});

/** A level set by hand against the computed one; `null` takes the change back. The overall one by its code, 1 to 6. */
const Override = thing({
  which: z.enum(['maturity', 'innovation', 'advancement', 'overall']),
  level: whole(0, scales.maturity.most).nullable(),
  reason: text(1_000),
  /** What proves a raised level. */
  evidenceIds: listOf(id, 60).optional(),
});

export const tables = {
  workBreakdown: listOf(WorkItem, 300),
  indicators: listOf(Indicator, 100),
  innovationPoints: listOf(InnovationPoint, 60),
  risks: listOf(Risk, 60),
  achievementEvidence: listOf(id, 60),
} as const;
export const besides = { override: Override, baseDate: thing({ baseDate: day }) } as const;
export type Risk = z.output<typeof Risk>;

import * as z from 'zod';
import {
  called,
  chosen,
  day,
  id,
  item,
  listOf,
  required,
  text,
  strictObject,
  integer,
} from '#contract/field';
import type { WordKey } from '#contract/words';
import { scales } from '#product/dictionaries/scales';
import { Indicator, InnovationPoint, WorkItem } from '#product/levels/tables';

/** Free text of a section, a single line of it, and several of them. */
const prose = (label: WordKey) => called(text(8_000), label);
const line = text(400);
const short = (label: WordKey) => called(line, label);
const lines = (label: WordKey, most: number) => called(listOf(line, most), label);
const sentences = (label: WordKey, most: number) => called(listOf(text(1_000), most), label);

/** Rows of what there is and what is said of it. */
const rowsOf = (label: WordKey, most: number, head: readonly [what: WordKey, says: WordKey]) =>
  called(listOf(strictObject({ label: called(required(60), head[0]), value: short(head[1]) }), most), label);
const facts = (label: WordKey) => rowsOf(label, 20, ['reportScreens.fact', 'reportScreens.value']);

/** Section 1: on which standards and by which method, and what the fee does not depend on. */
const Evaluation = strictObject({
  client: short('reportScreens.client'),
  basis: lines('reportScreens.basis', 40),
  method: lines('reportScreens.method', 20),
  feeDeclaration: called(text(1_000), 'reportScreens.feeDeclaration'),
});

/** Section 2; people, organisations and sources come from the application. */
const Achievement = strictObject({
  problem: prose('reportScreens.problem'),
  principle: prose('reportScreens.principle'),
  route: prose('reportScreens.route'),
  mainIndicators: rowsOf('reportScreens.mainIndicators', 30, [
    'reportScreens.indicator',
    'reportScreens.value',
  ]),
});

const Maturity = strictObject({
  text: prose('reportScreens.maturityText'),
  gapText: prose('reportScreens.gapText'),
  gap: called(
    listOf(
      strictObject({ missing: short('reportScreens.missing'), action: short('reportScreens.action') }),
      30,
    ),
    'reportScreens.gapRows',
  ),
});
const Innovation = strictObject({ text: prose('reportScreens.innovationText') });
const Advancement = strictObject({ text: prose('reportScreens.advancementText') });

export const medicalAspects = ['safety', 'effectiveness', 'clinicalNeed', 'ethicsRisk'] as const;
/** Section 6: four grades from 1 to 5, the regulatory path, the comparison with the standard of care. */
const Medical = strictObject({
  grades: called(
    listOf(
      strictObject({
        aspect: chosen(z.enum(medicalAspects), 'reportScreens.aspect'),
        grade: called(integer(1, 5), 'reportScreens.grade').nullable(),
        text: called(text(2_000), 'reportScreens.grounds'),
      }),
      4,
    ),
    'reportScreens.grades',
  ),
  regulatoryPath: called(
    listOf(
      strictObject({
        step: short('reportScreens.step'),
        state: short('reportScreens.stepState'),
        number: short('reportScreens.number'),
        date: called(text(10), 'reportScreens.date'),
      }),
      30,
    ),
    'reportScreens.regulatoryPath',
  ),
  standardOfCare: called(
    listOf(
      strictObject({
        aspect: short('reportScreens.aspect'),
        standard: short('reportScreens.standard'),
        achievement: short('reportScreens.thisAchievement'),
      }),
      30,
    ),
    'reportScreens.standardOfCare',
  ),
});

const Benefit = strictObject({
  economicBasis: prose('reportScreens.economicBasis'),
  social: prose('reportScreens.social'),
  socialFacts: facts('reportScreens.socialFacts'),
  academicFacts: facts('reportScreens.academicFacts'),
});
/** Section 8: rights are recorded, never rated. */
const Rights = strictObject({
  ownershipChain: prose('reportScreens.ownershipChain'),
  encumbrances: prose('reportScreens.encumbrances'),
});
const Team = strictObject({
  team: prose('reportScreens.team'),
  conditions: prose('reportScreens.conditions'),
  facts: facts('reportScreens.teamFacts'),
});

const Transformation = strictObject({
  methods: called(listOf(item('transformationMethod'), 6), 'reportScreens.methods'),
  advice: sentences('reportScreens.advice', 20),
  plan: called(
    listOf(
      strictObject({
        target: short('reportScreens.target'),
        work: short('reportScreens.work'),
        cost: called(text(40), 'reportScreens.cost'),
        months: called(text(20), 'reportScreens.months'),
      }),
      20,
    ),
    'reportScreens.plan',
  ),
  priceBasis: called(text(2_000), 'reportScreens.priceBasis').nullable(),
});

/** Section 13: what is concluded of each value, for whom and for how long. */
const Conclusion = strictObject({
  values: rowsOf('reportScreens.values', 6, ['reportScreens.valueLine', 'reportScreens.finding']),
  opinion: prose('reportScreens.opinion'),
  plainLanguage: called(text(600), 'reportScreens.plainLanguage'),
  conditionsOfUse: sentences('reportScreens.conditionsOfUse', 20),
});

/** The texts of a report by name, one line for each field (domain §6.1); tables stand beside them. */
export const sections = {
  evaluation: Evaluation,
  achievement: Achievement,
  maturity: Maturity,
  innovation: Innovation,
  advancement: Advancement,
  medical: Medical,
  benefit: Benefit,
  rights: Rights,
  team: Team,
  transformation: Transformation,
  conclusion: Conclusion,
} as const;
export type SectionName = keyof typeof sections;
export type Sections = { [Name in SectionName]: z.output<(typeof sections)[Name]> };

const needed = { needed: true } as const;
const riskKinds = ['technical', 'clinical', 'regulatory', 'rights', 'market', 'ethics'] as const;
export const Risk = strictObject({
  kind: chosen(z.enum(riskKinds), 'reportScreens.risk', needed),
  description: called(required(1_000), 'reportScreens.description', needed),
  probability: called(integer(1, 5), 'reportScreens.probability', needed),
  impact: called(integer(1, 5), 'reportScreens.impact', needed),
  mitigation: called(text(1_000), 'reportScreens.mitigation'),
});

/** A level set by hand against the computed one; `null` takes the change back. The overall one by its code, 1 to 6. */
const Override = strictObject({
  which: z.enum(['maturity', 'innovation', 'advancement', 'overall']),
  level: integer(0, scales.maturity.most).nullable(),
  reason: text(1_000),
  /** What proves a raised level. */
  evidenceIds: listOf(id, 60).optional(),
});

/** The tables of a report, one line for each field of a row (domain §6.2). In which chapter each stands: `chapters.ts`. */
export const tables = {
  workBreakdown: called(listOf(WorkItem, 300), 'reports.sectionWorkBreakdown', { wire: 'WBS' }),
  indicators: called(listOf(Indicator, 100), 'reports.sectionIndicators'),
  innovationPoints: called(listOf(InnovationPoint, 60), 'reports.sectionInnovationPoints', {
    wire: 'Points',
  }),
  risks: called(listOf(Risk, 60), 'reports.sectionRisks'),
  achievementEvidence: called(listOf(id, 60), 'reportScreens.achievementEvidence'),
} as const;
export type TableName = keyof typeof tables;
export type Risk = z.output<typeof Risk>;

/** Everything of a report that is saved by itself. Where each part is kept: `server/kept.ts`. */
export const parts = {
  ...sections,
  ...tables,
  override: Override,
  baseDate: strictObject({ baseDate: called(day, 'reportScreens.baseDate') }),
} as const;
export type PartName = keyof typeof parts;

/** What a new report cites as its basis (domain §10); the assessor adds and removes. */
export const standardBasis: readonly string[] = [
  '《关于完善科技成果评价机制的指导意见》（国办发〔2021〕26号）',
  'GB/T 44731-2024 科技成果评估规范',
  'GB/T 40147-2021 科技评估通则',
  'GB/T 22900-2022 科学技术研究项目评价通则',
  'GB/T 32003-2015 科技查新技术规范',
];

/** The five values that a conclusion speaks of (domain §6.1, 13), waiting for what is found of each. */
export const blankConclusion: Sections['conclusion'] = {
  values: ['科学价值', '技术价值', '经济价值', '社会价值', '文化价值'].map((label) => ({ label, value: '' })),
  opinion: '',
  plainLanguage: '',
  conditionsOfUse: [],
};

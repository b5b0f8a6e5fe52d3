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
import { CitedPlaces } from '#product/citations/citation';
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
const facts = (label: WordKey) => rowsOf(label, 20, ['reportDesk.fact', 'reportDesk.value']);

/** Section 1: on which standards and by which method, and what the fee does not depend on. */
const Evaluation = strictObject({
  client: short('reportDesk.client'),
  basis: lines('reportDesk.basis', 40),
  method: lines('reportDesk.method', 20),
  feeDeclaration: called(text(1_000), 'reportDesk.feeDeclaration'),
});

/** Section 2; people, organisations and sources come from the application. */
const Achievement = strictObject({
  problem: prose('reportDesk.problem'),
  principle: prose('reportDesk.principle'),
  route: prose('reportDesk.route'),
  mainIndicators: rowsOf('reportDesk.mainIndicators', 30, ['reportDesk.indicator', 'reportDesk.value']),
});

const Maturity = strictObject({
  text: prose('reportDesk.maturityText'),
  gapText: prose('reportDesk.gapText'),
  gap: called(
    listOf(strictObject({ missing: short('reportDesk.missing'), action: short('reportDesk.action') }), 30),
    'reportDesk.gapRows',
  ),
});
const Innovation = strictObject({ text: prose('reportDesk.innovationText') });
const Advancement = strictObject({ text: prose('reportDesk.advancementText') });

export const medicalAspects = ['safety', 'effectiveness', 'clinicalNeed', 'ethicsRisk'] as const;
/** Section 6: four grades from 1 to 5, the regulatory path, the comparison with the standard of care. */
const Medical = strictObject({
  grades: called(
    listOf(
      strictObject({
        aspect: chosen(z.enum(medicalAspects), 'reportDesk.aspect'),
        grade: called(integer(1, 5), 'reportDesk.grade').nullable(),
        text: called(text(2_000), 'reportDesk.grounds'),
      }),
      4,
    ),
    'reportDesk.grades',
  ),
  regulatoryPath: called(
    listOf(
      strictObject({
        step: short('reportDesk.step'),
        state: short('reportDesk.stepState'),
        number: short('reportDesk.number'),
        date: called(text(10), 'reportDesk.date'),
      }),
      30,
    ),
    'reportDesk.regulatoryPath',
  ),
  standardOfCare: called(
    listOf(
      strictObject({
        aspect: short('reportDesk.aspect'),
        standard: short('reportDesk.standard'),
        achievement: short('reportDesk.thisAchievement'),
      }),
      30,
    ),
    'reportDesk.standardOfCare',
  ),
});

const Benefit = strictObject({
  economicBasis: prose('reportDesk.economicBasis'),
  social: prose('reportDesk.social'),
  socialFacts: facts('reportDesk.socialFacts'),
  academicFacts: facts('reportDesk.academicFacts'),
});
/** Section 8: rights are recorded, never rated. */
const Rights = strictObject({
  ownershipChain: prose('reportDesk.ownershipChain'),
  encumbrances: prose('reportDesk.encumbrances'),
});
const Team = strictObject({
  team: prose('reportDesk.team'),
  conditions: prose('reportDesk.conditions'),
  facts: facts('reportDesk.teamFacts'),
});

const Transformation = strictObject({
  methods: called(listOf(item('transformationMethod'), 6), 'reportDesk.methods'),
  advice: sentences('reportDesk.advice', 20),
  plan: called(
    listOf(
      strictObject({
        target: short('reportDesk.target'),
        work: short('reportDesk.work'),
        cost: called(text(40), 'reportDesk.cost'),
        months: called(text(20), 'reportDesk.months'),
      }),
      20,
    ),
    'reportDesk.plan',
  ),
  priceBasis: called(text(2_000), 'reportDesk.priceBasis').nullable(),
});

/** Section 13: what is concluded of each value, for whom and for how long. */
const Conclusion = strictObject({
  values: rowsOf('reportDesk.values', 6, ['reportDesk.valueLine', 'reportDesk.finding']),
  opinion: prose('reportDesk.opinion'),
  plainLanguage: called(text(600), 'reportDesk.plainLanguage'),
  conditionsOfUse: sentences('reportDesk.conditionsOfUse', 20),
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
  kind: chosen(z.enum(riskKinds), 'reportDesk.risk', needed),
  description: called(required(1_000), 'reportDesk.description', needed),
  probability: called(integer(1, 5), 'reportDesk.probability', needed),
  impact: called(integer(1, 5), 'reportDesk.impact', needed),
  mitigation: called(text(1_000), 'reportDesk.mitigation'),
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
  achievementEvidence: called(listOf(id, 60), 'reportDesk.achievementEvidence'),
} as const;
export type TableName = keyof typeof tables;
export type Risk = z.output<typeof Risk>;

/** Everything of a report that is saved by itself. Where each part is kept: `server/kept.ts`. */
export const parts = {
  ...sections,
  ...tables,
  /** Where in which document it stands that something is proven (domain §9.2). */
  citations: CitedPlaces,
  override: Override,
  baseDate: strictObject({ baseDate: called(day, 'reportDesk.baseDate') }),
  /** The set of rules by which its levels are judged from now on. */
  ruleSet: strictObject({ version: integer(1, 10_000) }),
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

import type { OutcomeCategory } from '#product/dictionaries/dictionaries';
import { clinicalRows } from './clinical-rows';
import { basicTheoryRows } from './theory-rows';
import type { RequiredWhen, ChecklistRow } from './checklist-types';

/** 1: applied technology and public benefit. 2: basic theory. */
export type MaterialTemplate = 1 | 2;

export const materialTemplates: Readonly<Record<MaterialTemplate, readonly ChecklistRow[]>> = {
  1: clinicalRows,
  2: basicTheoryRows,
};

/** The codes of all items of both checklists. */
export type ItemCode = (typeof clinicalRows | typeof basicTheoryRows)[number]['code'];

/** What the rules ask of an application. */
export interface ChecklistFacts {
  readonly category: OutcomeCategory;
  /** Codes of the `medicalProduct` dictionary, groups (`2`) or options (`2.3`). */
  readonly medicalProducts: readonly string[];
  readonly humanResearch: boolean;
  readonly usesHumanGeneticResources: boolean;
  /** In 万元, as the money string of the application. */
  readonly economicBenefit: string;
}

/** Whether a reason may stand instead of the evidence: never where a row is mandatory for all (domain §3.2 M2). */
export const mayNotApply = ({ required }: Pick<ChecklistRow, 'required'>): boolean =>
  required.when !== 'always';

/** Drugs, devices, in-vitro diagnostics and health products are tested by a third party; methods are not. */
const productGroups: ReadonlySet<string> = new Set(['1', '2', '3', '8']);
/** New biomedical technology: the clinical technique, and cell and gene products (domain §4.4 and §10). */
const newBiomedicalOptions: ReadonlySet<string> = new Set(['4.8', '1.9']);

const holds: Readonly<Record<RequiredWhen['when'], (facts: ChecklistFacts) => boolean>> = {
  always: () => true,
  optional: () => false,
  product: ({ medicalProducts }) => medicalProducts.some((code) => productGroups.has(code.split('.')[0]!)),
  human: ({ humanResearch }) => humanResearch,
  humanGeneticResources: ({ usesHumanGeneticResources }) => usesHumanGeneticResources,
  newBiomedical: ({ medicalProducts }) => medicalProducts.some((code) => newBiomedicalOptions.has(code)),
  category1WithBenefit: ({ category, economicBenefit }) => category === '1' && Number(economicBenefit) > 0,
  category2: ({ category }) => category === '2',
};

/** The template of a category: 1 for applied technology and public benefit, 2 for basic theory. */
export const templateOf = (category: OutcomeCategory): MaterialTemplate => (category === '3' ? 2 : 1);

export interface ChecklistItem extends Omit<ChecklistRow, 'required'> {
  readonly required: boolean;
}

/**
 * The rows of an application's material, each with its answer whether it is mandatory here (domain §4.4).
 * Every row of the template is given, in its order: an optional one may always be filled.
 */
export const checklistFor = (facts: ChecklistFacts): readonly ChecklistItem[] =>
  materialTemplates[templateOf(facts.category)].map((row) => ({
    ...row,
    required: holds[row.required.when](facts),
  }));

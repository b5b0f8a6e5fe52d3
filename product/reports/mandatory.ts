import type { OutcomeCategory } from '#product/levels/level';
import { medicalAspects, type SectionName, type Sections } from './sections';

/** The tables that a report cannot go out without. */
const mandatoryTables = ['workBreakdown', 'indicators', 'innovationPoints', 'risks'] as const;
type Table = (typeof mandatoryTables)[number];

/** A part of the report that is not complete, and the field of it that is empty; a table has no fields. */
export interface Missing {
  readonly part: SectionName | Table;
  readonly field: string | null;
}

export type Written = { readonly [Name in SectionName]?: Sections[Name] | undefined } & Readonly<
  Record<Table, readonly unknown[]>
>;

/** Whether anything stands in a value. */
const isWritten = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.some(isWritten)
      : typeof value === 'object' && value !== null && Object.values(value).some(isWritten);

type Fields = { readonly [Name in SectionName]: readonly (keyof Sections[Name])[] };

/** What each chapter has to say (domain §6.1). */
const mandatory: Fields = {
  evaluation: ['client', 'basis', 'method'],
  achievement: ['problem', 'principle', 'route', 'mainIndicators'],
  maturity: ['text', 'gapText'],
  innovation: ['text'],
  advancement: ['text'],
  medical: ['grades', 'regulatoryPath', 'standardOfCare'],
  benefit: ['economicBasis', 'social'],
  rights: ['ownershipChain', 'encumbrances'],
  team: ['team', 'conditions'],
  transformation: ['methods', 'advice', 'plan'],
  conclusion: ['values', 'opinion', 'conditionsOfUse'],
};

/** A theory is no product: no indicators, no medical chapter, no plan to mature it; its benefit is its academic impact. */
const ofTheory: Fields = {
  ...mandatory,
  achievement: ['problem', 'principle', 'route'],
  medical: [],
  benefit: ['academicFacts'],
  transformation: ['methods', 'advice'],
};

/** How many values a conclusion speaks of: scientific, technical, economic, social and cultural. */
const valuesConcluded = 5;

/** A list that has to have each of its lines, not just one. */
const isComplete = (field: string, value: unknown): boolean => {
  if (field === 'grades') {
    const grades = (value ?? []) as Sections['medical']['grades'];
    return medicalAspects.every((aspect) =>
      grades.some((each) => each.aspect === aspect && each.grade !== null && isWritten(each.text)),
    );
  }
  if (field === 'values')
    return (
      ((value ?? []) as Sections['conclusion']['values']).filter((each) => isWritten(each.value)).length >=
      valuesConcluded
    );
  return isWritten(value);
};

/** Every field and table that a report of this category must have, by its part. */
export const mandatoryOf = (category: OutcomeCategory): readonly Missing[] => {
  const isTheory = category === 'basicTheory';
  const fields = isTheory ? ofTheory : mandatory;
  return [
    ...(Object.keys(fields) as SectionName[]).flatMap((part) =>
      fields[part].map((field) => ({ part, field: String(field) })),
    ),
    ...mandatoryTables
      .filter((table) => !(isTheory && table === 'indicators'))
      .map((part) => ({ part, field: null })),
  ];
};

/** What is still to be written before the report can be checked and sent (domain §3.3 R2b, R3). */
export const missingIn = (written: Written, category: OutcomeCategory): readonly Missing[] =>
  mandatoryOf(category).filter(({ part, field }) => {
    const value = written[part];
    return field === null
      ? (value as readonly unknown[]).length === 0
      : !isComplete(field, (value as Readonly<Record<string, unknown>> | undefined)?.[field]);
  });

/** The word for a field, among the words of the editor. */
export const fieldWord = ({ part, field }: Missing): string =>
  field === 'text' ? `${part}Text` : (field ?? part);

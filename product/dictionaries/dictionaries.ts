import { inLanguage, type Language, type Word } from '#contract/words';
import * as achievement from './catalogue/achievement';
import * as documents from './catalogue/documents';
import * as evaluation from './catalogue/evaluation';
import * as fields from './catalogue/fields';
import * as levels from './catalogue/levels';
import * as medicalProducts from './catalogue/medical-product';
import * as people from './catalogue/people';
import * as rights from './catalogue/rights';
import * as states from './catalogue/states';
import * as subjects from './catalogue/subjects';
import type { CodeItem, CodeSet } from './code-set';

const sets = {
  ...levels,
  ...evaluation,
  ...achievement,
  ...medicalProducts,
  ...subjects,
  ...rights,
  ...fields,
  ...people,
  ...documents,
  ...states,
};
/** Every code set of the product by the name the code calls it: `maturity` for the wire's `CSD`. */
export const dictionaries: Readonly<typeof sets> = sets satisfies Record<string, CodeSet>;

/** What a field writes as its `dictionary`. */
export type DictionaryName = keyof typeof dictionaries;

/** The union of the codes of one set: `CodeOf<'yesNo'>` is `'1' | '2'`. */
export type CodeOf<Name extends DictionaryName> =
  (typeof dictionaries)[Name] extends CodeSet<infer Code> ? Code : never;

export type MaturityLevel = CodeOf<'maturity'>;
export type InnovationLevel = CodeOf<'innovation'>;
export type AdvancementLevel = CodeOf<'advancement'>;
export type OverallLevel = CodeOf<'standing'>;
export type EvaluationPurpose = CodeOf<'evaluationPurpose'>;
export type AchievementType = CodeOf<'achievementType'>;
/** The top items of the achievement type: applied technology, public benefit, basic theory. */
export type OutcomeCategory = Exclude<AchievementType, `${string}.${string}`>;
export type MedicalProduct = CodeOf<'medicalProduct'>;
export type DocumentType = CodeOf<'documentType'>;
export type OrganisationType = CodeOf<'organisationType'>;
export type ProfessionalTitle = CodeOf<'professionalTitle'>;
export type Subject = CodeOf<'subject'>;

/** All names, in the order in which the sets are shown. */
export const dictionaryNames = Object.keys(dictionaries) as readonly DictionaryName[];

const indexes = new Map<DictionaryName, ReadonlyMap<string, CodeItem>>();

const indexOf = (name: DictionaryName): ReadonlyMap<string, CodeItem> => {
  const known =
    indexes.get(name) ?? new Map(dictionaries[name].items.map((item) => [item.code as string, item]));
  indexes.set(name, known);
  return known;
};

/** The item of a code, or undefined when the set has no such code. */
export const itemOf = (name: DictionaryName, code: string): CodeItem | undefined => indexOf(name).get(code);

/** Whether a text from outside is a code of the set; narrows it. */
export const isCodeOf = <Name extends DictionaryName>(name: Name, code: string): code is CodeOf<Name> =>
  indexOf(name).has(code);

/** The three names of a code; an unknown one reads as the set says (`/` for yes and no) or as itself. */
export const namesOf = (name: DictionaryName, code: string | null | undefined): Word => {
  const set: CodeSet = dictionaries[name];
  return indexOf(name).get(code ?? '')?.names ?? set.otherwise ?? [code ?? '', code ?? '', code ?? ''];
};

/** The name of a code in one language; an unknown code shows itself. */
export const labelOf = (name: DictionaryName, code: string | null | undefined, language: Language): string =>
  inLanguage(namesOf(name, code), language);

/** The name of the set that the wire knows by a key such as `CSD`, or undefined. */
export const dictionaryOfKey = (key: string): DictionaryName | undefined =>
  dictionaryNames.find((name) => dictionaries[name].key === key);

/** The outcome category (`1`, `2` or `3`) of an achievement type such as `1.2`. */
export const outcomeCategoryOf = (achievementType: string): OutcomeCategory | undefined => {
  const top = achievementType.split('.')[0]!;
  return isCodeOf('achievementType', top) ? (top as OutcomeCategory) : undefined;
};

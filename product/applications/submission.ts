import type { DictionaryName } from '../dictionaries/dictionaries';
import { outcomeCategoryOf } from '../dictionaries/dictionaries';
import { ApplicationFields, benefitOf, inOrder, type Draft } from './application';
import { commitmentIds } from './commitments';
import { contradictionsIn } from './contradictions';
import { nameKey } from './normalise';
import type { ApplicationsWord } from './words';

/** What submitting asks of one field: where it stands, in inside names, and the key of the sentence. */
export interface Lacking {
  readonly path: readonly (string | number)[];
  readonly word: ApplicationsWord;
}

/** What the application itself does not say. */
export interface SubmissionFacts {
  readonly ownerId: string;
  /** The day of Shanghai, YYYY-MM-DD. */
  readonly today: string;
  /** The chosen agency as the register has it; absent when there is none such. */
  readonly agency?: { readonly technologyFields: readonly string[]; readonly isStarted: boolean };
}

type Rule = (draft: Draft, facts: SubmissionFacts) => readonly Lacking[];

const empty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
const lack = (word: ApplicationsWord, ...path: (string | number)[]): Lacking => ({ path, word });
const must = (draft: Draft, ...fields: (keyof Draft)[]): Lacking[] =>
  fields.filter((field) => empty(draft[field])).map((field) => lack('mustBeGiven', field));

const achievement: Rule = (draft) => [
  ...must(
    draft,
    'achievementName',
    'achievementType',
    'evaluationPurposes',
    'introduction',
    'technologyField',
    'applicationIndustries',
    'outcomeForms',
    'outcomeAttribute',
    'stage',
    'topicSources',
    'startMonth',
    'endMonth',
    'humanResearch',
    'usesGeneticResources',
  ),
  ...((draft.keywords ?? []).some((word) => !empty(word)) ? [] : [lack('mustBeGiven', 'keywords')]),
  ...(draft.isSecret === false ? [] : [lack(draft.isSecret ? 'secretRefused' : 'mustBeGiven', 'isSecret')]),
];

/** A draft may hold a half-filled row (A2); what is submitted may not. */
const rowsWith =
  <Key extends 'topicSources' | 'approvals' | 'benefits' | 'rights'>(
    field: Key,
    ...must: (keyof NonNullable<Draft[Key]>[number] & string)[]
  ): Rule =>
  (draft) =>
    ((draft[field] ?? []) as readonly Record<string, unknown>[]).flatMap((row, at) =>
      must.filter((name) => empty(row[name])).map((name) => lack('mustBeGiven', field, at, name)),
    );

const classification: Rule = ({ achievementType, medicalProduct }) => [
  // Below another item a code carries a dot; whether there is such an item is asked with all the others.
  ...(achievementType && !achievementType.includes('.') ? [lack('chooseBelow', 'achievementType')] : []),
  ...(medicalProduct && medicalProduct.options.some((option) => option.startsWith(`${medicalProduct.kind}.`))
    ? []
    : [lack('chooseBelow', 'medicalProduct')]),
];

const organisations: Rule = ({ organisations: rows }) => {
  if (empty(rows)) return [lack('mustBeGiven', 'organisations')];
  const main = rows!.filter(({ isMain }) => isMain).length;
  const keys = rows!.map(({ name }) => nameKey(name));
  return [
    ...(main === 1 ? [] : [lack('oneMainOrganisation', 'organisations')]),
    ...rows!.flatMap(({ name, type }, at) => [
      ...(empty(name) ? [lack('mustBeGiven', 'organisations', at, 'name')] : []),
      ...(empty(type) ? [lack('mustBeGiven', 'organisations', at, 'type')] : []),
      ...(!empty(name) && keys.indexOf(keys[at]!) < at
        ? [lack('standsTwice', 'organisations', at, 'name')]
        : []),
    ]),
  ];
};

const persons: Rule = ({ persons: rows }) => {
  if (empty(rows)) return [lack('onePerson', 'persons')];
  const shares = rows!.reduce((sum, { share }) => sum + Math.round((share ?? 0) * 100), 0);
  return [
    ...(shares > 10_000 ? [lack('sharesOverHundred', 'persons')] : []),
    ...rows!.flatMap((row, at) =>
      (['name', 'organisationName'] as const)
        .filter((field) => empty(row[field]))
        .map((field) => lack('mustBeGiven', 'persons', at, field)),
    ),
  ];
};

const rights: Rule = ({ rights: rows }) =>
  (rows ?? []).flatMap(({ form, name, number, status }, at) => [
    ...(empty(name) && form !== '12' ? [lack('mustBeGiven', 'rights', at, 'name')] : []),
    ...(empty(status) && form !== '12' ? [lack('mustBeGiven', 'rights', at, 'status')] : []),
    // A trade secret has no number, and «none» has nothing at all.
    ...(empty(number) && form !== '12' && form !== '8' ? [lack('mustBeGiven', 'rights', at, 'number')] : []),
  ]);

const compliance: Rule = ({ humanResearch, usesGeneticResources, approvals, medicalProduct }) => {
  const numbered = (kind: string) =>
    (approvals ?? []).some((approval) => approval.kind === kind && !empty(approval.number));
  const newBiomedical = medicalProduct?.options.some((option) => option === '4.8' || option === '1.9');
  return [
    ...(humanResearch && !numbered('1') ? [lack('ethicsNumber', 'approvals')] : []),
    ...(usesGeneticResources && !numbered('2') ? [lack('geneticNumber', 'approvals')] : []),
    ...(newBiomedical && !numbered('5') ? [lack('newTechnologyNumber', 'approvals')] : []),
  ];
};

const benefit: Rule = (draft) => [
  ...must(draft, 'useStatus'),
  ...(outcomeCategoryOf(draft.achievementType ?? '') === '2' && empty(draft.socialBenefit)
    ? [lack('socialBenefitNeeded', 'socialBenefit')]
    : []),
  ...(!empty(draft.economicBenefit) &&
  Number(draft.economicBenefit) !== Number(benefitOf(draft.benefits ?? [])) &&
  empty(draft.benefitReason)
    ? [lack('benefitDiffers', 'benefitReason')]
    : []),
];

const commission: Rule = (draft, { agency, ownerId }) => {
  const attached = (kind: string) => (draft.attachments ?? []).some((file) => file.kind === kind);
  const first = inOrder(draft.persons ?? [])[0];
  return [
    ...(empty(draft.evaluationAgencyId)
      ? [lack('mustBeGiven', 'evaluationAgencyId')]
      : !agency?.isStarted
        ? [lack('agencyNotStarted', 'evaluationAgencyId')]
        : draft.technologyField && !agency.technologyFields.includes(draft.technologyField)
          ? [lack('agencyOtherField', 'evaluationAgencyId')]
          : []),
    ...(commitmentIds.every((id) => draft.commitments?.includes(id))
      ? []
      : [lack('commitmentsMissing', 'commitments')]),
    ...must(draft, 'consentPublish'),
    ...((draft.organisations ?? []).length > 1 && !attached('coOwnerConsent')
      ? [lack('coOwnerConsentNeeded', 'attachments')]
      : []),
    ...(first && first.personId !== ownerId && !attached('leaderAuthorisation')
      ? [lack('leaderAuthorisationNeeded', 'attachments')]
      : []),
    ...(draft.avoidedExperts ?? []).flatMap(({ name, reason }, at) => [
      ...(empty(name) ? [lack('mustBeGiven', 'avoidedExperts', at, 'name')] : []),
      ...(empty(reason) ? [lack('mustBeGiven', 'avoidedExperts', at, 'reason')] : []),
    ]),
  ];
};

const rules: readonly Rule[] = [
  achievement,
  rowsWith('topicSources', 'source'),
  classification,
  organisations,
  persons,
  rowsWith('rights', 'form'),
  rights,
  rowsWith('approvals', 'kind'),
  compliance,
  rowsWith('benefits', 'year', 'newSales', 'newProfit', 'tax', 'savedCost'),
  benefit,
  commission,
];

const order = Object.keys(ApplicationFields.shape);
const placeOf = ({ path }: Lacking): number => order.indexOf(String(path[0]));

/** Everything that keeps an application from being submitted, in the order of the form (domain §3.1 A3, §4.3). */
export const missingFor = (draft: Draft, facts: SubmissionFacts): Lacking[] =>
  [...rules.flatMap((rule) => rule(draft, facts)), ...contradictionsIn(draft, facts.today)].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );

/** A code that stands in an application: where, and of which dictionary. */
export interface Coded {
  readonly path: readonly (string | number)[];
  readonly dictionary: DictionaryName;
  readonly code: string;
}

/** Every code that an application holds. */
export const codesIn = (draft: Draft): Coded[] => {
  const found: Coded[] = [];
  const one = (dictionary: DictionaryName, code: string | null | undefined, ...path: (string | number)[]) => {
    if (code) found.push({ path, dictionary, code });
  };
  const many = (dictionary: DictionaryName, codes: readonly string[] | null | undefined, field: string) =>
    codes?.forEach((code, at) => one(dictionary, code, field, at));
  one('achievementType', draft.achievementType, 'achievementType');
  many('evaluationPurpose', draft.evaluationPurposes, 'evaluationPurposes');
  one('technologyField', draft.technologyField, 'technologyField');
  one('newIndustry', draft.newIndustry, 'newIndustry');
  many('applicationIndustry', draft.applicationIndustries, 'applicationIndustries');
  one('medicalProduct', draft.medicalProduct?.kind, 'medicalProduct', 'kind');
  draft.medicalProduct?.options.forEach((code, at) =>
    one('medicalProduct', code, 'medicalProduct', 'options', at),
  );
  many('outcomeForm', draft.outcomeForms, 'outcomeForms');
  one('outcomeAttribute', draft.outcomeAttribute, 'outcomeAttribute');
  one('stage', draft.stage, 'stage');
  one('standardLevel', draft.standardLevel, 'standardLevel');
  draft.topicSources?.forEach(({ source }, at) => one('topicSource', source, 'topicSources', at, 'source'));
  one('limitReason', draft.limitReason, 'limitReason');
  draft.organisations?.forEach(({ type }, at) => one('organisationType', type, 'organisations', at, 'type'));
  draft.persons?.forEach((row, at) => {
    one('sex', row.sex, 'persons', at, 'sex');
    one('professionalTitle', row.professionalTitle, 'persons', at, 'professionalTitle');
    one('education', row.education, 'persons', at, 'education');
  });
  draft.rights?.forEach((row, at) => {
    one('rightForm', row.form, 'rights', at, 'form');
    one('rightStatus', row.status, 'rights', at, 'status');
  });
  draft.standards?.forEach(({ level }, at) => one('standardLevel', level, 'standards', at, 'level'));
  draft.approvals?.forEach(({ kind }, at) => one('approvalKind', kind, 'approvals', at, 'kind'));
  one('useStatus', draft.useStatus, 'useStatus');
  one('transformationMethod', draft.transformationMethod, 'transformationMethod');
  return found;
};

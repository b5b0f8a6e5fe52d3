import type { FieldFacts } from '#contract/facts';
import type { Draft } from './application';
import { commitmentIds } from './commitments';
import { askedOf, attachmentsNeeded, conditions, neededApprovals } from './conditions';
import { contradictionsIn } from './contradictions';
import { nameKey } from '#product/search/normalise';
import type { ApplicationsWord } from './words';
import type { Lacking } from './lacking';

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
  // A list of blanks says nothing either; a record is never empty.
  (Array.isArray(value) && value.every((each) => typeof each !== 'object' && empty(each)));
const lack = (word: ApplicationsWord, ...path: (string | number)[]): Lacking => ({ path, word });

/** What the fields themselves demand, those of rows included: a draft may hold a half-filled row (A2), a submission may not. */
const needed = (facts: FieldFacts, record: object, under: Lacking['path'] = []): Lacking[] =>
  Object.entries(facts).flatMap(([field, fact]) => {
    const value = (record as Readonly<Record<string, unknown>>)[field];
    if (fact.needed && empty(value))
      return [
        lack(fact.needed === true ? 'mustBeGiven' : (fact.needed as ApplicationsWord), ...under, field),
      ];
    if (fact.kind !== 'list' || fact.of.kind !== 'object' || !Array.isArray(value)) return [];
    const { fields } = fact.of;
    return (value as readonly object[]).flatMap((row, at) => needed(fields, row, [...under, field, at]));
  });

const secret: Rule = ({ isSecret }) => (isSecret ? [lack('secretRefused', 'isSecret')] : []);

const classification: Rule = ({ achievementType, medicalProduct }) => [
  // Below another item a code carries a dot; whether there is such an item is asked with all the others.
  ...(achievementType && !achievementType.includes('.') ? [lack('chooseBelow', 'achievementType')] : []),
  ...(medicalProduct && !medicalProduct.options.some((option) => option.startsWith(`${medicalProduct.kind}.`))
    ? [lack('chooseBelow', 'medicalProduct')]
    : []),
];

const organisations: Rule = ({ organisations: rows }) => {
  if (!rows?.length) return [];
  const keys = rows.map(({ name }) => nameKey(name));
  return [
    ...(rows.filter(({ isMain }) => isMain).length === 1
      ? []
      : [lack('oneMainOrganisation', 'organisations')]),
    ...rows.flatMap(({ name }, at) =>
      !empty(name) && keys.indexOf(keys[at]!) < at ? [lack('standsTwice', 'organisations', at, 'name')] : [],
    ),
  ];
};

const persons: Rule = ({ persons: rows }) => {
  const shares = (rows ?? []).reduce((sum, { share }) => sum + Math.round((share ?? 0) * 100), 0);
  return shares > 10_000 ? [lack('sharesOverHundred', 'persons')] : [];
};

const rights: Rule = ({ rights: rows }) =>
  (rows ?? []).flatMap(({ form, name, number, status }, at) => [
    ...(empty(name) && form !== '12' ? [lack('mustBeGiven', 'rights', at, 'name')] : []),
    ...(empty(status) && form !== '12' ? [lack('mustBeGiven', 'rights', at, 'status')] : []),
    // A trade secret has no number, and «none» has nothing at all.
    ...(empty(number) && form !== '12' && form !== '8' ? [lack('mustBeGiven', 'rights', at, 'number')] : []),
  ]);

const approvalWords: Readonly<Record<string, ApplicationsWord>> = {
  1: 'ethicsNumber',
  2: 'geneticNumber',
  5: 'newTechnologyNumber',
};
const compliance: Rule = (draft) =>
  neededApprovals(draft)
    .filter((kind) => !draft.approvals?.some((each) => each.kind === kind && !empty(each.number)))
    .map((kind) => lack(approvalWords[kind]!, 'approvals'));

const benefit: Rule = (draft) => [
  ...(conditions.socialBenefit!.needed!(draft) && empty(draft.socialBenefit)
    ? [lack('socialBenefitNeeded', 'socialBenefit')]
    : []),
  ...(conditions.benefitReason!.needed!(draft) && empty(draft.benefitReason)
    ? [lack('benefitDiffers', 'benefitReason')]
    : []),
];

const commission: Rule = (draft, { agency, ownerId }) => {
  const attached = (kind: string) => (draft.attachments ?? []).some((file) => file.kind === kind);
  return [
    ...(empty(draft.evaluationAgencyId)
      ? []
      : !agency?.isStarted
        ? [lack('agencyNotStarted', 'evaluationAgencyId')]
        : draft.technologyField && !agency.technologyFields.includes(draft.technologyField)
          ? [lack('agencyOtherField', 'evaluationAgencyId')]
          : []),
    ...(empty(draft.commitments) || commitmentIds.every((id) => draft.commitments?.includes(id))
      ? []
      : [lack('commitmentsMissing', 'commitments')]),
    ...attachmentsNeeded(draft, ownerId)
      .filter((kind) => !attached(kind))
      .map((kind) => lack(`${kind}Needed`, 'attachments')),
  ];
};

const rules: readonly Rule[] = [
  secret,
  classification,
  organisations,
  persons,
  rights,
  compliance,
  benefit,
  commission,
];

/**
 * Everything that keeps an application from being submitted, in the order of the form (domain §3.1 A3, §4.3), by the facts
 * of its fields.
 */
export const missingBy = (fields: FieldFacts) => {
  const order = Object.keys(fields);
  const placeOf = ({ path }: Lacking): number => order.indexOf(String(path[0]));
  return (given: Draft, facts: SubmissionFacts): Lacking[] => {
    const draft = askedOf(given);
    return [
      ...needed(fields, draft),
      ...rules.flatMap((rule) => rule(draft, facts)),
      ...contradictionsIn(draft, facts.today),
    ].toSorted((one, other) => placeOf(one) - placeOf(other));
  };
};

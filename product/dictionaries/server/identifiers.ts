import { uuidV5 } from '#host/uuid-v5';
import { dictionaries, dictionaryNames, type DictionaryName } from '../dictionaries';

/** The namespace of all dictionary identifiers. Never change it: databases hold what was derived from it. */
const dictionaryNamespace = '5b0c7a3e-6f0d-4c53-9d0a-7c1f4e2b8a96';

/** The identifier of a code set by its key on the wire, such as `CSD` (domain §5). */
export const codeSetId = (key: string): string => uuidV5(dictionaryNamespace, key);

/** The identifier of an item by its set's key and its code. */
export const codeItemId = (key: string, code: string): string =>
  uuidV5(dictionaryNamespace, `${key}/${code}`);

/** A list of choices that the specification names, and the code set behind it. */
export interface OptionSet {
  readonly dictionary: DictionaryName;
  /** Only the items of the first level are offered. */
  readonly topOnly?: true;
}

/**
 * The option sets of the specification and the code set each is taken from: some share one (domain §5.4).
 */
export const optionSets = {
  outcomeCategories: { dictionary: 'achievementType', topOnly: true },
  transformationMethods: { dictionary: 'transformationMethod' },
  outcomeForms: { dictionary: 'outcomeForm' },
  standardLevels: { dictionary: 'standardLevel' },
  topicSources: { dictionary: 'topicSource' },
  newIndustries: { dictionary: 'newIndustry' },
  technologyFields: { dictionary: 'technologyField' },
  applicationIndustries: { dictionary: 'applicationIndustry' },
  rightTypes: { dictionary: 'rightForm' },
  applicationStatuses: { dictionary: 'useStatus' },
  organisationTypes: { dictionary: 'organisationType' },
  medicalProducts: { dictionary: 'medicalProduct' },
  levelTypes: { dictionary: 'levelType' },
  comparisonLevels: { dictionary: 'comparisonLevel' },
  advancementLevels: { dictionary: 'advancement' },
  innovationLevels: { dictionary: 'innovation' },
  maturityLevels: { dictionary: 'maturity' },
  levels: { dictionary: 'level' },
} as const satisfies Record<string, OptionSet>;

export type OptionSetName = keyof typeof optionSets;

/** The identifier of every code set, by the name of the dictionary. */
export const codeSetIds = Object.fromEntries(
  dictionaryNames.map((name) => [name, codeSetId(dictionaries[name].key)]),
) as Readonly<Record<DictionaryName, string>>;

/** Option set → identifier of its code set on the server: the map of the specification. */
export const optionSetIds = Object.fromEntries(
  Object.entries(optionSets).map(([name, { dictionary }]) => [name, codeSetIds[dictionary]]),
) as Readonly<Record<OptionSetName, string>>;

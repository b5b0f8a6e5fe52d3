import type { Selectable } from 'kysely';
import {
  storing,
  orEmpty,
  type ColumnsOf,
  type InDocument,
  type StoredFields,
} from '#host/database/stored-fields';
import type { Tables } from '#host/database/tables';
import type { ApplicationFields, Draft } from '../application';
import type {
  AvoidedExpert,
  CompletingOrganisation,
  CompletingPerson,
  IntellectualRight,
} from '../completion';

/** The tables below an application that hold rows of its fields. */
export type Below = 'organisations' | 'persons' | 'rights' | 'avoidedExperts';

/** Where each field of an application is kept. What is only shown stands in its document: nothing searches it. */
const stored = {
  achievementName: {
    to: (value) => ({ achievementName: value ?? '' }),
    from: (row) => row.achievementName,
  },
  achievementNameEnglish: { column: 'achievementNameEnglish' },
  achievementType: orEmpty('achievementType'),
  evaluationPurposes: {
    to: (value) => ({ evaluationPurposes: [...(value ?? [])] }),
    from: (row) => row.evaluationPurposes,
  },
  keywords: { to: (value) => ({ keywords: [...(value ?? [])] }), from: (row) => row.keywords },
  introduction: 'document',
  technologyField: { column: 'technologyField' },
  newIndustry: 'document',
  applicationIndustries: 'document',
  medicalProduct: {
    to: (value) => ({ productKind: value?.kind ?? null, productOptions: [...(value?.options ?? [])] }),
    from: (row) => (row.productKind ? { kind: row.productKind, options: row.productOptions } : null),
  },
  outcomeForms: 'document',
  outcomeAttribute: 'document',
  stage: 'document',
  standardLevel: 'document',
  topicSources: 'document',
  startMonth: 'document',
  endMonth: 'document',
  collegeName: { column: 'collegeName' },
  technologyManagerId: { column: 'technologyManagerId' },
  limitReason: {
    to: (value) => ({ limitReason: value ?? null, isLimited: (value ?? '0') !== '0' }),
    from: (row) => row.limitReason,
  },
  humanResearch: { column: 'humanResearch' },
  usesGeneticResources: { column: 'usesGeneticResources' },
  isSecret: 'document',
  organisations: { rows: 'organisations' },
  persons: { rows: 'persons' },
  rights: { rows: 'rights' },
  papers: 'document',
  standards: 'document',
  approvals: 'document',
  awards: 'document',
  useStatus: 'document',
  transformationMethod: 'document',
  benefits: 'document',
  economicBenefit: { column: 'economicBenefit' },
  benefitReason: 'document',
  socialBenefit: 'document',
  evaluationAgencyId: { column: 'evaluationAgencyId' },
  expectedFinish: 'document',
  avoidedExperts: { rows: 'avoidedExperts' },
  attachments: 'document',
  commitments: 'document',
  consentPublish: { column: 'consentPublish' },
} as const satisfies StoredFields<
  typeof ApplicationFields.shape,
  Selectable<Omit<Tables['application'], 'form'>>,
  Below
>;
type StoredInForm = InDocument<typeof stored>;
/** What an application holds that is only shown: no column, nothing searches it. */
export type ApplicationForm = Pick<Draft, StoredInForm>;
export type StoredColumns = Pick<Selectable<Omit<Tables['application'], 'form'>>, ColumnsOf<typeof stored>>;
export const storedApplication = storing(stored);

/** Where each field of a row below an application is kept: all in columns. */
export const storedRows = {
  organisations: storing({
    organisationId: { column: 'organisationId' },
    name: { column: 'name' },
    isMain: { column: 'isMain' },
    type: orEmpty('type'),
    sort: { column: 'sort' },
    contribution: { column: 'contribution' },
  } as const satisfies StoredFields<
    typeof CompletingOrganisation.shape,
    Selectable<Tables['applicationOrganisation']>
  >),
  persons: storing({
    personId: { column: 'personId' },
    name: { column: 'name' },
    sex: {
      to: (value) => ({ sex: value ? Number(value) : null }),
      from: ({ sex }) => (sex === null ? null : String(sex)),
    },
    birthYear: { column: 'birthYear' },
    professionalTitle: { column: 'professionalTitle' },
    education: { column: 'education' },
    organisationName: { column: 'organisationName' },
    sort: { column: 'sort' },
    contribution: { column: 'contribution' },
    share: {
      to: (value) => ({ share: typeof value === 'number' ? String(value) : null }),
      from: ({ share }) => (share === null ? null : Number(share)),
    },
  } as const satisfies StoredFields<typeof CompletingPerson.shape, Selectable<Tables['applicationPerson']>>),
  rights: storing({
    form: orEmpty('form'),
    status: orEmpty('status'),
    name: { column: 'name' },
    number: { column: 'number' },
    country: { column: 'country' },
    appliedOn: { column: 'appliedOn' },
    grantedOn: { column: 'grantedOn' },
    owner: { column: 'owner' },
    isCore: { column: 'isCore' },
    inventors: { column: 'inventors' },
  } as const satisfies StoredFields<typeof IntellectualRight.shape, Selectable<Tables['applicationRight']>>),
  avoidedExperts: storing({
    name: { column: 'name' },
    organisationName: { column: 'organisationName' },
    reason: { column: 'reason' },
  } as const satisfies StoredFields<
    typeof AvoidedExpert.shape,
    Selectable<Tables['applicationAvoidedExpert']>
  >),
};

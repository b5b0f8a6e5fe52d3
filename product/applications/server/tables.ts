import type { ColumnType, Generated } from 'kysely';
import type { Day, Json, Moment } from '#host/database/tables';
import type { Draft } from '../application';
import type { KeptInForm } from './kept';

type Money = string;
type Texts = ColumnType<string[], string[] | undefined, string[]>;

/** What an application holds that is only shown: no column, nothing searches it. */
export type ApplicationForm = Pick<Draft, KeptInForm>;

/** One thing to be supplemented: the field, and what is wrong with it. */
interface StoredDefect {
  readonly field: string;
  readonly text: string;
}

export interface ApplicationTable {
  id: string;
  applicationNumber: string | null;
  round: Generated<number>;
  previousApplicationId: string | null;
  status: number;
  ownerId: string;
  achievementName: string;
  achievementNameEnglish: string | null;
  achievementType: string;
  category: number;
  evaluationPurposes: Texts;
  technologyField: string | null;
  productKind: string | null;
  productOptions: Texts;
  keywords: Texts;
  collegeName: string | null;
  mainOrganisationId: string | null;
  mainOrganisationName: string | null;
  firstAuthor: string | null;
  technologyManagerId: string | null;
  evaluationAgencyId: string | null;
  assessorId: string | null;
  contractNumber: string | null;
  fee: Money | null;
  planStart: Day | null;
  planEnd: Day | null;
  economicBenefit: Money | null;
  isLimited: Generated<boolean>;
  limitReason: string | null;
  humanResearch: boolean | null;
  usesGeneticResources: boolean | null;
  consentPublish: boolean | null;
  form: Json<ApplicationForm>;
  defects: ColumnType<StoredDefect[], string | undefined, string>;
  returnCount: Generated<number>;
  /** The agency that sent it back, until it is submitted again. */
  returnedBy: string | null;
  /** The version of the settings it is evaluated by; none before it is submitted. */
  settingsVersion: Generated<number | null>;
  isFinal: Generated<boolean>;
  isLocked: Generated<boolean>;
  isDeleted: Generated<boolean>;
  decisionReason: string | null;
  decisionText: string | null;
  nameKey: Generated<string>;
  mainOrganisationKey: Generated<string>;
  searchName: Generated<string>;
  searchCollege: string | null;
  searchFirstAuthor: string | null;
  searchAuthors: string | null;
  searchGrams: Texts;
  searchInitials: string | null;
  submittedAt: Moment | null;
  decidedAt: Moment | null;
  createdAt: Moment;
  updatedAt: Moment;
  rowVersion: Generated<number>;
}

interface ApplicationOrganisationTable {
  id: string;
  applicationId: string;
  organisationId: string | null;
  name: string;
  isMain: boolean;
  type: string;
  sort: number;
  contribution: Generated<string>;
}

interface ApplicationPersonTable {
  id: string;
  applicationId: string;
  personId: string | null;
  name: string;
  sex: number | null;
  birthYear: number | null;
  professionalTitle: string | null;
  education: string | null;
  organisationName: string;
  sort: number;
  contribution: Generated<string>;
  share: string | null;
}

/** A person as a right's row names its inventors. */
interface StoredNamed {
  readonly name: string;
  readonly organisationName: string;
}

interface ApplicationRightTable {
  id: string;
  applicationId: string;
  form: string;
  status: string;
  name: string;
  number: string;
  numberKey: string;
  country: Generated<string>;
  appliedOn: Day | null;
  grantedOn: Day | null;
  owner: string;
  isCore: boolean;
  inventors: Json<StoredNamed[]>;
  sort: number;
}

interface ApplicationAvoidedExpertTable {
  id: string;
  applicationId: string;
  name: string;
  organisationName: string;
  reason: string;
  sort: number;
}

interface ApplicationSnapshotTable {
  id: string;
  applicationId: string;
  version: number;
  content: Json<Draft>;
  sha256: string;
  createdAt: Moment;
}

interface ApplicationFileTable {
  applicationId: string;
  fileId: string;
}

/** An owner's word that a technology manager may begin drafts for them; withdrawn, it stays for the record. */
interface DraftingAuthorisationTable {
  id: string;
  ownerId: string;
  managerId: string;
  givenAt: Moment;
  withdrawnAt: Moment | null;
}

interface AssessorChangeTable {
  id: string;
  applicationId: string;
  formerId: string;
  assessorId: string;
  changedBy: string;
  reason: string;
  changedAt: Moment;
}

declare module '#host/database/tables' {
  interface Tables {
    assessorChange: AssessorChangeTable;
    application: ApplicationTable;
    applicationOrganisation: ApplicationOrganisationTable;
    applicationPerson: ApplicationPersonTable;
    applicationRight: ApplicationRightTable;
    applicationAvoidedExpert: ApplicationAvoidedExpertTable;
    applicationSnapshot: ApplicationSnapshotTable;
    applicationFile: ApplicationFileTable;
    draftingAuthorisation: DraftingAuthorisationTable;
  }
}

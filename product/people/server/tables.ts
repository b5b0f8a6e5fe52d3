import type { ColumnType, Generated } from 'kysely';
import type { Language, Word } from '#contract/words';
import type { Day, Json, Moment } from '#host/database/tables';
import type { Defect, ImportState } from '../import';

export interface PersonTable {
  id: string;
  loginName: string;
  /** The canonical form under which nobody can look like somebody else. */
  loginKey: string;
  passwordHash: string | null;
  passwordSetAt: Generated<Moment | null>;
  /** It is shorter than one that stands alone may be: it opens nothing where no second factor is in force. */
  passwordNeedsFactor: Generated<boolean>;
  userType: number;
  trueName: string;
  mobileCipher: string | null;
  mobileIndex: string | null;
  emailCipher: string | null;
  emailIndex: string | null;
  cardCipher: string | null;
  cardIndex: string | null;
  education: string | null;
  sex: number | null;
  birthday: string | null;
  professionalTitle: string | null;
  specialty: string | null;
  familiarSubjectOne: string | null;
  familiarSubjectTwo: string | null;
  organisationId: string | null;
  isOrganisationAdmin: Generated<boolean>;
  expertKind: string | null;
  position: string | null;
  address: string | null;
  researchField: string | null;
  representativeResults: string | null;
  introduction: string | null;
  /** The language in which the office last served them; unknown until they have come in. */
  language: Generated<Language | null>;
  images: ColumnType<string[], string[] | undefined, string[]>;
  pendingEmailCipher: string | null;
  showPublic: Generated<boolean>;
  isLocked: Generated<boolean>;
  /** Wrong passwords keep the account from being signed in to until then. */
  heldUntil: Generated<Moment | null>;
  /** The agency that brought an expert into the register; nobody's, where the platform itself did. */
  registeredBy: string | null;
  createdAt: Moment;
  /** Its person asked to be erased: it stays closed. */
  erasedAt: Generated<Moment | null>;
  rowVersion: Generated<number>;
}

interface WorkplaceTable {
  id: string;
  personId: string;
  organisationId: string;
  college: string | null;
  fromDay: Day;
  toDay: Day | null;
}

interface CertificateTable {
  id: string;
  personId: string;
  kind: string;
  number: string;
  grade: number;
  validUntil: Day;
}

/** An expert in an assessor's pool; unlinked once `unlinkedAt` is there. */
interface AssessorExpertTable {
  id: Generated<string>;
  assessorId: string;
  expertId: string;
  linkedAt: Moment;
  linkedBy: string | null;
  unlinkedAt: Moment | null;
  unlinkedBy: string | null;
  unlinkReason: Generated<string>;
}

/** A spreadsheet of people on its way in; `held…` names the process that works on it, and until when that counts. */
export interface PersonImportTable {
  id: string;
  askedBy: string;
  sessionId: string;
  fileId: string;
  sha256: string;
  organisationId: string;
  roleId: string;
  dryRun: boolean;
  language: Language;
  address: string;
  state: ImportState;
  total: Generated<number>;
  checked: Generated<number>;
  written: Generated<number>;
  ok: Generated<number>;
  failedRows: Generated<number>;
  failed: Json<Defect[]>;
  problem: Json<Word> | null;
  createdAt: Moment;
  finishedAt: Moment | null;
  heldBy: string | null;
  heldUntil: Moment | null;
  tries: Generated<number>;
}

declare module '#host/database/tables' {
  interface Tables {
    person: PersonTable;
    workplace: WorkplaceTable;
    certificate: CertificateTable;
    assessorExpert: AssessorExpertTable;
    personImport: PersonImportTable;
  }
}

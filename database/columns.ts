import type { ColumnType, Generated } from 'kysely';
import type { DataScope } from '#contract/rights';
import type { Language, Word } from '#contract/words';
import type { AuditResult } from '#host/audit/record';
import type { FieldChange } from '#host/audit/changes';
import type { Json } from '#host/database/tables';
import type { ScanState } from '#host/files/scan';
import type { Draft } from '#product/applications/application';
import type { Proposal } from '#product/applications/proposal';
import type { Article } from '#product/gallery/article';
import type { SampleTransaction } from '#product/gallery/sample';
import type { SimilarFound } from '#product/applications/server/similar';
import type { ApplicationForm } from '#product/applications/server/stored-fields';
import type { PhraseKind } from '#product/phrases/phrase';
import type { Payment } from '#product/contracts/payment';
import type { Circle, Part } from '#product/correspondence/circles';
import type { JudgingRole } from '#product/conflicts/forbidden-roles';
import type { Hit } from '#product/conflicts/types';
import type { Frozen } from '#product/materials/frozen';
import type { FilePart, Finding, PatientDataState } from '#product/materials/patient-data';
import type { MaterialTables } from '#product/materials/proposals';
import type { Alternatives, PictureFormat } from '#product/media/picture';
import type { Proposal as PictureProposal } from '#product/media/proposal';
import type { Body } from '#product/newsroom/body-tree';
import type { LinkFault } from '#product/newsroom/link-fault';
import type { ContentKind } from '#product/newsroom/news';
import type { Declaration } from '#product/conflicts/declaration';
import type { Attendance } from '#product/panels/meeting';
import type { DrawPool } from '#product/panels/server/draw/order';
import type { DrawResult, Replacement } from '#product/panels/server/draw/record';
import type { SheetContent } from '#product/opinions/sheet';
import type { FormRuling, InvitationState } from '#product/panels/workflow';
import type { RowDefect as ImportDefect, ImportState } from '#product/people/import';
import type { LevelsInForce } from '#product/levels/assessment';
import type { Confirmation, ManualChange } from '#product/levels/manual-override';
import type { Indicator, InnovationPoint, WorkItem } from '#product/levels/tables';
import type { Trace } from '#product/levels/trace';
import type { StoredCitation } from '#product/citations/citation';
import type { StoredRemark } from '#product/reports/remark';
import type {
  Answer,
  AsReturned,
  ReportDefect,
  PastRound,
  Risk,
  Sections,
  StoredTally,
} from '#product/reports/report';
import type { ReviewedContent } from '#product/reports/server/rounds';
import type { Candidate, SamplingResult } from '#product/sampling/server/record';
import type { Audience } from '#product/saved-searches/saved-search';
import type { SettingValues } from '#product/settings/settings';

/** A column of type jsonb that begins as an empty list or thing. */
type Begun<Value> = ColumnType<Value, string | undefined, string>;
/** A column of a view, which is never null. */
type Read<Value> = ColumnType<Value, never, never>;

/** Somebody who judges and is not independent, as was found, and the hash of what the engine looked at. */
interface StoredFinding {
  readonly personId: string;
  readonly role: JudgingRole;
  readonly hits: readonly Hit[];
  readonly dataVersion: string;
}

/** What columns hold beyond what the database knows of them: documents, codes, and what every insert has to say. */
export interface Columns {
  action: { names: Json<Word> };
  application: {
    form: Json<ApplicationForm>;
    similarFound: ColumnType<readonly SimilarFound[] | null, string | null | undefined, string | null>;
    /** Each thing to be supplemented: the field, and what is wrong with it. */
    defects: Begun<{ readonly field: string; readonly text: string }[]>;
    answeredDefects: Begun<{ readonly field: string; readonly text: string }[]>;
    proposal: ColumnType<Proposal | null, string | null | undefined, string | null>;
  };
  applicationRight: {
    /** As a right's row names its inventors. */
    inventors: Json<{ readonly name: string; readonly organisationName: string }[]>;
  };
  applicationSnapshot: { content: Json<Draft> };
  phrase: { kind: PhraseKind };
  samplingDraw: { candidates: Json<readonly Candidate[]>; drawn: Json<SamplingResult> | null };
  savedSearch: { sharedWith: Audience };
  contractVersion: { payment: Payment };
  caseMessage: { circle: Circle; authorPart: Part };
  caseMessageReading: { circle: Circle };
  article: { type: Article['type']; status: Article['status'] };
  auditLog: {
    result: AuditResult;
    changes: ColumnType<readonly FieldChange[] | null, string | null | undefined, never>;
  };
  codeItem: {
    names: Json<Word>;
    meanings: ColumnType<Word | null, string | null | undefined, string | null>;
  };
  codeItemLabel: { names: Json<Word> };
  conflictCase: { holder: 'agency' | 'publicAgency'; found: Json<readonly StoredFinding[]> };
  conflictCheck: { hits: Json<Hit[]> };
  conflictWatch: { id: boolean };
  content: {
    kind: ContentKind;
  };
  contentVersion: { body: Json<Body>; details: Json<Readonly<Record<string, unknown>>> };
  exportFile: {
    language: Language;
    state: 'waiting' | 'working' | 'done' | 'failed' | 'cancelled';
    problem: Json<Word> | null;
  };
  exportRequest: { state: 'pending' | 'approved' | 'refused' };
  file: { scanState: ScanState };
  installation: { mode: 'demonstration' | 'production' };
  linkCheck: { reason: LinkFault | null };
  material: { tables: Begun<MaterialTables> };
  materialVersion: { content: Json<Frozen> };
  mediaPicture: {
    alternatives: Json<Alternatives>;
    proposal: ColumnType<PictureProposal | null, string | null | undefined, string | null>;
  };
  mediaRendition: { format: PictureFormat };
  notice: { values: Json<Record<string, string | number>> };
  opinion: {
    formRuling: FormRuling | null;
    attendance: Attendance | null;
    invitation: InvitationState;
    declaration: Json<Declaration> | null;
    sheet: Json<SheetContent> | null;
  };
  organisation: {
    id: Read<string>;
    survivingId: Read<string>;
    entryName: Read<string>;
    number: Read<string>;
    name: Read<string>;
    type: Read<string>;
    isLocked: Read<boolean>;
    technologyFields: Read<string[]>;
  };
  organisationEntry: { survivingId: Read<string> };
  panelDraw: {
    pool: Json<DrawPool>;
    drawn: Json<DrawResult> | null;
    replacements: Json<readonly Replacement[]>;
  };
  panelMeeting: { points: Begun<readonly string[]> };
  outbox: { channel: 'mail' | 'sms'; language: Generated<Language> };
  person: { language: Language | null };
  patientDataScan: {
    state: PatientDataState;
    part: FilePart;
    findings: Begun<readonly Finding[]>;
  };
  personImport: {
    language: Language;
    state: ImportState;
    failed: Json<ImportDefect[]>;
    problem: Json<Word> | null;
  };
  privacyRequest: { state: 'pending' | 'accepted' | 'refused' | 'withdrawn' };
  registration: { state: Generated<'pending' | 'approved' | 'refused'> };
  report: {
    panelMode: Generated<'full' | 'confirm'>;
    sections: Json<Partial<Sections>>;
    workBreakdown: Begun<WorkItem[]>;
    indicators: Begun<Indicator[]>;
    innovationPoints: Begun<InnovationPoint[]>;
    risks: Begun<Risk[]>;
    achievementEvidence: Begun<string[]>;
    citations: Begun<StoredCitation[]>;
    overrides: Begun<ManualChange[]>;
    confirmedChanges: Begun<Confirmation[]>;
    trace: Begun<Trace>;
    beforePanel: Json<LevelsInForce> | null;
    checkChecklist: Json<string[]> | null;
    checkRemarks: Begun<StoredRemark[]>;
    tally: Json<StoredTally> | null;
    rounds: Begun<PastRound[]>;
    answers: Begun<Answer[]>;
    returnScope: 'formal' | 'substantive' | null;
    asReturned: Json<AsReturned> | null;
    defects: Begun<ReportDefect[]>;
    checklist: Json<string[]> | null;
  };
  reportSignature: { actor: 'assessor' | 'secondChecker' | 'agency' };
  reviewedVersion: { content: Json<ReviewedContent> };
  requestReply: { reply: Json<unknown> };
  role: { names: Json<Word>; dataScope: Generated<DataScope> };
  sampleTransaction: { status: SampleTransaction['status'] };
  session: { endedWhy: 'roles' | null };
  settingVersion: { values: ColumnType<Partial<SettingValues>, string, never> };
  upload: {
    state: 'arriving' | 'checking' | 'stored' | 'refused';
    problem: Json<{ readonly code: number; readonly says: Word }> | null;
  };
}

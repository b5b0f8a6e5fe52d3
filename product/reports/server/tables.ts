import type { ColumnType, Generated } from 'kysely';
import type { Day, Json, Moment } from '#host/database/tables';
import type { Confirmation, ManualChange } from '#product/levels/manual-override';
import type { Trace } from '#product/levels/trace';
import type { StoredRemark } from '../remark';
import type {
  Answer,
  Defect,
  Indicator,
  InnovationPoint,
  LevelsInForce,
  PastRound,
  Risk,
  Sections,
  StoredTally,
  WorkItem,
} from '../report';

/** A jsonb column that begins as an empty list. */
type Listed<Value> = ColumnType<Value, string | undefined, string>;

export interface ReportTable {
  id: string;
  applicationId: string;
  agencyId: string;
  round: number;
  panelRound: Generated<number>;
  panelMode: Generated<'full' | 'confirm'>;
  status: number;
  authorId: string;
  baseDate: Day;
  sections: Json<Partial<Sections>>;
  workBreakdown: Listed<WorkItem[]>;
  indicators: Listed<Indicator[]>;
  innovationPoints: Listed<InnovationPoint[]>;
  risks: Listed<Risk[]>;
  achievementEvidence: Listed<string[]>;
  overrides: Listed<ManualChange[]>;
  confirmedChanges: Listed<Confirmation[]>;
  maturityLevel: number | null;
  maturityIndex: string | null;
  innovationLevel: number | null;
  advancementLevel: number | null;
  overallLevel: string | null;
  trace: Listed<Trace>;
  beforePanel: Json<LevelsInForce> | null;
  contentVersion: Generated<number>;
  checkedVersion: number | null;
  checkedHash: string | null;
  checkedBy: string | null;
  checkedAt: Moment | null;
  checkChecklist: Json<string[]> | null;
  checkRemark: string | null;
  checkRemarks: Listed<StoredRemark[]>;
  submittedHash: string | null;
  expertsDueOn: Day | null;
  tally: Json<StoredTally> | null;
  rounds: Listed<PastRound[]>;
  answers: Listed<Answer[]>;
  reconciliation: string | null;
  contentHash: string | null;
  returnScope: 'formal' | 'substantive' | null;
  defects: Listed<Defect[]>;
  checklist: Json<string[]> | null;
  reviewedBy: string | null;
  reviewedAt: Moment | null;
  reportNumber: string | null;
  verifyCode: string | null;
  issueDate: Day | null;
  validUntil: Day | null;
  publishScope: string | null;
  isLimited: Generated<boolean>;
  limitReason: string | null;
  pdfFileId: string | null;
  pdfSha256: string | null;
  revokedAt: Moment | null;
  publicNote: string | null;
  supersededBy: string | null;
  isFinal: Generated<boolean>;
  isLocked: Generated<boolean>;
  isCurrent: Generated<boolean>;
  createdAt: Moment;
  updatedAt: Moment;
  rowVersion: Generated<number>;
}

interface ReportSignatureTable {
  id: string;
  reportId: string;
  personId: string;
  hat: 'assessor' | 'secondChecker' | 'agency';
  contentHash: string;
  signedAt: Moment;
}

interface PrintTicketTable {
  id: string;
  reportId: string;
  personId: string;
  sessionId: string;
  ticketHash: string;
  readerHash: string | null;
  createdAt: Moment;
  expiresAt: Moment;
  spentAt: Moment | null;
}

declare module '#host/database/tables' {
  interface Tables {
    report: ReportTable;
    reportSignature: ReportSignatureTable;
    printTicket: PrintTicketTable;
  }
}

import type { Generated } from 'kysely';
import type { Day, Json, Moment } from '#host/database/tables';
import type { Declaration } from '../invitation';
import type { SheetContent } from '../sheet';
import type { InvitationState } from '../workflow';

export interface OpinionTable {
  id: string;
  reportId: string;
  agencyId: string;
  panelRound: number;
  expertId: string;
  expertKind: string;
  isLeader: boolean;
  /** The seat, as the anonymous "expert 3"; 0 once it is nobody's. */
  number: number;
  invitation: InvitationState;
  declineReason: string | null;
  declaration: Json<Declaration> | null;
  /** `null` untouched, 6 draft, 0 submitted, 1 passed, 3 not passed. */
  status: number | null;
  conclusion: number | null;
  sheet: Json<SheetContent> | null;
  salt: string | null;
  commitment: string | null;
  signedAt: Moment | null;
  formReason: string | null;
  formText: string | null;
  formReturns: Generated<number>;
  dueOn: Day | null;
  /** The last day to answer the invitation. */
  replyBy: Generated<Day | null>;
  invitedAt: Moment;
  updatedAt: Moment;
  rowVersion: Generated<number>;
}

declare module '#host/database/tables' {
  interface Tables {
    opinion: OpinionTable;
  }
}

import type { Generated } from 'kysely';
import type { Moment } from '#host/database/tables';

interface PrivacyRequestTable {
  id: string;
  personId: string;
  state: 'pending' | 'accepted' | 'refused' | 'withdrawn';
  reason: Generated<string>;
  askedAt: Moment;
  dueAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
  decisionReason: Generated<string>;
  rowVersion: Generated<number>;
}

declare module '#host/database/tables' {
  interface Tables {
    privacyRequest: PrivacyRequestTable;
  }
}

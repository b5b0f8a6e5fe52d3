import { calls, read, write } from '#contract/call';
import { nothing, ref, thing } from '#contract/field';
import {
  AuditEntry,
  AuditFilter,
  AuditPage,
  Integrity,
  LookFilter,
  LookPage,
  RevealAsked,
  Revealed,
  TimelineFilter,
  Verified,
} from './entry';
import { auditRights } from './rights';

/** The log as it is read; nothing here or anywhere changes it. */
export const audit = calls('audit', auditRights, {
  list: read('POST /api/Audit/GetAuditList', {
    may: 'audit.read',
    fresh: 'export',
    personal: ['actorName', 'address', 'objectName'],
    takes: AuditFilter,
    gives: AuditPage,
  }),
  timeline: read('POST /api/Audit/GetTimeline', {
    may: 'audit.read',
    personal: ['actorName', 'address', 'objectName'],
    takes: TimelineFilter,
    gives: AuditPage,
  }),
  entry: read('POST /api/Audit/GetAuditEntry', {
    may: 'audit.read',
    on: 'auditEntry',
    takes: thing({ id: ref('auditEntry') }),
    gives: AuditEntry,
  }),
  integrity: read('POST /api/Audit/GetIntegrity', {
    may: 'audit.verify',
    takes: nothing,
    gives: Integrity,
  }),
  verify: read('POST /api/Audit/VerifyLog', {
    may: 'audit.verify',
    takes: nothing,
    gives: Verified,
    audited: true,
    seconds: 60,
  }),
  /** Shows one value in full; the log keeps who, whose, which field and why, never the value. */
  reveal: write('POST /api/Audit/RevealPersonalData', {
    may: 'audit.reveal',
    on: ['person', 'userId'],
    takes: RevealAsked,
    gives: Revealed,
  }),
  looks: read('POST /api/Audit/GetWhoLooked', {
    may: 'signed-in',
    takes: LookFilter,
    gives: LookPage,
  }),
});

import { calls, read, write } from '#contract/call';
import { nothing, ref, strictObject } from '#contract/field';
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
    called: ['查看系统日志', 'Audit log read', 'Consulta del registro'],
    may: 'audit.read',
    fresh: 'export',
    personal: ['actorName', 'address', 'objectName'],
    takes: AuditFilter,
    gives: AuditPage,
  }),
  timeline: read('POST /api/Audit/GetTimeline', {
    called: ['查看时间线', 'Timeline read', 'Consulta de la cronología'],
    may: 'audit.read',
    personal: ['actorName', 'address', 'objectName'],
    takes: TimelineFilter,
    gives: AuditPage,
  }),
  entry: read('POST /api/Audit/GetAuditEntry', {
    called: ['查看日志条目', 'Log entry read', 'Consulta de entrada del registro'],
    may: 'audit.read',
    on: 'auditEntry',
    takes: strictObject({ id: ref('auditEntry') }),
    gives: AuditEntry,
  }),
  integrity: read('POST /api/Audit/GetIntegrity', {
    called: ['查看日志完整性', 'Integrity of the log read', 'Consulta de integridad'],
    may: 'audit.verify',
    takes: nothing,
    gives: Integrity,
  }),
  verify: read('POST /api/Audit/VerifyLog', {
    called: ['校验系统日志', 'Audit log checked', 'Registro comprobado'],
    may: 'audit.verify',
    takes: nothing,
    gives: Verified,
    audited: true,
    seconds: 60,
  }),
  /** Shows one value in full; the log keeps who, whose, which field and why, never the value. */
  reveal: write('POST /api/Audit/RevealPersonalData', {
    called: ['查看完整个人信息', 'Personal data seen in full', 'Datos personales vistos completos'],
    may: 'audit.reveal',
    on: ['person', 'userId'],
    takes: RevealAsked,
    gives: Revealed,
  }),
  looks: read('POST /api/Audit/GetWhoLooked', {
    called: ['查看谁看过我的信息', 'Own data’s readers listed', 'Consulta de quién vio mis datos'],
    may: 'signed-in',
    takes: LookFilter,
    gives: LookPage,
  }),
});

import type { Holding } from '../product/privacy/holding';

/**
 * Everything that is stored about people, by table: from it come the copy that everybody may take, the page that names what
 * is stored, and what an erasure removes (PI-05). A guard compares it with the database: a table that names people stands
 * here, or says below why not.
 */
export const holdings: readonly Holding[] = [
  {
    table: 'person',
    of: ['id'],
    says: ['账户与资料', 'Account and profile', 'Cuenta y perfil'],
    fields: [
      ...['loginName', 'userType', 'trueName', 'education', 'sex', 'birthday', 'professionalTitle', 'specialty'],
      ...['familiarSubjectOne', 'familiarSubjectTwo', 'organisationId', 'isOrganisationAdmin', 'expertKind'],
      ...['position', 'address', 'researchField', 'representativeResults', 'introduction', 'images'],
      ...['showPublic', 'isLocked', 'createdAt', 'passwordSetAt'],
    ],
    sealed: ['mobile', 'email', 'card', 'pendingEmail'],
    // The account itself is emptied and closed; what keeps its name is the archive.
    onErasure: 'withArchive',
  },
  {
    table: 'personRole',
    of: ['personId'],
    says: ['角色', 'Roles', 'Roles'],
    fields: ['roleId'],
    onErasure: 'removed',
  },
  {
    table: 'workplace',
    of: ['personId'],
    says: ['任职经历', 'Workplaces', 'Centros de trabajo'],
    fields: ['organisationId', 'college', 'fromDay', 'toDay'],
    onErasure: 'withArchive',
  },
  {
    table: 'certificate',
    of: ['personId'],
    says: ['执业证书', 'Certificates', 'Certificados'],
    fields: ['kind', 'number', 'grade', 'validUntil'],
    onErasure: 'withArchive',
  },
  {
    table: 'assessorExpert',
    of: ['assessorId', 'expertId'],
    says: ['专家库关联', 'Pools of experts', 'Grupos de expertos'],
    fields: ['linkedAt', 'unlinkedAt', 'unlinkReason'],
    onErasure: 'evidence',
  },
  {
    table: 'recoveryCode',
    of: ['personId'],
    says: ['恢复码', 'Recovery codes', 'Códigos de recuperación'],
    fields: ['createdAt', 'usedAt'],
    onErasure: 'removed',
  },
  {
    table: 'secondFactor',
    of: ['personId'],
    says: ['双因素认证', 'Second factor', 'Segundo factor'],
    fields: ['confirmedAt'],
    onErasure: 'removed',
  },
  {
    table: 'session',
    of: ['personId'],
    says: ['登录记录', 'Sign-ins', 'Accesos'],
    fields: ['createdAt', 'lastSeenAt', 'endedAt', 'address', 'agent'],
    newest: 'createdAt',
    onErasure: 'removed',
  },
  {
    table: 'registration',
    of: ['personId'],
    says: ['注册申请', 'Registration', 'Registro'],
    fields: ['state', 'createdAt', 'decidedAt', 'reason'],
    onErasure: 'removed',
  },
  {
    table: 'consent',
    of: ['personId'],
    says: ['同意记录', 'Consents', 'Consentimientos'],
    fields: ['notice', 'givenAt'],
    onErasure: 'evidence',
  },
  {
    table: 'preference',
    of: ['personId'],
    says: ['界面偏好', 'Preferences', 'Preferencias'],
    fields: ['key', 'value', 'updatedAt'],
    onErasure: 'removed',
  },
  {
    table: 'notice',
    of: ['personId'],
    says: ['站内消息', 'Notices', 'Avisos'],
    fields: ['kind', 'values', 'createdAt', 'readAt'],
    newest: 'createdAt',
    onErasure: 'removed',
  },
  {
    table: 'outbox',
    of: ['personId'],
    says: ['短信与邮件', 'Text messages and mail', 'SMS y correos'],
    fields: ['channel', 'subject', 'cause', 'createdAt', 'sentAt'],
    newest: 'createdAt',
    onErasure: 'removed',
  },
  {
    table: 'file',
    of: ['ownerId'],
    says: ['上传的文件', 'Files uploaded', 'Archivos subidos'],
    fields: ['name', 'size', 'mime', 'sha256', 'createdAt'],
    newest: 'createdAt',
    // Pictures of a profile and files of drafts are nobody's once that is gone, and are swept.
    onErasure: 'evidence',
  },
  {
    table: 'personImport',
    of: ['askedBy'],
    says: ['导入人员的操作', 'Imports of people', 'Importaciones de personas'],
    fields: ['state', 'total', 'ok', 'failedRows', 'createdAt', 'finishedAt'],
    onErasure: 'evidence',
  },
  {
    table: 'exportRequest',
    of: ['personId', 'decidedBy'],
    says: ['导出申请', 'Export requests', 'Solicitudes de exportación'],
    fields: ['list', 'rowCount', 'reason', 'state', 'askedAt', 'decidedAt', 'decisionReason'],
    onErasure: 'evidence',
  },
  {
    table: 'privacyRequest',
    of: ['personId', 'decidedBy'],
    says: ['删除申请', 'Requests for erasure', 'Solicitudes de supresión'],
    fields: ['state', 'reason', 'askedAt', 'dueAt', 'decidedAt', 'decisionReason'],
    onErasure: 'evidence',
  },
  {
    table: 'application',
    of: ['ownerId'],
    says: ['成果申报', 'Applications', 'Solicitudes'],
    fields: ['applicationNumber', 'achievementName', 'status', 'form', 'createdAt', 'submittedAt', 'decidedAt'],
    newest: 'createdAt',
    onErasure: 'archive',
  },
  {
    table: 'applicationPerson',
    of: ['personId'],
    says: ['成果完成人', 'Author of achievements', 'Autoría de resultados'],
    fields: ['name', 'sex', 'birthYear', 'professionalTitle', 'education', 'organisationName', 'contribution', 'share'],
    onErasure: 'archive',
  },
  {
    table: 'report',
    of: ['authorId', 'checkedBy', 'reviewedBy'],
    says: ['撰写、复核与审核的报告', 'Reports written, checked and reviewed', 'Informes redactados y revisados'],
    fields: ['reportNumber', 'status', 'createdAt', 'updatedAt'],
    newest: 'createdAt',
    onErasure: 'archive',
  },
  {
    table: 'reportSignature',
    of: ['personId'],
    says: ['报告签名', 'Signatures', 'Firmas'],
    fields: ['hat', 'contentHash', 'signedAt'],
    onErasure: 'archive',
  },
  {
    table: 'opinion',
    of: ['expertId'],
    says: ['专家邀请与意见', 'Invitations and opinion sheets', 'Invitaciones y dictámenes'],
    fields: ['invitation', 'declineReason', 'declaration', 'status', 'conclusion', 'sheet', 'signedAt', 'invitedAt'],
    newest: 'invitedAt',
    onErasure: 'archive',
  },
  {
    table: 'conflictCheck',
    of: ['personId'],
    says: ['利益冲突核查', 'Conflict checks', 'Comprobaciones de conflictos'],
    fields: ['checkedAt'],
    onErasure: 'archive',
  },
  {
    table: 'timeline',
    of: ['actorId'],
    says: ['评价流程记录', 'Steps in evaluations', 'Pasos en evaluaciones'],
    fields: ['objectKind', 'deed', 'at', 'note'],
    newest: 'at',
    onErasure: 'archive',
  },
  {
    table: 'auditLog',
    of: ['actorId'],
    says: ['操作日志', 'Audit log', 'Registro de auditoría'],
    fields: ['at', 'action', 'objectKind', 'objectId', 'result', 'address'],
    newest: 'at',
    onErasure: 'evidence',
  },
];

/** Tables that name people and are no holding, and why. */
export const noHolding: Readonly<Record<string, string>> = {
  sent_code: 'codes die within minutes and are forgotten within a day',
  request_reply: 'kept replies are forgotten within a day, and with their person at an erasure',
  print_ticket: 'tickets die within minutes and are forgotten within a day',
  setting_version: 'who saved the platform’s settings is evidence of the platform’s own record',
};

import { words } from '#contract/words';

/** What each notice says that people agree to, in its version. */
export const noticeWords = words({
  'privacy.2026-1': [
    '我已阅读并同意平台为办理成果评价处理我的个人信息（2026-1 版）',
    'I agree that the platform uses my personal data for the evaluation of achievements (version 2026-1)',
    'Acepto que la plataforma trate mis datos personales para la evaluación de resultados (versión 2026-1)',
  ],
  'identity.2026-1': [
    '我单独同意平台为核验身份处理我的身份证号和手机号（2026-1 版）',
    'I agree separately that it uses my identity number and mobile number to verify who I am (version 2026-1)',
    'Acepto por separado que trate mi documento y mi móvil para verificar mi identidad (versión 2026-1)',
  ],
});

/** One's own personal data: the page, the copy, the request for erasure and its decision. */
export const privacyWords = words({
  'notice.privacy.2026-1': noticeWords['privacy.2026-1'],
  'notice.identity.2026-1': noticeWords['identity.2026-1'],
  title: ['我的个人信息', 'My personal data', 'Mis datos personales'],
  about: [
    '平台存储的关于您的信息、您的同意记录，以及您的权利。',
    'What the platform stores about you, what you agreed to, and what you may ask for.',
    'Lo que la plataforma guarda sobre usted, lo que ha consentido y lo que puede solicitar.',
  ],
  stored: ['存储的信息', 'What is stored', 'Qué se guarda'],
  kind: ['类别', 'Kind', 'Categoría'],
  count: ['条数', 'Entries', 'Entradas'],
  afterErasure: ['注销后', 'After an erasure', 'Tras la supresión'],
  'onErasure.removed': ['删除', 'Removed', 'Se elimina'],
  'onErasure.archive': [
    '依法保留：评价档案保留姓名',
    'Kept by law: the archive of evaluations keeps names',
    'Se conserva por ley: el archivo de evaluaciones mantiene los nombres',
  ],
  'onErasure.withArchive': [
    '参与过评价的保留，否则删除',
    'Kept where you have part in the archive of evaluations, else removed',
    'Se conserva si figura en el archivo de evaluaciones; si no, se elimina',
  ],
  'onErasure.evidence': [
    '作为操作凭证保留，不含姓名',
    'Kept as evidence of what was done, without a name',
    'Se conserva como prueba de lo actuado, sin nombre',
  ],
  copyJson: ['导出（JSON，供程序读取）', 'Export (JSON, for programs)', 'Exportar (JSON, para programas)'],
  copyHtml: ['导出（网页，供阅读）', 'Export (page, to be read)', 'Exportar (página, para leer)'],
  copyTitle: ['{{name}} 的个人信息', 'Personal data of {{name}}', 'Datos personales de {{name}}'],
  copyMade: ['导出时间：{{at}}', 'Made at {{at}}', 'Generado el {{at}}'],
  consents: ['同意记录', 'Consents', 'Consentimientos'],
  notice: ['告知书与版本', 'Notice and version', 'Aviso y versión'],
  givenAt: ['同意时间', 'Agreed at', 'Aceptado el'],
  noConsents: ['没有同意记录', 'None on record', 'Ninguno registrado'],
  looked: ['谁看过我的完整信息', 'Who saw my data in full', 'Quién vio mis datos completos'],
  erasure: ['注销与删除', 'Erasure', 'Supresión'],
  erasureAbout: [
    '可申请删除您的个人信息。管理员在 15 天内答复；批准后账户立即关闭，联系方式、身份证号、资料和草稿被删除；评价档案依法保留姓名。未办结的事项须先办结或移交。',
    'You may ask that your personal data be erased. An administrator answers within 15 days; once accepted, the account is closed and contacts, identity number, profile and drafts are removed. The archive of evaluations keeps names by law. Open cases must first be closed or handed over.',
    'Puede solicitar la supresión de sus datos personales. Un administrador responde en 15 días; si se acepta, la cuenta se cierra y se eliminan contactos, documento, perfil y borradores. El archivo de evaluaciones conserva los nombres por ley. Antes deben cerrarse o transferirse los expedientes abiertos.',
  ],
  ask: ['申请删除', 'Ask for erasure', 'Solicitar supresión'],
  askQuestion: [
    '申请删除您的个人信息？批准后无法恢复，您将不能再登录。',
    'Ask that your personal data be erased? Once accepted it cannot be undone, and you cannot sign in any more.',
    '¿Solicitar la supresión de sus datos? Una vez aceptada no se puede deshacer y no podrá volver a entrar.',
  ],
  asked: ['申请已提交', 'The request was sent', 'Solicitud enviada'],
  withdraw: ['撤回申请', 'Withdraw the request', 'Retirar la solicitud'],
  withdrawn: ['申请已撤回', 'The request was withdrawn', 'Solicitud retirada'],
  requests: ['个人信息删除申请', 'Requests for erasure', 'Solicitudes de supresión'],
  trueName: ['姓名', 'Name', 'Nombre'],
  loginName: ['用户名', 'User name', 'Usuario'],
  organisation: ['单位', 'Organisation', 'Organización'],
  state: ['状态', 'State', 'Estado'],
  'state.pending': ['待处理', 'Waiting', 'Pendiente'],
  'state.accepted': ['已删除', 'Erased', 'Suprimido'],
  'state.refused': ['已拒绝', 'Refused', 'Rechazada'],
  'state.withdrawn': ['已撤回', 'Withdrawn', 'Retirada'],
  reason: ['申请说明', 'Reason', 'Motivo'],
  askedAt: ['申请时间', 'Asked at', 'Solicitada el'],
  dueAt: ['答复期限', 'Answer by', 'Responder antes del'],
  openCases: ['未办结事项', 'Open cases', 'Expedientes abiertos'],
  decidedBy: ['处理人', 'Decided by', 'Decidida por'],
  decidedAt: ['处理时间', 'Decided at', 'Decidida el'],
  decisionReason: ['处理说明', 'Reason given', 'Motivo de la decisión'],
  accept: ['批准删除', 'Erase', 'Suprimir'],
  acceptQuestion: [
    '删除 {{name}} 的个人信息？无法恢复。',
    'Erase the personal data of {{name}}? This cannot be undone.',
    '¿Suprimir los datos personales de {{name}}? No se puede deshacer.',
  ],
  refuse: ['拒绝', 'Refuse', 'Rechazar'],
  refuseQuestion: [
    '拒绝 {{name}} 的删除申请？原因会告知本人。',
    'Refuse the request of {{name}}? They read the reason.',
    '¿Rechazar la solicitud de {{name}}? Leerá el motivo.',
  ],
  reasonHint: [
    '请说明原因，至少 {{least}} 个字',
    'Say why, in {{least}} characters or more',
    'Indique el motivo con {{least}} caracteres o más',
  ],
  decided: ['已处理', 'Decided', 'Decidida'],
  none: ['没有删除申请', 'There are no requests', 'No hay solicitudes'],
  arrived: [
    '收到一项个人信息删除申请，请在 15 天内处理',
    'Somebody asks for the erasure of their data; please decide within 15 days',
    'Alguien solicita la supresión de sus datos; decida en 15 días',
  ],
  refusedNotice: [
    '您的个人信息删除申请被拒绝：{{reason}}',
    'Your request for erasure was refused: {{reason}}',
    'Su solicitud de supresión fue rechazada: {{reason}}',
  ],
  erasedSubject: [
    '您的个人信息已删除',
    'Your personal data were erased',
    'Sus datos personales se han suprimido',
  ],
  erasedBody: [
    '您的删除申请已获批准。账户已关闭，个人信息已删除；评价档案依法保留的姓名除外。',
    'Your request was accepted. The account is closed and your personal data are erased, but for the names that the archive of evaluations keeps by law.',
    'Su solicitud fue aceptada. La cuenta está cerrada y sus datos se han suprimido, salvo los nombres que el archivo de evaluaciones conserva por ley.',
  ],
  consentTitle: ['继续前请阅读并同意', 'Before you go on', 'Antes de continuar'],
  consentAbout: [
    '您的账户由他人创建，或告知书已更新。请逐项阅读并同意后继续。',
    'Your account was made by somebody else, or a notice has changed. Read and agree to each to go on.',
    'Su cuenta fue creada por otra persona o un aviso ha cambiado. Lea y acepte cada uno para continuar.',
  ],
  agree: ['同意并继续', 'Agree and go on', 'Aceptar y continuar'],
  needConsent: ['请勾选同意', 'Please tick to agree', 'Marque para aceptar'],
});

declare module '#contract/words' {
  interface WordRegistry {
    privacy: keyof typeof privacyWords;
  }
}

import { words } from '#contract/words';

/** Exports of personal data: the request, the decision, and what stands in the file. */
export const exportsWords = words({
  approvals: ['导出审批', 'Exports to approve', 'Exportaciones por aprobar'],
  ownRequests: ['我的导出申请', 'My export requests', 'Mis solicitudes de exportación'],
  askTitle: [
    '导出包含个人信息',
    'The export holds personal data',
    'La exportación contiene datos personales',
  ],
  askNote: [
    '以下列属于个人信息：{{columns}}。须由另一位有权人员批准；文件每行（PDF 为每页）带有您的姓名和时间水印，批准后 24 小时内可下载 3 次。',
    'These columns are personal data: {{columns}}. Another entitled person must approve; each row of the file (of a PDF each page) bears your name and the time, and it can be downloaded three times within 24 hours of the approval.',
    'Estas columnas son datos personales: {{columns}}. Otra persona autorizada debe aprobarlo; cada fila del archivo (en un PDF, cada página) llevará su nombre y la hora, y podrá descargarse tres veces en las 24 horas siguientes a la aprobación.',
  ],
  reason: ['导出用途', 'What it is for', 'Finalidad'],
  reasonHint: [
    '请说明用途，至少 {{least}} 个字',
    'Say what it is for, in {{least}} characters or more',
    'Indique la finalidad con {{least}} caracteres o más',
  ],
  ask: ['提交申请', 'Ask for approval', 'Solicitar aprobación'],
  without: ['不含个人信息导出', 'Export without personal data', 'Exportar sin datos personales'],
  asked: [
    '申请已提交，批准后您会收到消息',
    'The request was sent; you will be notified of the decision',
    'Solicitud enviada; se le avisará de la decisión',
  ],
  applicant: ['申请人', 'Applicant', 'Solicitante'],
  organisation: ['单位', 'Organisation', 'Organización'],
  list: ['列表', 'List', 'Lista'],
  personalColumns: ['个人信息列', 'Personal columns', 'Columnas personales'],
  narrowing: ['筛选条件', 'Narrowed by', 'Filtros'],
  rows: ['行数', 'Rows', 'Filas'],
  state: ['状态', 'State', 'Estado'],
  'state.pending': ['待审批', 'Waiting', 'Pendiente'],
  'state.approved': ['已批准', 'Approved', 'Aprobada'],
  'state.refused': ['已拒绝', 'Refused', 'Rechazada'],
  'state.over': ['已失效', 'Over', 'Caducada'],
  askedAt: ['申请时间', 'Asked at', 'Solicitada el'],
  decidedBy: ['审批人', 'Decided by', 'Decidida por'],
  decidedAt: ['审批时间', 'Decided at', 'Decidida el'],
  decisionReason: ['审批说明', 'Reason given', 'Motivo de la decisión'],
  goodUntil: ['下载截止', 'Download until', 'Descarga hasta'],
  approve: ['批准', 'Approve', 'Aprobar'],
  refuse: ['拒绝', 'Refuse', 'Rechazar'],
  take: ['下载', 'Download', 'Descargar'],
  approveQuestion: [
    '批准 {{name}} 导出「{{list}}」共 {{rows}} 行个人信息？',
    'Let {{name}} export {{rows}} {{rows, row|rows}} of personal data from “{{list}}”?',
    '¿Permitir que {{name}} exporte {{rows}} {{rows, fila|filas}} de datos personales de «{{list}}»?',
  ],
  refuseQuestion: [
    '拒绝 {{name}} 的导出申请？',
    'Refuse the request of {{name}}?',
    '¿Rechazar la solicitud de {{name}}?',
  ],
  decided: ['已处理', 'Decided', 'Decidida'],
  none: ['没有导出申请', 'There are no requests', 'No hay solicitudes'],
  watermark: ['水印', 'Watermark', 'Marca de agua'],
  mark: [
    '{{name}} 于 {{at}} 导出，{{approver}} 批准，编号 {{number}}',
    'Exported by {{name}} at {{at}}, approved by {{approver}}, no. {{number}}',
    'Exportado por {{name}} el {{at}}, aprobado por {{approver}}, n.º {{number}}',
  ],
  rowNumber: ['序号', 'No.', 'N.º'],
  printedBy: [
    '{{name}} 导出 · {{at}} · 共 {{rows}} 行',
    'Exported by {{name}} · {{at}} · {{rows}} {{rows, row|rows}}',
    'Exportado por {{name}} · {{at}} · {{rows}} {{rows, fila|filas}}',
  ],
  unofficialCopy: ['非正式副本', 'Unofficial copy', 'Copia no oficial'],
  printedPage: [
    '第 {{page}} 页 / 共 {{pages}} 页',
    'Page {{page}} of {{pages}}',
    'Página {{page}} de {{pages}}',
  ],
  undrawn: [
    '〓 为字体无法显示的字符，电子表格中完整保留',
    '〓 stands for a character the font cannot draw; the spreadsheet holds it',
    '〓 sustituye a un carácter que la fuente no puede dibujar; la hoja de cálculo lo contiene',
  ],
  demonstration: ['演示', 'Demonstration', 'Demostración'],
  arrived: [
    '{{name}} 申请导出「{{list}}」的个人信息，请审批',
    '{{name}} asks to export personal data from “{{list}}”; please decide',
    '{{name}} solicita exportar datos personales de «{{list}}»; decida, por favor',
  ],
  approvedNotice: [
    '「{{list}}」的导出申请已获批准，请在 24 小时内下载',
    'The export from “{{list}}” was approved; download it within 24 hours',
    'La exportación de «{{list}}» fue aprobada; descárguela en 24 horas',
  ],
  refusedNotice: [
    '「{{list}}」的导出申请被拒绝：{{reason}}',
    'The export from “{{list}}” was refused: {{reason}}',
    'La exportación de «{{list}}» fue rechazada: {{reason}}',
  ],
});

declare module '#contract/words' {
  interface WordRegistry {
    exports: keyof typeof exportsWords;
  }
}

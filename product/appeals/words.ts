import { words } from '#contract/words';

/** Everything said about appeals: notices, and the office's pages. */
export const appealsWords = words({
  toldFiled: [
    '收到申诉：{{name}}（{{number}}）',
    'An appeal was filed: {{name}} ({{number}})',
    'Se ha presentado un recurso: {{name}} ({{number}})',
  ],
  toldUpheld: [
    '申诉结果：维持原决定：{{name}}（{{number}}）',
    'The appeal was decided: the decision is upheld: {{name}} ({{number}})',
    'Recurso resuelto: se mantiene la decisión: {{name}} ({{number}})',
  ],
  toldReopened: [
    '申诉成立，申报已重新打开：{{name}}（{{number}}）',
    'The appeal was granted; the application is open again: {{name}} ({{number}})',
    'Recurso estimado; la solicitud vuelve a estar abierta: {{name}} ({{number}})',
  ],
  toldLifted: [
    '申诉成立，报告恢复有效：{{name}}（{{number}}）',
    'The appeal was granted; the report stands again: {{name}} ({{number}})',
    'Recurso estimado; el informe vuelve a estar vigente: {{name}} ({{number}})',
  ],
  toldFallen: [
    '申诉成立，该项撤销或替代失效；报告另有撤销或替代：{{name}}（{{number}}）',
    'The appeal was granted and this decision falls; another one about the report remains: {{name}} ({{number}})',
    'Recurso estimado: esta decisión queda sin efecto; subsiste otra sobre el informe: {{name}} ({{number}})',
  ],
  title: ['申诉', 'Appeals', 'Recursos'],
  none: ['没有申诉', 'There are no appeals', 'No hay recursos'],
  achievementName: ['成果名称', 'Achievement', 'Resultado'],
  applicationNumber: ['申报编号', 'Number', 'Número'],
  decision: ['所申诉的决定', 'Decision appealed against', 'Decisión recurrida'],
  'decision.reject': ['不予受理', 'Not taken in', 'No admitida'],
  'decision.terminate': ['终止评价', 'Evaluation terminated', 'Evaluación terminada'],
  'decision.rejectFinally': ['审核不通过', 'Finally rejected', 'Rechazada definitivamente'],
  'decision.revoke': ['报告撤销或替代', 'Report revoked or superseded', 'Informe revocado o sustituido'],
  decisionAt: ['决定时间', 'Decided on', 'Fecha de la decisión'],
  decisionText: ['决定理由', 'Reasons of the decision', 'Motivos de la decisión'],
  decisionEvidence: ['决定证据', 'Evidence of the decision', 'Prueba de la decisión'],
  ground: ['依据', 'Ground', 'Fundamento'],
  'stage.review': ['申诉审理', 'Appeal under review', 'Recurso en revisión'],
  'stage.answered': ['申诉已答复', 'Appeal answered', 'Recurso respondido'],
  reviewers: ['公共服务机构', 'Public-service agency', 'Agencia de servicio público'],
  state: ['状态', 'State', 'Estado'],
  'state.open': ['待处理', 'Open', 'Pendiente'],
  'state.upheld': ['维持原决定', 'Decision upheld', 'Decisión mantenida'],
  'state.reopened': ['重新打开', 'Re-opened', 'Reabierta'],
  filedBy: ['申诉人', 'Filed by', 'Presentado por'],
  filedAt: ['申诉时间', 'Filed on', 'Fecha de presentación'],
  dueAt: ['答复期限', 'Due', 'Plazo'],
  decidedAt: ['处理时间', 'Answered on', 'Fecha de respuesta'],
  decidedBy: ['处理人', 'Answered by', 'Respondido por'],
  reason: ['申诉理由', 'Reasons of the appeal', 'Motivos del recurso'],
  files: ['附件', 'Files', 'Archivos'],
  outcomeReason: ['处理理由', 'Reasons of the answer', 'Motivos de la respuesta'],
  file: ['提出申诉', 'File an appeal', 'Presentar un recurso'],
  fileUntil: [
    '如不服该决定，可在 {{until}} 前向公共服务机构申诉，一项决定只能申诉一次。',
    'You may appeal to the public-service agency until {{until}}, once against each decision.',
    'Puede recurrir ante la agencia de servicio público hasta el {{until}}, una vez por decisión.',
  ],
  filed: ['申诉已提交', 'The appeal has been filed', 'Recurso presentado'],
  uphold: ['维持原决定', 'Uphold the decision', 'Mantener la decisión'],
  upholdQuestion: [
    '维持对“{{name}}”的原决定？理由将告知申诉人。',
    'Uphold the decision on «{{name}}»? The applicant reads the reasons.',
    '¿Mantener la decisión sobre «{{name}}»? El solicitante leerá los motivos.',
  ],
  upheld: ['已维持原决定', 'The decision is upheld', 'Decisión mantenida'],
  reopen: ['重新打开申报', 'Re-open the case', 'Reabrir el expediente'],
  reopenQuestion: [
    '重新打开“{{name}}”？原决定撤销，申报退回申报人，可修改后重新提交。',
    'Re-open «{{name}}»? The decision falls, and its applicant may change and submit the application again.',
    '¿Reabrir «{{name}}»? La decisión queda sin efecto y el solicitante podrá modificar y presentar de nuevo.',
  ],
  reopened: ['申报已重新打开', 'The case is open again', 'Expediente reabierto'],
  lift: ['取消撤销或替代', 'Lift the revocation', 'Dejar sin efecto la revocación'],
  liftQuestion: [
    '取消对“{{name}}”报告的这项撤销或替代？如无其他撤销或替代，报告恢复有效；申报仍为已通过，理由将告知申诉人。',
    'Lift this revocation of the report on «{{name}}»? The report stands again unless another one remains, its application stays passed, and the applicant reads the reasons.',
    '¿Dejar sin efecto esta revocación del informe de «{{name}}»? El informe vuelve a estar vigente si no subsiste otra, la solicitud sigue aprobada y el solicitante leerá los motivos.',
  ],
  lifted: ['该项撤销或替代已取消', 'The revocation is lifted', 'Revocación sin efecto'],
  application: ['查看申报', 'Application', 'Solicitud'],
  detail: ['查看', 'Read', 'Ver'],
  statistics: ['申诉统计', 'Statistics of appeals', 'Estadística de recursos'],
  year: ['年份', 'Year', 'Año'],
  count: ['申诉数', 'Filed', 'Presentados'],
  back: ['申诉列表', 'List of appeals', 'Lista de recursos'],
});

declare module '#contract/words' {
  interface WordRegistry {
    appeals: keyof typeof appealsWords;
  }
}

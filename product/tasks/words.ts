import { words } from '#contract/words';

/** A person's desk. */
export const tasksWords = words({
  waiting: ['待我处理', 'Waiting for me', 'Pendientes'],
  nothingWaits: ['没有待办事项，一切就绪。', 'Nothing waits for you.', 'No tiene nada pendiente.'],
  notices: ['消息', 'Notices', 'Avisos'],
  noNotices: ['暂无消息。', 'No notices yet.', 'Todavía no hay avisos.'],
  due: ['截止', 'Due', 'Vence'],
  overdue: ['已超期', 'Overdue', 'Vencido'],
  dueSoon: ['即将到期', 'Due soon', 'Vence pronto'],
  inTime: ['期限内', 'In time', 'En plazo'],
  noDeadline: ['无期限', 'No deadline', 'Sin plazo'],
  open: ['处理', 'Open', 'Abrir'],
  markRead: ['标为已读', 'Mark as read', 'Marcar como leído'],
  markAllRead: ['全部标为已读', 'Mark all as read', 'Marcar todo como leído'],
  toWorkbench: ['查看全部', 'See all', 'Ver todos'],
  unreadOnly: ['仅看未读', 'Unread only', 'Solo sin leer'],
  unread_one: ['{{count}} 条未读', '{{count}} unread', '{{count}} sin leer'],
  unread_other: ['{{count}} 条未读', '{{count}} unread', '{{count}} sin leer'],
  expertNumber: ['第 {{number}} 号专家', 'Expert {{number}}', 'Experto {{number}}'],
  'onTime.agency': ['评价机构', 'Agency', 'Agencia'],
  'onTime.assessor': ['评估师', 'Assessor', 'Evaluador'],
  'onTime.expert': ['专家', 'Expert', 'Experto'],
  'onTime.name': ['名称', 'Name', 'Nombre'],
  'onTime.kind': ['类别', 'As', 'Como'],
  'onTime.organisation': ['所在单位', 'Organisation', 'Organización'],
  'onTime.rate': ['按时率（%）', 'On time (%)', 'En plazo (%)'],
  'onTime.inTime': ['按时办结', 'In time', 'En plazo'],
  'onTime.done': ['办结', 'Done', 'Terminados'],
  'onTime.overdue': ['当前超期', 'Overdue now', 'Vencidos ahora'],
  'onTime.period': ['办结时间', 'Done on', 'Terminados el'],
  'onTime.none': [
    '该期间没有办结或超期的事项',
    'Nothing was done and nothing is overdue',
    'Nada terminado ni vencido en este periodo',
  ],
  digest: [
    '本周待办：{{count}} 项',
    'Waiting for you this week: {{count}}',
    'Pendiente esta semana: {{count}}',
  ],
  digestBegins: ['以下事项等您处理：', 'This waits for you:', 'Esto le espera:'],
  'remind.half': [
    '期限已过一半：{{name}}（{{number}}），请于 {{due}} 前处理',
    'Half of the time is over: {{name}} ({{number}}) waits for you until {{due}}',
    'Ha pasado la mitad del plazo: {{name}} ({{number}}) le espera hasta el {{due}}',
  ],
  'remind.most': [
    '期限将至：{{name}}（{{number}}），请于 {{due}} 前处理',
    'Little time is left: {{name}} ({{number}}) waits for you until {{due}}',
    'Queda poco plazo: {{name}} ({{number}}) le espera hasta el {{due}}',
  ],
  'remind.lastDay': [
    '期限今日届满：{{name}}（{{number}}），截止日 {{due}}',
    'This is the last day: {{name}} ({{number}}), due on {{due}}',
    'Hoy vence el plazo: {{name}} ({{number}}), fecha límite {{due}}',
  ],
  'overdue.owner': [
    '申报人已逾期：{{name}}（{{number}}），截止日 {{due}}',
    'The applicant is overdue: {{name}} ({{number}}), due on {{due}}',
    'El solicitante está fuera de plazo: {{name}} ({{number}}), vencía el {{due}}',
  ],
  'overdue.assessor': [
    '评估师已逾期：{{name}}（{{number}}），截止日 {{due}}',
    'The assessor is overdue: {{name}} ({{number}}), due on {{due}}',
    'El evaluador está fuera de plazo: {{name}} ({{number}}), vencía el {{due}}',
  ],
  'overdue.agency': [
    '评价机构已逾期：{{name}}（{{number}}），截止日 {{due}}',
    'The evaluation agency is overdue: {{name}} ({{number}}), due on {{due}}',
    'La agencia de evaluación está fuera de plazo: {{name}} ({{number}}), vencía el {{due}}',
  ],
  'overdue.publicAgency': [
    '公共服务机构已逾期：{{name}}（{{number}}），截止日 {{due}}',
    'The public-service agency is overdue: {{name}} ({{number}}), due on {{due}}',
    'La agencia de servicio público está fuera de plazo: {{name}} ({{number}}), vencía el {{due}}',
  ],
  'step.submit': ['待提交', 'To be submitted', 'Por presentar'],
  'step.supplement': ['待补正', 'To be supplemented', 'Por subsanar'],
  'step.accept': ['待受理', 'To be accepted', 'Por admitir'],
  'step.material': ['待提交材料', 'Material to be submitted', 'Material por presentar'],
  'step.materialReview': ['待审核材料', 'Material to be reviewed', 'Material por revisar'],
  'step.report': ['待编制报告', 'Report to be written', 'Informe por redactar'],
  'step.reportDraft': ['报告编制中', 'Report to be finished', 'Informe por terminar'],
  'step.improveReport': ['待完善报告', 'Report to be improved', 'Informe por mejorar'],
  'step.answerRemarks': [
    '待答复二审意见',
    'Remarks of the second check to be answered',
    'Observaciones de la segunda revisión por responder',
  ],
  'step.toExperts': ['待提交专家评价', 'To be sent to the experts', 'Por enviar a los expertos'],
  // Clocks of more than one act, which run under these names.
  'step.remarks': [
    '待答复二审意见',
    'Remarks of the second check to be answered',
    'Observaciones de la segunda revisión por responder',
  ],
  'step.experts': ['专家评价进行中', 'With the experts', 'En manos de los expertos'],
  'step.secondCheck': ['待二审', 'To be checked by a second assessor', 'Pendiente de segunda revisión'],
  'step.panel': ['待组建专家组', 'Panel to be formed', 'Panel por formar'],
  'step.invitation': ['待回复邀请', 'Invitation to be answered', 'Invitación por responder'],
  'step.opinion': ['待提交专家意见', 'Opinion to be submitted', 'Dictamen por presentar'],
  'step.formCheck': ['待形式审查', 'Sheet to be checked', 'Dictamen por comprobar'],
  'step.closeRound': ['待结束本轮', 'Round to be closed', 'Ronda por cerrar'],
  'step.returnReport': ['待退回评估师完善', 'To be returned to the assessor', 'Por devolver al evaluador'],
  'step.answer': ['待答复意见', 'Suggestions to be answered', 'Sugerencias por responder'],
  'step.sign': ['待签署', 'To be signed', 'Por firmar'],
  'step.toPublicAgency': [
    '待报送公共服务机构',
    'To be sent to the public-service agency',
    'Por enviar a la agencia de servicio público',
  ],
  'step.decideProposal': ['待决定终止评价', 'Termination to be decided', 'Fin por decidir'],
  'step.conflict': [
    '待处理利益冲突',
    'Conflict of interest to be resolved',
    'Conflicto de intereses por resolver',
  ],
  'step.release': [
    '评价机构无人可办理，待决定',
    'The agency has nobody left: to be decided',
    'La agencia no tiene a nadie: por decidir',
  ],
  'step.publicReview': ['待公共服务机构审核', 'To be reviewed', 'Por revisar'],
});

declare module '#contract/words' {
  interface WordRegistry {
    tasks: keyof typeof tasksWords;
  }
}

import { words } from '#contract/words';

/** Everything said where people write to each other about a case. */
export const correspondenceWords = words({
  toldWritten: [
    '有新的办件消息：{{name}}（{{number}}）',
    'New messages about {{name}} ({{number}})',
    'Mensajes nuevos sobre {{name}} ({{number}})',
  ],
  toldMentioned: [
    '有消息提到您：{{name}}（{{number}}）',
    'You were mentioned in a message about {{name}} ({{number}})',
    'Le han mencionado en un mensaje sobre {{name}} ({{number}})',
  ],
  title: ['消息', 'Messages', 'Mensajes'],
  chooseFirst: [
    '请先选择消息的可见范围',
    'First choose who is to read it',
    'Elija primero quién va a leerlo',
  ],
  circle: ['可见范围', 'Who reads it', 'Quién lo lee'],
  'circle.applicant': ['与申报人', 'With the applicant', 'Con el solicitante'],
  'circle.agency': ['评价机构内部', 'Within the agency', 'Dentro de la agencia'],
  'circle.supervision': [
    '评价机构与公共服务机构',
    'Agency and public-service agency',
    'Agencia y agencia pública',
  ],
  'circle.publicAgency': [
    '公共服务机构内部',
    'Within the public-service agency',
    'Dentro de la agencia pública',
  ],
  readersAre: ['可见人员：{{readers}}', 'Read by: {{readers}}', 'Lo leen: {{readers}}'],
  'part.owner': ['申报人', 'applicant', 'solicitante'],
  'part.techManager': ['科技经理', 'technology manager', 'gestor tecnológico'],
  'part.agency': ['评价机构管理员', 'agency manager', 'responsable de la agencia'],
  'part.assessor': ['评估师', 'assessor', 'evaluador'],
  'part.publicAgency': ['公共服务机构', 'public-service agency', 'agencia pública'],
  unread: ['{{count}} 条未读', '{{count}} unread', '{{count}} sin leer'],
  none: ['还没有消息', 'There are no messages yet', 'Todavía no hay mensajes'],
  noneFound: ['没有符合的消息', 'No message holds these words', 'Ningún mensaje contiene estas palabras'],
  search: ['在消息中查找', 'Search the messages', 'Buscar en los mensajes'],
  earlier: ['更早的消息', 'Earlier messages', 'Mensajes anteriores'],
  closed: [
    '该申报已结束，消息只能查看',
    'This case is closed: its messages can only be read',
    'Este expediente está cerrado: sus mensajes solo se pueden leer',
  ],
  body: ['消息', 'Message', 'Mensaje'],
  writeTo: ['写给：{{circle}}', 'To: {{circle}}', 'Para: {{circle}}'],
  writeHint: [
    '输入 @ 提及可见范围内的人员；Ctrl+Enter 发送',
    'Type @ to mention somebody who reads it; Ctrl+Enter sends',
    'Escriba @ para mencionar a alguien que lo lee; Ctrl+Intro envía',
  ],
  mentionable: ['可提及的人员', 'People one may mention', 'A quién se puede mencionar'],
  send: ['发送', 'Send', 'Enviar'],
  sent: ['已发送', 'Sent', 'Enviado'],
  edit: ['修改', 'Change', 'Modificar'],
  save: ['保存修改', 'Save the change', 'Guardar el cambio'],
  changed: ['已修改', 'Changed', 'Modificado'],
  changedMark: ['（已修改）', '(changed)', '(modificado)'],
  withdraw: ['撤回', 'Withdraw', 'Retirar'],
  withdrawQuestion: [
    '撤回这条消息？内容将删除，并留下撤回记录。',
    'Withdraw this message? Its text is deleted; that it was withdrawn stays visible.',
    '¿Retirar este mensaje? El texto se borra; queda visible que se retiró.',
  ],
  withdrawn: ['已撤回', 'Withdrawn', 'Retirado'],
  withdrawnMark: ['该消息已撤回', 'This message was withdrawn', 'Este mensaje se ha retirado'],
  readBy: ['已读：{{readers}}', 'Read by {{readers}}', 'Leído por {{readers}}'],
  readByNone: ['未读', 'Not read yet', 'Aún sin leer'],
});

declare module '#contract/words' {
  interface WordRegistry {
    correspondence: keyof typeof correspondenceWords;
  }
}

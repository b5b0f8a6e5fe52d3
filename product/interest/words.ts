import { words } from '#contract/words';

declare module '#contract/words' {
  interface WordRegistry {
    interest: keyof typeof interestWords;
  }
}

/** Enquiries about results, as those who answer them read; and what goes to whoever asked. */
export const interestWords = words({
  arrived: [
    '有访客对成果《{{achievement}}》提出合作意向，请答复',
    'A visitor asks about the result “{{achievement}}”; please answer',
    'Un visitante pregunta por el resultado «{{achievement}}»; responda, por favor',
  ],
  dueSoon: [
    '合作意向待答复：成果《{{achievement}}》，请于 {{due}} 前答复',
    'An enquiry about “{{achievement}}” waits for your answer until {{due}}',
    'Una consulta sobre «{{achievement}}» espera su respuesta hasta el {{due}}',
  ],
  overdue: [
    '合作意向答复已逾期：成果《{{achievement}}》，截止日 {{due}}',
    'The answer to an enquiry about “{{achievement}}” is overdue: it was due on {{due}}',
    'La respuesta a una consulta sobre «{{achievement}}» está fuera de plazo: vencía el {{due}}',
  ],
  ownerTold: [
    '有访客对您的成果《{{achievement}}》感兴趣，技术经理正在联系',
    'A visitor is interested in your result “{{achievement}}”; a technology manager deals with it',
    'Un visitante se interesa por su resultado «{{achievement}}»; lo atiende un gestor de tecnología',
  ],
  mailSubject: ['对您合作意向的答复', 'About your enquiry', 'Sobre su consulta'],
  mailBody: [
    '关于成果《{{achievement}}》：\n\n{{answer}}\n\n{{link}}\n\n您留下的信息在提交 {{months}} 个月后删除；如希望提前删除，请告知我们。',
    'About “{{achievement}}”:\n\n{{answer}}\n\n{{link}}\n\nWhat you wrote is removed {{months}} months after you sent it; tell us if you want that earlier.',
    'Sobre «{{achievement}}»:\n\n{{answer}}\n\n{{link}}\n\nLo que escribió se elimina {{months}} meses después de su envío; díganos si lo quiere antes.',
  ],
  achievement: ['成果名称', 'Achievement', 'Resultado'],
  reportNumber: ['报告编号', 'Report number', 'Número de informe'],
  name: ['来信人', 'Who asks', 'Quién pregunta'],
  organisation: ['单位', 'Organisation', 'Entidad'],
  need: ['合作意向', 'What they look for', 'Qué busca'],
  phone: ['联系电话', 'Telephone', 'Teléfono'],
  email: ['邮箱', 'E-mail', 'Correo'],
  state: ['状态', 'State', 'Estado'],
  'state.open': ['待答复', 'Waiting', 'Pendiente'],
  'state.answered': ['已答复', 'Answered', 'Respondida'],
  'state.declined': ['已谢绝', 'Declined', 'Rechazada'],
  arrivedAt: ['收到时间', 'Arrived', 'Recibida'],
  dueAt: ['答复期限', 'To be answered by', 'Plazo de respuesta'],
  keptUntil: ['保存至', 'Kept until', 'Se conserva hasta'],
  decidedBy: ['答复人', 'Answered by', 'Respondida por'],
  decidedAt: ['答复时间', 'Answered on', 'Fecha de respuesta'],
  answer: ['答复内容', 'Answer', 'Respuesta'],
  gone: [
    '该合作意向已删除，或不由您处理。',
    'This enquiry was removed, or is not yours to answer.',
    'Esta consulta fue eliminada o no le corresponde.',
  ],
  read: ['查看与答复', 'Read and answer', 'Leer y responder'],
  send: ['发送答复', 'Send the answer', 'Enviar la respuesta'],
  record: ['记录答复', 'Record the answer', 'Anotar la respuesta'],
  decline: ['谢绝', 'Decline', 'Rechazar'],
  byMail: [
    '答复将发送到对方邮箱，并随此意向保存。',
    'The answer goes to their mail address and is kept with the enquiry.',
    'La respuesta se envía a su correo y se conserva con la consulta.',
  ],
  byPhone: [
    '对方只留了电话：请致电，再在此记录答复内容。',
    'They left a telephone number only: call them, and write here what you told them.',
    'Solo dejó un teléfono: llame y anote aquí lo que le dijo.',
  ],
  replied: ['已处理', 'Dealt with', 'Atendida'],
  remove: ['按本人要求删除', 'Remove at their request', 'Eliminar a petición suya'],
  removeQuestion: [
    '删除 {{name}} 的合作意向？无法恢复。',
    'Remove the enquiry of {{name}}? It cannot be brought back.',
    '¿Eliminar la consulta de {{name}}? No se podrá recuperar.',
  ],
  removed: ['已删除', 'Removed', 'Eliminada'],
  none: [
    '还没有访客提出合作意向',
    'No visitor has written about a result yet.',
    'Ningún visitante ha escrito todavía.',
  ],
});

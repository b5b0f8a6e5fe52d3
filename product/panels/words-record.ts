import { words } from '#contract/words';

/** What the pages say of the record of an expert. */
export const expertRecordWords = words({
  title: ['履职记录', 'Record', 'Historial'],
  own: ['我的履职记录', 'My record', 'Mi historial'],
  back: ['返回评价邀请', 'Back to the invitations', 'Volver a las invitaciones'],
  about: [
    '每次受邀的回复与评价用时、谢绝原因、意见表完整性，以及与专家组中位数的偏差。仅本人与邀请机构可见，不排名、不公开。',
    'For each seat: how long reply and sheet took, why it was declined, how complete the sheet was, how far it lay from the panel’s median. You and the agency that asked you read it; nobody is ranked, and nothing is public.',
    'Por cada puesto: cuánto tardaron la respuesta y el dictamen, por qué se rechazó, lo completo del dictamen y su distancia a la mediana del panel. Lo leen usted y la agencia que le invitó; no hay clasificación ni se publica nada.',
  ],
  ofAgency: [
    '仅含本机构邀请的席位；不得据此排名或公开。',
    'The seats your agency asked them for; it ranks nobody and is not made public.',
    'Los puestos para los que su agencia le invitó; no clasifica a nadie ni se publica.',
  ],
  empty: ['尚无记录。', 'Nothing is on record yet.', 'Aún no consta nada.'],
  round: ['第 {{round}} 轮', 'Round {{round}}', 'Ronda {{round}}'],
  replied: ['邀请答复', 'Answer', 'Respuesta'],
  sheet: ['意见表', 'Sheet', 'Dictamen'],
  days: ['{{count}} 个工作日', 'working days: {{count}}', 'días hábiles: {{count}}'],
  due: ['截止 {{day}}', 'due {{day}}', 'vence {{day}}'],
  late: ['逾期', 'Late', 'Con retraso'],
  notSubmitted: ['未提交', 'Not submitted', 'No enviado'],
  completeness: ['完整性', 'Completeness', 'Integridad'],
  complete: ['齐全，未退回', 'Complete, never returned', 'Completo, nunca devuelto'],
  returned: [
    '因形式退回 {{count}} 次',
    'Returned for its form: {{count}}',
    'Devuelto por la forma: {{count}}',
  ],
  declined: ['谢绝原因', 'Declined because', 'Rechazó porque'],
  deviation: ['与专家组中位数的偏差', 'From the panel’s median', 'Respecto a la mediana del panel'],
  scores: [
    '评分平均相差 {{distance}} 分（倾向 {{leaning}}）',
    'Scores {{distance}} points apart on average (leaning {{leaning}})',
    'Puntuaciones a {{distance}} puntos de media (tendencia {{leaning}})',
  ],
  'level.maturity': ['成熟度 {{levels}} 级', 'maturity {{levels}}', 'madurez {{levels}}'],
  'level.innovation': ['创新度 {{levels}} 级', 'innovation {{levels}}', 'innovación {{levels}}'],
  'level.advancement': ['先进度 {{levels}} 级', 'advancement {{levels}}', 'avance {{levels}}'],
  notYet: ['本轮结束后显示', 'Shown when the round is closed', 'Se muestra al cerrar la ronda'],
  reply: ['作出说明', 'Reply', 'Responder'],
  replyQuestion: [
    '对“{{name}}”的这条记录作出说明？只能提交一次，邀请机构可见。',
    'Reply to this entry about “{{name}}”? It can be done once, and the agency that asked you reads it.',
    '¿Responder a esta anotación sobre «{{name}}»? Solo se puede una vez, y la lee la agencia que le invitó.',
  ],
  replyDone: ['说明已提交', 'Reply kept', 'Respuesta guardada'],
  repliedAt: ['说明时间', 'Replied', 'Fecha de la respuesta'],
  said: ['专家说明', 'The expert replies', 'El experto responde'],
});

declare module '#contract/words' {
  interface WordRegistry {
    expertRecord: keyof typeof expertRecordWords;
  }
}

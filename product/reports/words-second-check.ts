import { words } from '#contract/words';

/** What is said where a report is checked a second time and given back (domain §3.3, R2b and R2c). */
export const secondCheckWords = words({
  checkChoice: ['二审结果', 'Result of the check', 'Resultado de la revisión'],
  remarks: ['二审意见', 'Remarks of the second check', 'Observaciones de la segunda revisión'],
  remarkOpen: ['等待评估师答复', 'Waiting for the assessor’s answer', 'A la espera de la respuesta'],
  remarkNumber: ['意见 {{number}}', 'Remark {{number}}', 'Observación {{number}}'],
  openRemarks_one: ['{{count}} 条待答复', '{{count}} remark open', '{{count}} observación'],
  openRemarks_other: ['{{count}} 条待答复', '{{count}} remarks open', '{{count}} observaciones'],
  answerRemark: ['答复', 'Answer', 'Responder'],
  chapter: ['章节', 'Chapter', 'Capítulo'],
  paragraph: ['段落', 'Paragraph', 'Párrafo'],
  wholeChapter: ['整章', 'The whole chapter', 'Todo el capítulo'],
  addRemark: ['再加一条意见', 'Another remark', 'Otra observación'],
  checkGiveBack: ['退回修改', 'Give back', 'Devolver'],
  checkGivenBack: ['已退回评估师修改', 'Given back to the assessor', 'Devuelto para su corrección'],
  checkGiveBackText: [
    '至少写一条意见，注明章节或段落；评估师逐条答复之前，报告不能二审，也不能提交专家。',
    'Write at least one remark with its chapter or paragraph. Until each is answered the report can neither be checked nor sent to the experts.',
    'Escriba al menos una observación con su capítulo o párrafo. Hasta que todas tengan respuesta, el informe no puede revisarse ni enviarse a los expertos.',
  ],
});

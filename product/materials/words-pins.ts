import { words } from '#contract/words';

/** What is said about remarks that are pinned to places of files. */
export const materialPinsWords = words({
  all: ['文件上的标注', 'Marks on files', 'Marcas en los archivos'],
  here: ['在文件上标注', 'Set a mark on the file', 'Poner una marca en el archivo'],
  placing: [
    '点击要标注的位置，或用方向键移动十字后按回车；Esc 取消',
    'Click the place, or move the cross by the arrow keys and press Enter; Esc leaves it',
    'Haga clic en el lugar, o mueva la cruz con las flechas y pulse Intro; Esc lo cancela',
  ],
  cross: [
    '标注的位置：方向键移动，回车确定',
    'Place of the mark: arrow keys move it, Enter takes it',
    'Lugar de la marca: las flechas la mueven, Intro la coloca',
  ],
  question: [
    '此处有什么需要说明或补充？',
    'What is to be said of this place?',
    '¿Qué hay que decir de este lugar?',
  ],
  text: ['标注内容', 'Remark', 'Observación'],
  set: ['标注', 'Set the mark', 'Poner la marca'],
  named: ['标注 {{number}}：{{text}}', 'Mark {{number}}: {{text}}', 'Marca {{number}}: {{text}}'],
  show: ['查看标注 {{number}}', 'Show mark {{number}}', 'Ver la marca {{number}}'],
  place: [
    '“{{file}}”第 {{page}} 页 · 第 {{version}} 版',
    '“{{file}}”, page {{page}} · version {{version}}',
    '«{{file}}», página {{page}} · versión {{version}}',
  ],
  settled: ['已解决', 'Settled', 'Resuelta'],
  settle: ['标为已解决', 'Mark as settled', 'Dar por resuelta'],
  settleNamed: [
    '将标注 {{number}} 标为已解决',
    'Mark {{number}} as settled',
    'Dar por resuelta la marca {{number}}',
  ],
  settledNow: ['标注已解决', 'Mark settled', 'Marca resuelta'],
  answered: ['申报人回复', 'The applicant’s answer', 'Respuesta del solicitante'],
  answer: ['回复', 'Answer', 'Responder'],
  answerAgain: ['修改回复', 'Change the answer', 'Cambiar la respuesta'],
  answerQuestion: [
    '回复标注 {{number}}：“{{text}}”',
    'Answer mark {{number}}: “{{text}}”',
    'Responder a la marca {{number}}: «{{text}}»',
  ],
  answerKept: ['回复已保存', 'Answer saved', 'Respuesta guardada'],
  open_one: ['{{count}} 处标注未解决', '{{count}} open mark', '{{count}} marca sin resolver'],
  open_other: ['{{count}} 处标注未解决', '{{count}} open marks', '{{count}} marcas sin resolver'],
  see: ['请见文件上的标注。', 'See the marks on the files.', 'Vea las marcas en los archivos.'],
});

declare module '#contract/words' {
  interface WordRegistry {
    materialPins: keyof typeof materialPinsWords;
  }
}

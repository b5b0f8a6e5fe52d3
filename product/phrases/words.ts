import { words } from '#contract/words';

/** Everything said about texts that are used again. */
export const phrasesWords = words({
  title: ['常用语', 'Phrases', 'Frases habituales'],
  hint: [
    '在理由、意见和消息的输入框下点“常用语”即可插入。【成果】【日期】插入时自动替换。',
    'Put in with “Phrases” beneath reasons, opinions and messages. [achievement] and [date] are filled in then.',
    'Se insertan con «Frases habituales» bajo motivos, dictámenes y mensajes. [resultado] y [fecha] se sustituyen entonces.',
  ],
  choose: ['常用语', 'Phrases', 'Frases habituales'],
  none: ['还没有常用语', 'There are no phrases yet', 'Todavía no hay frases'],
  keep: ['将当前文字存为常用语', 'Keep this text as a phrase', 'Guardar este texto como frase'],
  kept: ['已存为常用语', 'Kept as a phrase', 'Guardado como frase'],
  kind: ['用于', 'For', 'Para'],
  'kind.reason': ['退回与驳回理由', 'Reasons', 'Motivos'],
  'kind.opinion': ['受理与审核意见', 'Opinions', 'Dictámenes'],
  'kind.message': ['办件消息', 'Messages', 'Mensajes'],
  body: ['内容', 'Text', 'Texto'],
  whose: ['归属', 'Whose', 'De quién'],
  own: ['本人', 'Own', 'Propia'],
  shared: ['本单位', 'Organisation', 'Organización'],
  share: ['本单位人员都可使用', 'Everybody in the organisation uses it', 'La usa toda la organización'],
  add: ['新增', 'Add', 'Añadir'],
  added: ['常用语已新增', 'The phrase was added', 'Frase añadida'],
  edit: ['修改', 'Change', 'Modificar'],
  changed: ['常用语已修改', 'The phrase was changed', 'Frase modificada'],
  remove: ['删除', 'Remove', 'Eliminar'],
  removeQuestion: ['删除这条常用语？', 'Remove this phrase?', '¿Eliminar esta frase?'],
  removed: ['常用语已删除', 'The phrase was removed', 'Frase eliminada'],
  save: ['保存', 'Save', 'Guardar'],
});

declare module '#contract/words' {
  interface WordRegistry {
    phrases: keyof typeof phrasesWords;
  }
}

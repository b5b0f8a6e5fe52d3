import { words } from '#contract/words';

/** What is said about places in documents that a report cites. */
export const citationsWords = words({
  all: ['证据出处', 'Places in the evidence', 'Lugares en las pruebas'],
  ofLevel: ['证明等级的出处', 'Places that prove the level', 'Lugares que prueban el nivel'],
  ofLevelHint: [
    '逐条指明哪份材料的哪一页支持本章等级；点击即在该处打开材料。',
    'Say which page of which document carries the level of this chapter; a click opens it there.',
    'Indique qué página de qué documento sostiene el nivel de este capítulo; un clic lo abre allí.',
  ],
  cite: ['标注出处', 'Cite a place', 'Citar un lugar'],
  citeFor: ['为“{{name}}”标注出处', 'Cite a place for “{{name}}”', 'Citar un lugar para «{{name}}»'],
  page: ['{{title}} 第 {{page}} 页', '{{title}}, page {{page}}', '{{title}}, página {{page}}'],
  open: ['打开出处：{{name}}', 'Open the place: {{name}}', 'Abrir el lugar: {{name}}'],
  level: ['{{scale}} {{level}} 级', '{{scale}} level {{level}}', '{{scale}}, nivel {{level}}'],
  document: ['材料', 'Document', 'Documento'],
  proves: ['证明', 'Proves', 'Prueba'],
  provesLevel: ['等级', 'Level', 'Nivel'],
  pageLabel: ['页码', 'Page', 'Página'],
  frame: ['框选位置', 'Frame the place', 'Marcar el lugar'],
  frameAgain: ['重新框选', 'Frame it again', 'Marcarlo de nuevo'],
  unframe: ['去掉方框', 'Take the frame away', 'Quitar el marco'],
  framing: [
    '在页面上拖出方框；或用方向键移动、Shift+方向键改变大小，回车确定，Esc 取消',
    'Drag a frame on the page; or move it by the arrow keys, resize it with Shift, Enter takes it, Esc leaves it',
    'Arrastre un marco en la página; o muévalo con las flechas, cambie el tamaño con Mayús, Intro lo fija, Esc lo cancela',
  ],
  frameNamed: [
    '方框：方向键移动，Shift+方向键改变大小，回车确定',
    'Frame: arrow keys move it, with Shift they resize it, Enter takes it',
    'Marco: las flechas lo mueven, con Mayús cambian el tamaño, Intro lo fija',
  ],
  framed: ['已框选', 'Framed', 'Marcado'],
  place: ['位置（文字）', 'Place in words', 'Lugar en palabras'],
  placeHint: ['如：表 3，第 2 行', 'For example: table 3, row 2', 'Por ejemplo: tabla 3, fila 2'],
  quotation: ['摘录或说明', 'Quotation or note', 'Cita o nota'],
  save: ['保存出处', 'Keep the place', 'Guardar el lugar'],
  kept: ['出处已保存', 'Place kept', 'Lugar guardado'],
  edit: ['修改', 'Change', 'Cambiar'],
  editNamed: ['修改出处：{{name}}', 'Change the place: {{name}}', 'Cambiar el lugar: {{name}}'],
  remove: ['删除', 'Take away', 'Quitar'],
  removeNamed: ['删除出处：{{name}}', 'Take the place away: {{name}}', 'Quitar el lugar: {{name}}'],
  confirm: ['位置不变，确认', 'The place is the same: confirm', 'El lugar es el mismo: confirmar'],
  confirmNamed: ['确认出处：{{name}}', 'Confirm the place: {{name}}', 'Confirmar el lugar: {{name}}'],
  replaced: ['材料已被替换', 'The document was replaced since', 'El documento fue sustituido'],
  removed: ['材料已被移除', 'The document was taken away since', 'El documento fue retirado'],
  citedBy: ['{{name}} 于 {{time}} 标注', 'Cited by {{name}}, {{time}}', 'Citado por {{name}}, {{time}}'],
  hash: ['文件指纹 {{hash}}', 'File hash {{hash}}', 'Huella del archivo {{hash}}'],
  noDocument: [
    '材料中尚无可引用的文件',
    'The material has no document to cite',
    'El material no tiene documentos que citar',
  ],
  none: ['尚未标注出处', 'No place is cited yet', 'Aún no se cita ningún lugar'],
  nothingHere: [
    '所指项目已不存在的出处',
    'Places of rows that are gone',
    'Lugares de filas que ya no existen',
  ],
  'proves.maturity': ['技术成熟度', 'Maturity', 'Madurez'],
  'proves.innovation': ['技术创新度', 'Innovation', 'Innovación'],
  'proves.advancement': ['技术先进度', 'Advancement', 'Avance'],
  'proves.workItem': ['工作分解项', 'Work item', 'Elemento de trabajo'],
  'proves.indicator': ['指标', 'Indicator', 'Indicador'],
  'proves.innovationPoint': ['创新点', 'Innovation point', 'Punto de innovación'],
  foreign: [
    '该文件不在本申报已提交的材料中',
    'This document is not in the material of this application',
    'Este documento no está en el material de esta solicitud',
  ],
  notAccepted: [
    '该文件所在材料尚未审核合格，不能引用',
    'The material of this document has not passed its review; it cannot be cited',
    'El material de este documento no ha superado la revisión; no puede citarse',
  ],
  pageNotThere: [
    '该文件共 {{count}} 页，没有第 {{page}} 页',
    'This document has {{count}} {{count, page|pages}}; there is no page {{page}}',
    'Este documento tiene {{count}} {{count, página|páginas}}; no existe la {{page}}',
  ],
  pageNeeded: ['请选择页码', 'Choose the page', 'Elija la página'],
  noPages: [
    '该文件不分页，请用文字写明位置',
    'This document has no pages; say the place in words',
    'Este documento no tiene páginas; indique el lugar en palabras',
  ],
  pagesUnknown: [
    '无法读出该文件的页数（文件加密或已损坏），请用文字写明位置，不填页码',
    'The pages of this document cannot be counted (it is encrypted or damaged); say the place in words, without a page',
    'No se pueden contar las páginas de este documento (está cifrado o dañado); indique el lugar en palabras, sin página',
  ],
  frameOutside: ['方框超出了页面', 'The frame lies outside the page', 'El marco queda fuera de la página'],
  levelNeeded: [
    '请选择该尺度的等级（{{least}}–{{most}}）',
    'Choose a level of this scale ({{least}} to {{most}})',
    'Elija un nivel de esta escala ({{least}} a {{most}})',
  ],
  levelOfRow: [
    '证明项目或指标时不填等级',
    'What proves a row of a table names no level',
    'Lo que prueba una fila no indica nivel',
  ],
  rowGone: ['报告中没有这一项', 'The report has no such row', 'El informe no tiene esa fila'],
});

declare module '#contract/words' {
  interface WordRegistry {
    citations: keyof typeof citationsWords;
  }
}

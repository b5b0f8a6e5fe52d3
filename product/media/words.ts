import { words } from '#contract/words';

/** Everything said about the library of pictures. */
export const mediaWords = words({
  title: ['图片库', 'Picture library', 'Biblioteca de imágenes'],
  hint: [
    '一张图片上传一次，可用于多篇内容；更换后各处同时更新。',
    'A picture is uploaded once and used in many texts; replaced, it changes everywhere at once.',
    'Una imagen se sube una vez y se usa en varios textos; al sustituirla cambia en todas partes.',
  ],
  picture: ['图片', 'Picture', 'Imagen'],
  number: ['编号', 'Number', 'Número'],
  name: ['名称', 'Name', 'Nombre'],
  keyword: ['名称、替代文字或编号', 'Name, description or number', 'Nombre, descripción o número'],
  alternatives: ['替代文字', 'Alternative text', 'Texto alternativo'],
  'alternative.zh': ['替代文字（中文）', 'Alternative text (Chinese)', 'Texto alternativo (chino)'],
  'alternative.en': ['替代文字（英文）', 'Alternative text (English)', 'Texto alternativo (inglés)'],
  'alternative.es': ['替代文字（西班牙文）', 'Alternative text (Spanish)', 'Texto alternativo (español)'],
  alternativeHint: [
    '图片上有什么，给看不到图片的读者。内容用哪种语言，就要有哪种语言的替代文字。',
    'What the picture shows, for readers who do not see it. A text needs it in its own language.',
    'Lo que muestra la imagen, para quien no la ve. Cada texto lo necesita en su idioma.',
  ],
  size: ['尺寸', 'Size', 'Tamaño'],
  state: ['处理', 'Processing', 'Proceso'],
  'state.rendering': ['生成中', 'Being made', 'En proceso'],
  'state.ready': ['已就绪', 'Ready', 'Lista'],
  'state.failed': ['只有原图', 'Original only', 'Solo original'],
  uses: ['使用处', 'Used in', 'Usos'],
  use: ['使用情况', 'Use', 'Uso'],
  'use.used': ['使用中', 'Used', 'En uso'],
  'use.unused': ['未使用', 'Unused', 'Sin uso'],
  'use.proposed': ['待同意更换', 'Change to agree to', 'Cambio por aprobar'],
  uploader: ['上传人', 'Uploaded by', 'Subida por'],
  updatedAt: ['更新时间', 'Changed', 'Modificada'],
  add: ['上传图片', 'Upload a picture', 'Subir una imagen'],
  added: ['已加入图片库', 'In the library now', 'Ya está en la biblioteca'],
  open: ['查看', 'Open', 'Abrir'],
  change: ['修改或更换', 'Change or replace', 'Cambiar o sustituir'],
  changed: ['已更新', 'Changed', 'Modificada'],
  proposed: [
    '该图片已提交审核或对外发布，更换须由另一人同意',
    'Somebody was handed this picture or readers have it: another person agrees to the change first',
    'La imagen ya se presentó o publicó: otra persona aprueba antes el cambio',
  ],
  file: ['文件', 'File', 'Archivo'],
  newFile: ['新文件（不更换可留空）', 'New file (or none)', 'Archivo nuevo (o ninguno)'],
  fileHint: [
    'JPG 或 PNG，建议宽度不小于 1600 像素；位置等附带信息会被去除。',
    'JPG or PNG, best 1600 pixels wide or more; place and other hidden data are removed.',
    'JPG o PNG, mejor de 1600 píxeles de ancho o más; se eliminan la ubicación y otros datos ocultos.',
  ],
  approve: ['同意更换', 'Agree', 'Aprobar'],
  approveQuestion: [
    '同意更换「{{name}}」？各处同时更新。',
    'Agree to the change of “{{name}}”? It changes everywhere at once.',
    '¿Aprobar el cambio de «{{name}}»? Cambia en todas partes a la vez.',
  ],
  approved: ['已更换', 'Replaced', 'Sustituida'],
  reject: ['放弃更换', 'Drop the change', 'Descartar el cambio'],
  rejected: ['已放弃', 'Dropped', 'Descartado'],
  remove: ['删除', 'Delete', 'Eliminar'],
  removeQuestion: [
    '删除图片「{{name}}」？',
    'Delete the picture “{{name}}”?',
    '¿Eliminar la imagen «{{name}}»?',
  ],
  removed: ['已删除', 'Deleted', 'Eliminada'],
  none: [
    '图片库还是空的，先上传一张图片。',
    'The library is empty: upload a picture first.',
    'La biblioteca está vacía: suba una imagen.',
  ],
  now: ['当前', 'Now', 'Ahora'],
  proposedBy: ['{{name}} 提出的更换', 'Proposed by {{name}}', 'Propuesto por {{name}}'],
  sameFile: ['文件不变', 'Same file', 'Mismo archivo'],
  usedBy: ['使用处', 'Where it is used', 'Dónde se usa'],
  usedByNone: ['没有内容使用它', 'Nothing uses it', 'Nada la usa'],
  usedIn: ['第 {{versions}} 版', 'Version {{versions}}', 'Versión {{versions}}'],
  isOnline: ['已对外', 'Readers have it', 'Publicada'],
  close: ['关闭', 'Close', 'Cerrar'],
  choose: ['从图片库选择', 'Choose from the library', 'Elegir de la biblioteca'],
  chooseThis: ['选用', 'Use', 'Usar'],
  takeAway: ['移除', 'Remove', 'Quitar'],
  unknown: [
    '图片库中没有编号 {{number}}',
    'The library has no picture {{number}}',
    'La biblioteca no tiene la imagen {{number}}',
  ],
  more: ['更多', 'More', 'Más'],
});

declare module '#contract/words' {
  interface WordRegistry {
    media: keyof typeof mediaWords;
  }
}

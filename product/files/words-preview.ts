import { words } from '#contract/words';

/** What is said where a file is looked at; it comes with what draws the first one. */
export const filePreviewWords = words({
  opening: ['正在打开文件…', 'Opening the file…', 'Abriendo el archivo…'],
  pdfDamaged: [
    '此 PDF 文件已损坏，无法在此显示；可下载后用其他程序打开。',
    'This PDF is damaged and cannot be shown here; it can be downloaded and opened with another program.',
    'Este PDF está dañado y no se puede mostrar aquí; puede descargarlo y abrirlo con otro programa.',
  ],
  pdfEncrypted: [
    '此 PDF 文件设有打开密码，无法在此显示；可下载后输入密码打开。',
    'This PDF is protected by a password and cannot be shown here; it can be downloaded and opened with its password.',
    'Este PDF está protegido con contraseña y no se puede mostrar aquí; puede descargarlo y abrirlo con su contraseña.',
  ],
  notOpened: [
    '文件没有打开；请重试，或下载后查看。',
    'The file was not opened; try again, or download it.',
    'El archivo no se abrió; vuelva a intentarlo o descárguelo.',
  ],
  pageNotDrawn: [
    '第 {{page}} 页无法显示。',
    'Page {{page}} cannot be shown.',
    'La página {{page}} no se puede mostrar.',
  ],
  download: ['下载', 'Download', 'Descargar'],
  downloadNamed: ['下载“{{name}}”', 'Download “{{name}}”', 'Descargar «{{name}}»'],
  openApart: ['在新标签页打开', 'Open in a tab of its own', 'Abrir en otra pestaña'],
  openNamed: ['查看“{{name}}”', 'Open “{{name}}”', 'Abrir «{{name}}»'],
  notShown: [
    '此类文件不能在此显示，请下载查看。',
    'Files of this kind are not shown here; download it to see it.',
    'Los archivos de este tipo no se muestran aquí; descárguelo para verlo.',
  ],
  unmarked: [
    '下载的文件不带水印；由谁下载会记入日志。',
    'What is downloaded bears no mark; the log says who took it.',
    'Lo descargado no lleva marca; el registro indica quién lo tomó.',
  ],
  previousPage: ['上一页', 'Previous page', 'Página anterior'],
  nextPage: ['下一页', 'Next page', 'Página siguiente'],
  pageNumber: ['页码', 'Page', 'Página'],
  ofPages: ['/ {{count}} 页', 'of {{count}}', 'de {{count}}'],
  pageOf: [
    '“{{name}}”第 {{page}} 页，共 {{count}} 页',
    '“{{name}}”, page {{page}} of {{count}}',
    '«{{name}}», página {{page}} de {{count}}',
  ],
  larger: ['放大', 'Larger', 'Ampliar'],
  smaller: ['缩小', 'Smaller', 'Reducir'],
  fitWidth: ['适合宽度', 'Fit to width', 'Ajustar al ancho'],
  turn: ['旋转', 'Turn', 'Girar'],
  textCut: [
    '文件较长，以下只显示其中一部分；全文请下载查看。',
    'This is a long file, of which only a part is shown; download it to see it all.',
    'El archivo es largo y solo se muestra una parte; descárguelo para verlo completo.',
  ],
  tableCut: [
    '此表只显示开头部分（{{rows}} 行 × {{columns}} 列以内）。',
    'Only the beginning of this table is shown (at most {{rows}} × {{columns}} cells).',
    'Solo se muestra el principio de esta tabla (como máximo {{rows}} × {{columns}} celdas).',
  ],
  picturesLeftOut: [
    '文中有 {{count}} 幅图片，未在此显示。',
    'The document holds {{count}} {{count, picture|pictures}}, not shown here.',
    'El documento contiene {{count}} {{count, imagen que no se muestra|imágenes que no se muestran}} aquí.',
  ],
  noText: ['文件里没有文字。', 'There is no text in this file.', 'El archivo no contiene texto.'],
  textOnly: [
    '以下是文件的文字，版式以原文件为准。',
    'This is the text of the file; for its layout see the file itself.',
    'Este es el texto del archivo; para su formato, consulte el archivo.',
  ],
  withoutText: [
    '本页是图像，没有可选取或朗读的文字。',
    'This page is a picture: there is no text to select or to read aloud.',
    'Esta página es una imagen: no hay texto que seleccionar ni leer en voz alta.',
  ],
});

declare module '#contract/words' {
  interface WordRegistry {
    filePreview: keyof typeof filePreviewWords;
  }
}

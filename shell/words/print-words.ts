import { words } from '#contract/words';

/** What the PDF of a page says, and what is said while it is made: it comes with what makes it. */
export const printWords = words({
  printing: ['正在导出PDF', 'Exporting PDF', 'Exportando PDF'],
  printLaying: ['正在排版…', 'Laying out the pages…', 'Componiendo las páginas…'],
  printPage: [
    '正在生成第 {{page}} 页 / 共 {{pages}} 页',
    'Making page {{page}} of {{pages}}',
    'Creando la página {{page}} de {{pages}}',
  ],
  paperPage: [
    '第 {{page}} 页 / 共 {{pages}} 页',
    'Page {{page}} of {{pages}}',
    'Página {{page}} de {{pages}}',
  ],
  unofficialCopy: ['非正式副本', 'Unofficial copy', 'Copia no oficial'],
  printNotReady: [
    '页面内容尚未全部加载，未导出PDF。请待加载完成后重试。',
    'The page had not loaded completely, so no PDF was made. Try again once everything is shown.',
    'La página no se había cargado por completo y no se ha creado el PDF. Inténtelo de nuevo cuando todo esté a la vista.',
  ],
  printEmpty: [
    '页面上没有可导出的内容。',
    'There is nothing on this page to export.',
    'En esta página no hay nada que exportar.',
  ],
});

declare module '#contract/words' {
  interface WordRegistry {
    print: keyof typeof printWords;
  }
}

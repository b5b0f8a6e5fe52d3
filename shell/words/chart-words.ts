import { words } from '#contract/words';

/** What a chart says: it comes with the pages that show one. */
export const chartWords = words({
  asPicture: ['图', 'Picture', 'Gráfico'],
  asTable: ['表', 'Table', 'Tabla'],
  shownAs: ['显示方式', 'Shown as', 'Se muestra como'],
  savePicture: ['导出图片', 'Save as picture', 'Guardar como imagen'],
  saveSheet: ['导出表格', 'Save as spreadsheet', 'Guardar como hoja de cálculo'],
  keys: [
    '用 ← → 键逐项查看，↑ ↓ 键切换系列，Home、End 键到首尾',
    'Go through the points with ← →, the series with ↑ ↓, to the ends with Home and End',
    'Recorra los puntos con ← →, las series con ↑ ↓, y vaya a los extremos con Inicio y Fin',
  ],
  picture: ['{{title}}，图', 'Chart: {{title}}', 'Gráfico: {{title}}'],
  point: [
    '{{category}}，{{series}}：{{value}}',
    '{{category}}, {{series}}: {{value}}',
    '{{category}}, {{series}}: {{value}}',
  ],
  coming: ['加载中', 'Loading', 'Cargando'],
  none: ['没有可显示的数据', 'There are no figures to show', 'No hay datos que mostrar'],
  noValue: ['无数据', 'no figure', 'sin dato'],
});

declare module '#contract/words' {
  interface WordRegistry {
    chart: keyof typeof chartWords;
  }
}

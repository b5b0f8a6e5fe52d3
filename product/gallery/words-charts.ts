import { words } from '#contract/words';

/** What the charts of the catalogue say. */
export const galleryChartsWords = words({
  longCategory: [
    '（含补充材料后重新受理的）',
    '(with those accepted again after a supplement)',
    '(con los admitidos de nuevo tras subsanar)',
  ],
  'keyboard.use': [
    '比较比逐个读数更容易看清时：几个月的数量，几个机构的份额。',
    'Where a comparison is easier seen than read: months, agencies, shares.',
    'Cuando una comparación se ve mejor que se lee: meses, agencias, proporciones.',
  ],
  'keyboard.avoid': [
    '只有一两个数，或必须逐个引用时：用表。',
    'One or two figures, or where each is to be quoted: a table.',
    'Una o dos cifras, o cuando se cita cada una: una tabla.',
  ],
  'line.use': [
    '看随时间的变化：趋势、折点、缺失的月份。',
    'How something goes over time: trends, turns, months without a figure.',
    'Cómo evoluciona algo: tendencias, giros, meses sin dato.',
  ],
  'line.avoid': [
    '各类别之间没有先后次序时：用柱形。',
    'Categories that have no order: bars.',
    'Categorías sin orden: barras.',
  ],
  'mixed.use': [
    '两种单位要对照着看时：数量用柱形，比率用折线，各有坐标轴。',
    'Two units read against each other: numbers as bars, a rate as a line, an axis each.',
    'Dos unidades que se cotejan: cantidades en barras y tasa en línea, con un eje cada una.',
  ],
  'mixed.avoid': [
    '超过两种单位时：分成几张图。',
    'More than two units: a picture for each.',
    'Más de dos unidades: un gráfico para cada una.',
  ],
  'point.move': ['逐项查看', 'Go through the points', 'Recorrer los puntos'],
  'series.move': ['切换系列', 'Go through the series', 'Recorrer las series'],
  'ends.move': ['到首尾', 'To the ends', 'A los extremos'],
  month: ['月份', 'Month', 'Mes'],
  cases: ['件', 'cases', 'casos'],
  days: ['天', 'days', 'días'],
  received: ['收到申报', 'Applications received', 'Solicitudes recibidas'],
  passed: ['审核通过', 'Reports passed', 'Informes aprobados'],
  time: ['平均用时', 'Average time', 'Tiempo medio'],
  'title.byMonth': ['每月申报与通过', 'Received and passed by month', 'Recibidas y aprobadas por mes'],
  'title.time': ['评价平均用时', 'Average time of an evaluation', 'Tiempo medio de una evaluación'],
  'title.mixed': ['申报量与平均用时', 'Applications and average time', 'Solicitudes y tiempo medio'],
});

declare module '#contract/words' {
  interface WordRegistry {
    galleryCharts: keyof typeof galleryChartsWords;
  }
}

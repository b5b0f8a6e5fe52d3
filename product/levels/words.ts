import { words } from '#contract/words';
import { ruleWords, valueWords } from './named-words';

/** What the rules say to people: rules, value lines, findings. Kinds of evidence are document types. */
export const levelsWords = words({
  ...ruleWords,
  ...valueWords,
  evidenceMissing: [
    '引用的证据已不在材料中',
    'Evidence is cited that is no longer in the material',
    'Se cita una prueba que ya no está en el material',
  ],
  evidenceNotPassed: [
    '引用的材料尚未审核合格',
    'The cited document has not passed review',
    'El documento citado no ha superado la revisión',
  ],
  evidenceUndated: [
    '引用的材料没有有效的出具日期',
    'The cited document bears no valid date',
    'El documento citado no lleva una fecha válida',
  ],
  evidenceAfterBaseDate: [
    '证据日期 {{date}} 晚于评价基准日 {{baseDate}}',
    'The evidence of {{date}} is later than the base date {{baseDate}}',
    'La prueba del {{date}} es posterior a la fecha de referencia {{baseDate}}',
  ],
  citedDocumentReplaced: [
    '引用的“{{document}}”（第 {{page}} 页）已被替换，须确认或改标位置，此前不作为证明',
    'The cited “{{document}}” (page {{page}}) was replaced since; until the place is confirmed or moved it proves nothing',
    'El documento citado «{{document}}» (página {{page}}) fue sustituido; hasta confirmar o mover el lugar no prueba nada',
  ],
  citedRowGone: [
    '引用“{{document}}”（第 {{page}} 页）所证明的项目已不存在，请改标或删除',
    'What the cited “{{document}}” (page {{page}}) proves is no longer there; move the citation or take it away',
    'Lo que prueba el documento citado «{{document}}» (página {{page}}) ya no existe; mueva o quite la cita',
  ],
  wbsEmpty: ['工作分解结构为空', 'The work breakdown has no rows', 'La estructura de trabajo no tiene filas'],
  wbsWeights: [
    '权重合计应为 100，现为 {{sum}}',
    'The weights add up to {{sum}} instead of 100, or one is negative',
    'Los pesos suman {{sum}} en lugar de 100, o alguno es negativo',
  ],
  wbsNoKeyItem: ['至少标记一个关键项', 'Mark at least one key item', 'Marque al menos un elemento clave'],
  rowTwice: ['此编号或名称重复', 'This code or name appears twice', 'Este código o nombre aparece dos veces'],
  wbsTooDeep: ['最多分解三层', 'At most three levels deep', 'Como máximo tres niveles de profundidad'],
  headingNotAssessed: [
    '该行下有分项，权重、关键标记和证据请填在分项',
    'Rows stand below this one: put weight, key mark and evidence there',
    'Hay filas por debajo de esta: indique allí el peso, la marca de clave y las pruebas',
  ],
  itemWithoutEvidence: ['没有有效证据', 'No valid evidence', 'Sin pruebas válidas'],
  proofsMissing: [
    '有第 {{highest}} 级证据，但缺第 {{missing}} 级证明，只能定为 {{level}} 级',
    'There is evidence for level {{highest}}, but proof of level {{missing}} is missing; the level is {{level}}',
    'Hay pruebas del nivel {{highest}}, pero falta la del nivel {{missing}}; el nivel es {{level}}',
  ],
  cappedByCategory: [
    '主张 {{claimed}} 级，该类别成果最高为 {{cap}} 级',
    'Level {{claimed}} is claimed, but this category ends at {{cap}}',
    'Se declara el nivel {{claimed}}, pero esta categoría llega hasta el {{cap}}',
  ],
  claimAboveEvidence: [
    '主张 {{claimed}} 级，证据只支持 {{level}} 级',
    'Level {{claimed}} is claimed, the evidence carries {{level}}',
    'Se declara el nivel {{claimed}}, las pruebas sostienen el {{level}}',
  ],
  notApplicableWithoutReason: [
    '第 {{proof}} 级标为不适用须说明理由',
    'Give a reason why the proof of level {{proof}} does not apply',
    'Indique por qué no procede la prueba del nivel {{proof}}',
  ],
  marketTooEarly: [
    '已有销售或应用证据，但仍有关键项未达 9 级，暂不计入',
    'There is evidence of sale or adoption, but it does not count until every key item reaches 9',
    'Hay pruebas de venta o adopción, pero no cuentan hasta que todos los elementos clave alcancen el 9',
  ],
  maturityNone: [
    '尚无法确定成熟度：有关键项没有级别',
    'No maturity level yet: a key item has none',
    'Aún no hay nivel de madurez: algún elemento clave no lo tiene',
  ],
  maturityAtTop: [
    '已达该类别成熟度上限 {{level}} 级',
    'This is the highest maturity of the category: {{level}}',
    'Es la madurez máxima de la categoría: {{level}}',
  ],
  noveltyReportMissing: [
    '缺查新报告，不计级',
    'Without a novelty-search report it has no level',
    'Sin informe de búsqueda de novedad no tiene nivel',
  ],
  noveltyReportAgeing: [
    '查新报告（{{date}}）已超过 12 个月',
    'The novelty search of {{date}} is more than 12 months old',
    'La búsqueda de novedad del {{date}} tiene más de 12 meses',
  ],
  noveltyReportTooOld: [
    '查新报告（{{date}}）已超过 24 个月，须重新查新',
    'The novelty search of {{date}} is more than 24 months old; a new one is needed',
    'La búsqueda de novedad del {{date}} tiene más de 24 meses; hace falta una nueva',
  ],
  noCorePoint: [
    '至少标记一个核心创新点',
    'Mark at least one core innovation point',
    'Marque al menos un punto de innovación esencial',
  ],
  innovationBelowFirst: [
    '创新度未达到一级',
    'Below the first level of innovation',
    'No alcanza el primer nivel de innovación',
  ],
  indicatorWithoutEvidence: [
    '核心指标缺少合格的检测或研究报告',
    'A core indicator needs a passed test or study report',
    'Un indicador esencial necesita un informe de ensayo o estudio aprobado',
  ],
  internationalTooThin: [
    '国际对比须有至少 {{fewest}} 个近 {{years}} 年来源，现按国内对比定级',
    'An international claim needs {{fewest}} comparators with sources of the last {{years}} years; judged against China instead',
    'Una afirmación internacional exige {{fewest}} comparables con fuentes de los últimos {{years}} años; se valora frente a China',
  ],
  comparisonWithoutReason: [
    '与“{{comparator}}”的对比结论和数值不符，须说明理由',
    'The comparison with “{{comparator}}” departs from the values; give a reason',
    'La comparación con «{{comparator}}» no se corresponde con los valores; indique el motivo',
  ],
  coreIndicatorsNumber: [
    '核心指标应为 {{fewest}}–{{most}} 项，现为 {{count}} 项',
    'There {{count, is|are}} {{count}} core {{count, indicator|indicators}}; {{fewest}} to {{most}} are needed',
    'Hay {{count}} {{count, indicador esencial|indicadores esenciales}}; se necesitan de {{fewest}} a {{most}}',
  ],
  advancementNotRated: [
    '无可比指标，先进度不评价',
    'Nothing is compared; the advancement is not rated',
    'No se compara nada; el avance queda sin evaluar',
  ],
  reasonTooShort: [
    '请填写至少 {{fewest}} 个字的理由',
    'Give a reason of at least {{fewest}} characters',
    'Indique un motivo de al menos {{fewest}} caracteres',
  ],
  levelImpossible: [
    '该级别不存在或超出该类别上限',
    'This level does not exist or lies above the limit of the category',
    'Este nivel no existe o supera el límite de la categoría',
  ],
  levelNotEvidenced: [
    '该级别没有自身的有效证据：缺口可以说明理由，缺少的证据不能',
    'This level has no valid evidence of its own: a gap may be argued away, missing evidence never',
    'Este nivel no tiene pruebas válidas propias: una laguna puede justificarse, la falta de pruebas nunca',
  ],
  evidenceNotCited: [
    '请引用证明该级别的有效证据，每个未达到的关键项都须引用',
    'Cite the valid evidence of this level, for every key item that falls short of it',
    'Cite las pruebas válidas de este nivel para cada elemento clave que no lo alcanza',
  ],
  levelUnchanged: [
    '与计算结果相同，无需更改',
    'This is the computed level already',
    'Ya es el nivel calculado',
  ],
});

declare module '#contract/words' {
  interface WordRegistry {
    levels: keyof typeof levelsWords;
  }
}

import { words, type Word } from '#contract/words';
import type { ValueLine } from './five-values';
import type { RuleId } from './trace';

/** One word for every name, or it does not compile. */
type Named<Prefix extends string, Names extends string> = Record<`${Prefix}${Capitalize<Names>}`, Word>;

/** The rules, as sentences. */
export const ruleWords = words({
  ruleMaturityProof: [
    '有效证据证明的级别：种类被该级别接受、材料已合格、日期不晚于评价基准日',
    'Levels proven by valid evidence: of an accepted kind, passed, and dated no later than the base date',
    'Niveles probados por pruebas válidas: de un tipo aceptado, aprobadas y con fecha no posterior a la de referencia',
  ],
  ruleMaturityItem: [
    '取已证明的最高级别，且其下适用的第 3、4、6、8 级均已证明；不超过该类别上限',
    'The highest proven level with no applicable proof of level 3, 4, 6 or 8 missing below it, up to the limit of the category',
    'El nivel probado más alto sin que falte por debajo ninguna prueba aplicable de los niveles 3, 4, 6 u 8, hasta el límite de la categoría',
  ],
  ruleMaturityWeakestKeyItem: [
    '整体成熟度取关键项中最低的级别',
    'The achievement is as mature as its weakest key item',
    'El resultado es tan maduro como su elemento clave más débil',
  ],
  ruleMaturityMarket: [
    '全部关键项达到 9 级后，按整体的销售或应用证据逐级升至 10–13 级',
    'Once all key items reach 9, evidence of sale or adoption of the whole leads step by step from 10 to 13',
    'Cuando todos los elementos clave alcanzan el 9, las pruebas de venta o adopción del conjunto llevan paso a paso del 10 al 13',
  ],
  ruleMaturityEvidenced: [
    '全部关键项均有自身有效证据的最高级别；人工调整和专家组评定均不得高于此级别',
    'The highest level with valid evidence of its own for every key item; neither a change by hand nor the panel goes above it',
    'El nivel más alto con pruebas válidas propias para cada elemento clave; ni un cambio manual ni el panel lo superan',
  ],
  ruleMaturityIndex: [
    '成熟度指数 = Σ 权重 × 级别 ÷ 100',
    'Maturity index = Σ weight × level ÷ 100',
    'Índice de madurez = Σ peso × nivel ÷ 100',
  ],
  ruleInnovationPoint: [
    '查新未见：国际全领域 4，国际本领域 3，国内全领域 2，国内本领域 1，否则 0',
    'Not found by the novelty search: worldwide in all fields 4, worldwide in one field 3, in China in all fields 2, in China in one field 1, otherwise 0',
    'No hallado en la búsqueda de novedad: en el mundo y en todos los campos 4, en el mundo y en un campo 3, en China y en todos los campos 2, en China y en un campo 1; si no, 0',
  ],
  ruleInnovationHighestCorePoint: [
    '整体创新度取核心创新点中的最高级别',
    'The innovation degree is that of the highest core point',
    'El grado de innovación es el del punto esencial más alto',
  ],
  ruleAdvancementIndicator: [
    '须对同类全部对比对象成立，取首个成立者：国际高于 7、达到 6，国内高于 5、达到 4，标准高于 3、达到 2，否则 1',
    'Holding against every comparator, the first of: higher than 7 or equal to 6 similar technology worldwide, higher than 5 or equal to 4 that in China, higher than 3 or equal to 2 the standard; otherwise 1',
    'Frente a todos los comparables, lo primero que se cumpla: superior 7 o igual 6 a la tecnología similar internacional, superior 5 o igual 4 a la nacional, superior 3 o igual 2 a la norma; si no, 1',
  ],
  ruleAdvancementWeakestIndicator: [
    '整体先进度取核心指标中的最低级别（核心指标 3–10 项）',
    'The advancement degree is that of the lowest of 3 to 10 core indicators',
    'El grado de avance es el del indicador esencial más bajo, de entre 3 y 10',
  ],
  ruleOverallStanding: [
    '总体水平由先进度与创新度确定，取首个满足的水平；成熟度不参与',
    'The overall standing follows from advancement and innovation, first match; maturity does not enter',
    'El nivel global se deriva del avance y de la innovación, la primera coincidencia; la madurez no interviene',
  ],
}) satisfies Named<'rule', RuleId>;

/** The lines of the radar. */
export const valueWords = words({
  valueScientific: ['科学价值', 'Scientific value', 'Valor científico'],
  valueTechnical: ['技术价值', 'Technical value', 'Valor técnico'],
  valueEconomic: ['经济价值', 'Economic value', 'Valor económico'],
  valueSocial: ['社会价值', 'Social value', 'Valor social'],
  valueCultural: ['文化价值', 'Cultural value', 'Valor cultural'],
  valuePotential: ['转化推广潜力', 'Potential for use', 'Potencial de transferencia'],
}) satisfies Named<'value', ValueLine>;

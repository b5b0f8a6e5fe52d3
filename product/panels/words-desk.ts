import { words } from '#contract/words';

/** What an expert's desk says of its scales, and where the sheet is kept. */
export const panelDeskWords = words({
  'anchor.scientific': [
    '0 无新的科学认识，100 开辟新的科学方向；越高越好',
    '0: no new scientific insight; 100: opens a new field of science. Higher is better',
    '0: sin conocimiento científico nuevo; 100: abre un campo nuevo. Más es mejor',
  ],
  'anchor.technical': [
    '0 无技术改进，100 引领行业的技术突破；越高越好',
    '0: no technical improvement; 100: a breakthrough that leads its field. Higher is better',
    '0: sin mejora técnica; 100: avance decisivo que lidera su ámbito. Más es mejor',
  ],
  'anchor.economic': [
    '0 无经济效益，100 经证实的重大经济效益；越高越好',
    '0: no economic benefit; 100: very large benefit, proven. Higher is better',
    '0: sin beneficio económico; 100: beneficio muy grande y probado. Más es mejor',
  ],
  'anchor.social': [
    '0 无社会或健康效益，100 全国范围广泛受益；越高越好',
    '0: no benefit to health or society; 100: the whole country benefits. Higher is better',
    '0: sin beneficio social ni sanitario; 100: beneficia a todo el país. Más es mejor',
  ],
  'anchor.cultural': [
    '0 无文化影响，100 深远的文化影响；越高越好',
    '0: no cultural effect; 100: a deep and lasting one. Higher is better',
    '0: sin efecto cultural; 100: efecto profundo y duradero. Más es mejor',
  ],
  'anchor.potential': [
    '0 无法转化，100 可立即大规模转化；越高越好',
    '0: cannot be put to use; 100: ready for use on a large scale. Higher is better',
    '0: no transferible; 100: listo para su uso a gran escala. Más es mejor',
  ],
  'anchor.safety': [
    '1 有严重安全隐患，5 安全性充分证实；越高越好',
    '1: serious safety concerns; 5: safety fully shown. Higher is better',
    '1: riesgos graves; 5: seguridad plenamente demostrada. Más es mejor',
  ],
  'anchor.effectiveness': [
    '1 未见疗效，5 疗效明确且可重复；越高越好',
    '1: no effect shown; 5: clear effect, reproduced. Higher is better',
    '1: sin efecto demostrado; 5: efecto claro y reproducido. Más es mejor',
  ],
  'anchor.clinicalNeed': [
    '1 临床不需要，5 迫切且尚未满足的需求；越高越好',
    '1: no clinical need; 5: an urgent need that nothing meets yet. Higher is better',
    '1: sin necesidad clínica; 5: necesidad urgente y sin cubrir. Más es mejor',
  ],
  'anchor.ethicsRisk': [
    '1 伦理风险很高，5 几乎没有伦理风险；越高越好',
    '1: very high ethics risk; 5: hardly any ethics risk. Higher is better',
    '1: riesgo ético muy alto; 5: casi ningún riesgo ético. Más es mejor',
  ],
  levelAnchor: [
    '{{least}} {{lowest}}，{{most}} {{highest}}；越高越好',
    '{{least}}: {{lowest}}; {{most}}: {{highest}}. Higher is better',
    '{{least}}: {{lowest}}; {{most}}: {{highest}}. Más es mejor',
  ],
  levelEnd: ['{{name}}（{{meaning}}）', '{{name}} ({{meaning}})', '{{name}} ({{meaning}})'],
  notEvenFirst: ['未达到一级', 'below level 1', 'inferior al nivel 1'],
  stage: ['专家评价', 'Opinions of the experts', 'Dictámenes de los expertos'],
  holderYou: ['您', 'you', 'usted'],
  discussion: ['匿名讨论', 'Discussion', 'Discusión'],
  discussionText: [
    '专家组意见分歧超过限度，本轮请您阅读其他专家的评分、等级与理由（不显示姓名和编号），再保留或修改自己的意见，并说明理由。意见表已填入您上一轮的内容。',
    'The panel is further apart than the limit. Read the others’ scores, levels and reasons, shown without names or numbers, then keep or change your own sheet and say why. It holds what you wrote in the round before.',
    'El panel discrepa más de lo permitido. Lea las puntuaciones, los niveles y los motivos de los demás, sin nombres ni números, y mantenga o cambie su dictamen indicando por qué. Contiene lo que escribió en la ronda anterior.',
  ],
  yours: ['您的意见', 'Yours', 'Suyo'],
  others: ['其他专家（从低到高）', 'Others, lowest first', 'Otros, de menor a mayor'],
  othersReasons: ['其他专家的理由', 'The others’ reasons', 'Motivos de los demás'],
  othersArguments: [
    '其他专家提出的问题与建议',
    'What the others find wrong and advise',
    'Problemas y consejos de los demás',
  ],
  revisionReason: [
    '保留或修改意见的理由',
    'Why you keep or change your sheet',
    'Por qué mantiene o cambia su dictamen',
  ],
  revisionHint: [
    '评价机构与评估师在本轮结束后可见',
    'Read by the agency and the assessor after the round',
    'Lo leen la agencia y el evaluador tras la ronda',
  ],
  discussionRound: [
    '匿名讨论轮：专家阅读彼此的意见与理由后保留或修改自己的意见。',
    'Discussion round: the experts read each other’s views without names, and keep or change their own.',
    'Ronda de discusión: los expertos leen las opiniones ajenas sin nombres y mantienen o cambian la suya.',
  ],
  beforeDiscussion: [
    '讨论前的一致性',
    'Agreement before the discussion',
    'Concordancia antes de la discusión',
  ],
  afterDiscussion: ['讨论后的一致性', 'Agreement after the discussion', 'Concordancia tras la discusión'],
  spread: ['各项意见对照', 'Opinions side by side', 'Opiniones comparadas'],
  criterion: ['评价项', 'Criterion', 'Criterio'],
  seatOf: ['{{number}} 号 {{name}}', '{{number}} {{name}}', '{{number}} {{name}}'],
  outlier: ['偏离专家组', 'Far from the panel', 'Lejos del panel'],
  outliers: ['偏离专家组的意见与理由', 'Far from the panel, and why', 'Lejos del panel, y por qué'],
  outlierOf: [
    '{{criterion}} · {{who}}：{{value}}（中位数 {{median}}）',
    '{{criterion}} · {{who}}: {{value}} (median {{median}})',
    '{{criterion}} · {{who}}: {{value}} (mediana {{median}})',
  ],
  noOutlier: ['没有偏离专家组的意见。', 'Nobody lies far from the panel.', 'Nadie se aleja del panel.'],
  noReason: ['未写理由', 'No reason given', 'Sin motivo'],
  revisions: [
    '讨论后保留或修改意见的理由',
    'Why they kept or changed their sheets',
    'Por qué mantuvieron o cambiaron su dictamen',
  ],
  checkAll_one: ['一次审查 {{count}} 份意见表', 'Check {{count}} sheet', 'Revisar {{count}} dictamen'],
  checkAll_other: [
    '一次审查 {{count}} 份意见表',
    'Check {{count}} sheets in one go',
    'Revisar {{count}} dictámenes de una vez',
  ],
  passComplete: [
    '内容齐全的 {{count}} 份均为合格',
    'All complete ones in order ({{count}})',
    'Todos los completos, correctos ({{count}})',
  ],
  recordDecisions: [
    '登记审查结果（{{count}}）',
    'Record the decisions ({{count}})',
    'Registrar las decisiones ({{count}})',
  ],
  keptHere: [
    '网络已断开：{{time}} 起已加密保存在本机，尚未发送，恢复后自动发送',
    'No connection: kept encrypted on this device since {{time}}, not yet sent; it is sent when the connection is back',
    'Sin conexión: guardado cifrado en este dispositivo desde las {{time}}, aún no enviado; se enviará al recuperarla',
  ],
});

declare module '#contract/words' {
  interface WordRegistry {
    panelDesk: keyof typeof panelDeskWords;
  }
}

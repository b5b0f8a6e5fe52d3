import { words } from '#contract/words';

/** What the screens say of applying again after a rejection, and of what came before. */
export const roundsWords = words({
  revise: ['重新申报', 'Apply again', 'Volver a solicitar'],
  reviseQuestion: [
    '确认重新申报“{{name}}”？将转为第 {{round}} 轮草稿，上一轮的材料和报告只读存档。',
    'Apply again for “{{name}}”? It becomes the draft of round {{round}}; material and report of the last round are kept to be read only.',
    '¿Volver a solicitar «{{name}}»? Pasa a ser el borrador de la ronda {{round}}; el material y el informe de la ronda anterior se conservan solo para lectura.',
  ],
  revised: [
    '已转为草稿，请修改后重新提交',
    'It is a draft again: mend it and submit it',
    'Vuelve a ser un borrador: corríjalo y preséntelo',
  ],
  rejectFinal: [
    '最终决定，不得重新申报',
    'Final: it cannot be applied for again',
    'Definitivo: no podrá volver a solicitarse',
  ],
  rejectedBefore: [
    '第 {{round}} 轮申报于 {{day}} 被驳回',
    'Round {{round}} was rejected on {{day}}',
    'La ronda {{round}} se rechazó el {{day}}',
  ],
  earlierRounds: ['以前各轮', 'Earlier rounds', 'Rondas anteriores'],
  round: ['轮次', 'Round', 'Ronda'],
  decidedOn: ['决定日期', 'Decided on', 'Fecha de la decisión'],
  decisionWhy: ['决定与理由', 'Decision and reason', 'Decisión y motivo'],
  archived: ['存档', 'On file', 'Archivo'],
  archivedMaterial: ['原始材料', 'Material', 'Material'],
  archivedReport: ['评价报告', 'Report', 'Informe'],
});

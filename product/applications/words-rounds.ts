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
  reEvaluate: ['申请复评', 'Evaluate anew', 'Reevaluar'],
  copy: ['复制为新申报', 'Copy into a new draft', 'Copiar a un borrador nuevo'],
  reEvaluateTitle: ['申请复评', 'A re-evaluation', 'Una reevaluación'],
  copyTitle: ['复制为新申报', 'A copy', 'Una copia'],
  reEvaluateHint: [
    '将按上次评价的内容新建一份申报，原申报和报告不受影响；复评通过后，原报告标注为已被替代。',
    'Another application is filled in as the passed one, which stays as it is; its report is superseded once the re-evaluation has passed.',
    'Se rellena otra solicitud como la aprobada, que queda como está; su informe se sustituye cuando la reevaluación se apruebe.',
  ],
  copyHint: [
    '将按已取消申报的内容新建一份草稿。',
    'A draft is filled in as the cancelled application.',
    'Se rellena un borrador como la solicitud cancelada.',
  ],
  early: [
    '通过未满六个月（{{day}} 起无需声明）；此前申请复评须声明成果有重大变化。',
    'It passed less than six months ago (no declaration is needed from {{day}} on): a major change has to be declared.',
    'Se aprobó hace menos de seis meses (desde el {{day}} no hace falta declaración): debe declararse un cambio importante.',
  ],
  majorChange: [
    '我声明：该成果自上次评价以来有重大变化',
    'I declare that the achievement has changed in a major way since it was evaluated',
    'Declaro que el resultado ha cambiado de forma importante desde su evaluación',
  ],
  majorNeeded: ['请先声明有重大变化', 'Declare the major change first', 'Declare antes el cambio importante'],
  changes: ['与上次评价相比的变化', 'What has changed since', 'Qué ha cambiado desde entonces'],
  begun: ['已新建草稿', 'The draft is there', 'El borrador está creado'],
  previousEvaluation: ['上次评价', 'Evaluation before', 'Evaluación anterior'],
  openPrevious: ['查看上次申报', 'Open the application before', 'Abrir la solicitud anterior'],
  whatChanged: ['变化对照', 'What changed', 'Qué ha cambiado'],
  'compared.submitted': [
    '与 {{at}} 提交的版本对照。',
    'Compared with what was submitted on {{at}}.',
    'Comparado con lo presentado el {{at}}.',
  ],
  'compared.previous': [
    '与上次评价（{{at}} 提交）对照。',
    'Compared with the evaluation before, submitted on {{at}}.',
    'Comparado con la evaluación anterior, presentada el {{at}}.',
  ],
  'compared.reviewed': [
    '与上次审核时的申报（{{at}} 提交）对照。',
    'Compared with the application of the last review, submitted on {{at}}.',
    'Comparado con la solicitud de la última revisión, presentada el {{at}}.',
  ],
  nothingChanged: ['没有变化。', 'Nothing has changed.', 'No ha cambiado nada.'],
  nothingEarlier: [
    '没有可对照的版本。',
    'There is no version to compare with.',
    'No hay ninguna versión con la que comparar.',
  ],
  chain: ['历次评价', 'Evaluations', 'Evaluaciones'],
  chainChart: [
    '成熟度、创新度、先进度随评价日期的变化；数值见下表',
    'Maturity, innovation and advancement by the day of each evaluation; the figures stand in the table below',
    'Madurez, innovación y avance por día de cada evaluación; las cifras están en la tabla',
  ],
  chainSuperseded: ['已被替代', 'Superseded', 'Sustituido'],
  chainRevoked: ['已撤销', 'Revoked', 'Revocado'],
  reportNumber: ['报告编号', 'Report number', 'Número de informe'],
  earlierRounds: ['以前各轮', 'Earlier rounds', 'Rondas anteriores'],
  round: ['轮次', 'Round', 'Ronda'],
  decidedOn: ['决定日期', 'Decided on', 'Fecha de la decisión'],
  decisionWhy: ['决定与理由', 'Decision and reason', 'Decisión y motivo'],
  archived: ['存档', 'On file', 'Archivo'],
  archivedMaterial: ['原始材料', 'Material', 'Material'],
  archivedReport: ['评价报告', 'Report', 'Informe'],
});

import { words } from '#contract/words';

/** What the page says of a panel that is drawn by lot. */
export const panelDrawWords = words({
  title: ['随机抽取专家组', 'Draw the panel by lot', 'Sortear el panel'],
  about: [
    '先固定候选并承诺密钥，再等待日志检查点；两者合成种子，谁都无法选择结果。',
    'First the candidates are fixed and a secret is committed to; then the next checkpoint of the log is awaited. Both together make the seed, which nobody can choose.',
    'Primero se fijan los candidatos y el compromiso de un secreto; después se espera el siguiente punto de control del registro. Ambos forman la semilla, que nadie puede elegir.',
  ],
  candidates: ['候选专家 {{count}} 人', 'Candidates: {{count}}', 'Candidatos: {{count}}'],
  excluded: ['未列入 {{count}} 人', 'Left out: {{count}}', 'Excluidos: {{count}}'],
  'why.conflict': ['利益冲突', 'conflict of interest', 'conflicto de intereses'],
  'why.blocked': ['诚信记录', 'integrity record', 'registro de integridad'],
  'why.load': ['在评任务已达上限', 'as many open panels as allowed', 'máximo de paneles abiertos'],
  'why.title': ['职称不足', 'title not senior', 'título no superior'],
  'why.kind': ['未登记专家类别', 'no kind registered', 'sin tipo registrado'],
  size: ['专家组人数', 'Size of the panel', 'Tamaño del panel'],
  commit: ['固定候选并提交承诺', 'Fix candidates and commit', 'Fijar candidatos y comprometerse'],
  commitQuestion: [
    '固定候选专家并抽取 {{size}} 人？密钥文件将下载，抽取时需要；承诺不可撤回。',
    'Fix the present candidates and draw {{size}}? The secret is downloaded as a file and needed for the draw; a commitment is never taken back.',
    '¿Fijar los candidatos actuales y sortear {{size}}? El secreto se descarga como archivo y hace falta para el sorteo; un compromiso no se retira.',
  ],
  committed: ['候选专家已固定', 'Candidates fixed', 'Candidatos fijados'],
  noSize: [
    '现有候选专家不足以组成符合规则的专家组',
    'The candidates cannot fill a panel that keeps the rules',
    'Los candidatos no bastan para un panel que cumpla las reglas',
  ],
  'step.fixed': ['固定候选', 'Candidates fixed', 'Candidatos fijados'],
  'step.checkpoint': ['等待检查点', 'Checkpoint awaited', 'Punto de control'],
  'step.drawn': ['抽取并邀请', 'Drawn and invited', 'Sorteo e invitación'],
  waiting: [
    '检查点通常在一分钟内产生，本页会自动更新。',
    'The checkpoint usually comes within a minute; this page shows it by itself.',
    'El punto de control suele llegar en un minuto; esta página se actualiza sola.',
  ],
  commitment: ['承诺（SHA-256）', 'Commitment (SHA-256)', 'Compromiso (SHA-256)'],
  secret: ['密钥', 'Secret', 'Secreto'],
  secretHint: [
    '密钥文件中的 64 位字符',
    'The 64 characters of the secret’s file',
    'Los 64 caracteres del archivo del secreto',
  ],
  draw: ['抽取', 'Draw', 'Sortear'],
  drawn: ['专家组已抽取并发出邀请', 'The panel is drawn and invited', 'Panel sorteado e invitado'],
  drawnBy: [
    '第 {{attempt}} 次抽取，{{size}} 人；候补 {{reserves}} 人',
    'Draw {{attempt}}, {{size}} members; {{reserves}} reserves left',
    'Sorteo {{attempt}}, {{size}} miembros; quedan {{reserves}} suplentes',
  ],
  record: ['下载抽取记录', 'Download the record', 'Descargar el registro'],
  recordHint: [
    '可用 assay verify draw 重放核对',
    'To be replayed with assay verify draw',
    'Se comprueba con assay verify draw',
  ],
  replacement: [
    '{{day}}：{{number}} 号席位由候补递补（{{why}}）',
    '{{day}}: seat {{number}} went to the next reserve ({{why}})',
    '{{day}}: el puesto {{number}} pasó al siguiente suplente ({{why}})',
  ],
  'vacancy.declined': ['谢绝邀请', 'declined', 'rechazo'],
  'vacancy.silent': ['逾期未答复', 'no answer in time', 'sin respuesta a tiempo'],
  'vacancy.absent': ['未出席会议', 'absent from the meeting', 'ausente en la reunión'],
  'vacancy.unfit': ['抽取时已不符合条件', 'no longer eligible when drawn', 'ya no era apto al sortear'],
  redraw: ['再次抽取候补', 'Draw new reserves', 'Sortear nuevos suplentes'],
  redrawReason: ['再次抽取的理由', 'Reason for drawing once more', 'Motivo del nuevo sorteo'],
  byHand: ['人工选择专家组', 'Choose the panel by hand', 'Elegir el panel a mano'],
  loadReason: [
    '已达在评上限仍邀请的理由（公共服务机构可见）',
    'Why in spite of the cap on open panels (the public-service agency reads it)',
    'Por qué pese al máximo de paneles abiertos (lo lee el organismo público)',
  ],
  explainLoad: [
    '{{name}} 的在评任务已达上限，请说明仍邀请的理由',
    'Say why {{name}} is invited in spite of the cap on open panels',
    'Explique por qué se invita a {{name}} pese al máximo de paneles abiertos',
  ],
  openPanels: ['在评 {{count}} 项', 'Open panels: {{count}}', 'Paneles abiertos: {{count}}'],
  linked: ['评估师关联专家', 'In the assessor’s pool', 'En el grupo del evaluador'],
  handReason: [
    '人工选择的理由（公共服务机构可见）',
    'Why by hand (the public-service agency reads it)',
    'Por qué a mano (lo lee el organismo público)',
  ],
  handChosen: [
    '{{day}} {{name}} 人工选择：{{reason}}',
    '{{day}}, chosen by hand by {{name}}: {{reason}}',
    '{{day}}, elegido a mano por {{name}}: {{reason}}',
  ],
});

declare module '#contract/words' {
  interface WordRegistry {
    panelDraw: keyof typeof panelDrawWords;
  }
}

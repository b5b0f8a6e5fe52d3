import { words } from '#contract/words';

/** What the rules of panels and sheets say when they are broken. */
export const panelRulesWords = words({
  panelSize: [
    '专家组应为 {{fewest}}–{{most}} 人，现为 {{count}} 人',
    'A panel has {{fewest}} to {{most}} experts; there {{count, is|are}} {{count}}',
    'Un panel tiene de {{fewest}} a {{most}} expertos; hay {{count}}',
  ],
  panelEven: [
    '专家组人数应为单数，现为 {{count}} 人',
    'The number of experts must be odd; there {{count, is|are}} {{count}}',
    'El número de expertos debe ser impar; hay {{count}}',
  ],
  expertTwice: [
    '专家 {{name}} 重复入组',
    '{{name}} is on the panel twice',
    '{{name}} figura dos veces en el panel',
  ],
  oneLeader: [
    '应指定一名组长，现为 {{count}} 名',
    'Name exactly one leader; there {{count, is|are}} {{count}}',
    'Designe exactamente un presidente del panel; hay {{count}}',
  ],
  tooManyFromOneOrganisation: [
    '同一单位最多 {{most}} 人：{{organisation}} 现有 {{count}} 人',
    'At most {{most}} {{most, expert|experts}} from one organisation; {{organisation}} has {{count}}',
    'Como máximo {{most}} {{most, experto|expertos}} de una misma institución; {{organisation}} tiene {{count}}',
  ],
  tooFewTechnical: [
    '技术专家应不少于三分之二：至少 {{needed}} 人，现为 {{count}} 人',
    'Two thirds must be technical experts: {{needed}} are needed, there {{count, is|are}} {{count}}',
    'Dos tercios deben ser expertos técnicos: se necesitan {{needed}}, hay {{count}}',
  ],
  titleNotSenior: [
    '技术专家 {{name}} 须具有副高级及以上职称',
    '{{name}} sits as a technical expert and needs a senior title',
    '{{name}} participa como experto técnico y necesita un título superior',
  ],
  clinicianNeeded: [
    '专家组中应有至少一名临床专家',
    'The panel needs at least one clinical expert',
    'El panel necesita al menos un experto clínico',
  ],
  marketExpertNeeded: [
    '评价目的为成果转化或投融资时，应有知识产权或市场专家',
    'For transformation or financing the panel needs an expert in intellectual property or the market',
    'Para transferencia o financiación, el panel necesita un experto en propiedad intelectual o mercado',
  ],
  ethicsExpertNeeded: [
    '生物医学新技术、细胞与基因治疗应有伦理专家',
    'New biomedical technology and cell or gene therapy need an ethics expert',
    'Las nuevas tecnologías biomédicas y la terapia celular o génica exigen un experto en ética',
  ],
  fromCompletingOrganisation: [
    '{{name}} 来自完成单位 {{organisation}}',
    '{{name}} comes from {{organisation}}, which completed the achievement',
    '{{name}} procede de {{organisation}}, que realizó el resultado',
  ],
  fromAgency: [
    '{{name}} 来自评价机构 {{organisation}}',
    '{{name}} comes from the evaluation agency {{organisation}}',
    '{{name}} procede de la agencia de evaluación {{organisation}}',
  ],
  avoidedByOwner: [
    '{{name}} 在申报人的回避名单中',
    '{{name}} is on the applicant’s list of experts to avoid',
    '{{name}} figura en la lista de expertos que el solicitante pide evitar',
  ],
  invitationNotAccepted: [
    '{{name}} 尚未接受邀请',
    '{{name}} has not accepted the invitation',
    '{{name}} no ha aceptado la invitación',
  ],
  hardConflict: [
    '{{name}} 存在利益冲突，须更换',
    '{{name}} has a conflict of interest and must be replaced',
    '{{name}} tiene un conflicto de intereses y debe ser sustituido',
  ],
  declarationMissing: [
    '请先确认无利益冲突与保密承诺',
    'Declare that there is no conflict of interest, and confidentiality',
    'Declare la ausencia de conflicto de intereses y la confidencialidad',
  ],
  scoreMissing: ['请评分（0–100）', 'Give a score from 0 to 100', 'Dé una puntuación de 0 a 100'],
  levelNotJudged: [
    '请选择同意，或给出自己的级别',
    'Agree with the level, or give your own',
    'Acepte el nivel o indique el suyo',
  ],
  ownLevelMissing: [
    '请给出 {{lowest}}–{{highest}} 之间的级别',
    'Give a level from {{lowest}} to {{highest}}',
    'Indique un nivel de {{lowest}} a {{highest}}',
  ],
  deviationWithoutReason: [
    '与拟定级别不一致，请说明理由',
    'Say why your level differs from the proposed one',
    'Explique por qué su nivel difiere del propuesto',
  ],
  medicalLineMissing: ['请评分（1–5）', 'Give a mark from 1 to 5', 'Dé una valoración de 1 a 5'],
  commentsTooShort: [
    '各项评语合计至少 {{fewest}} 字，现为 {{count}} 字',
    'The comments need {{fewest}} characters in total; there {{count, is|are}} {{count}}',
    'Los comentarios deben sumar {{fewest}} caracteres; hay {{count}}',
  ],
  problemsMissing: ['请填写存在的问题', 'Name the problems you see', 'Indique los problemas observados'],
  adviceMissing: ['请填写改进建议', 'Give advice for improvement', 'Dé consejos de mejora'],
  overallVoteMissing: ['请选择总体水平', 'Vote on the overall standing', 'Vote el nivel global'],
  revisionReasonMissing: [
    '请说明保留或修改意见的理由',
    'Say why you keep or change your sheet',
    'Indique por qué mantiene o cambia su dictamen',
  ],
  conclusionMissing: ['请给出结论', 'Give your conclusion', 'Indique su conclusión'],
  familiarityMissing: [
    '请选择对该领域的熟悉程度',
    'Say how familiar you are with the field',
    'Indique su grado de conocimiento del campo',
  ],
  mandatoryContradictsAgree: [
    '已标记必须修改的条目，结论不能为“同意”',
    'An item is marked mandatory, so the conclusion cannot be “agree”',
    'Hay un punto marcado como obligatorio, por lo que la conclusión no puede ser «de acuerdo»',
  ],
  rules: ['组成规则', 'Rules of composition', 'Reglas de composición'],
  'rule.size': [
    '{{panelFewest}}–{{panelMost}} 人，且为单数',
    '{{panelFewest}} to {{panelMost}} experts, an odd number',
    'De {{panelFewest}} a {{panelMost}} expertos, número impar',
  ],
  'rule.leader': ['指定一名组长', 'One leader', 'Un presidente'],
  'rule.organisations': [
    '同一单位不超过 {{panelPerOrganisation}} 人',
    'At most {{panelPerOrganisation}} from one organisation',
    'Como máximo {{panelPerOrganisation}} de una misma institución',
  ],
  'rule.technical': [
    '技术类（含临床）专家不少于三分之二',
    'Two thirds technical or clinical experts',
    'Dos tercios de expertos técnicos o clínicos',
  ],
  'rule.senior': [
    '技术类专家具有副高级及以上职称',
    'Technical experts have a senior title',
    'Los expertos técnicos tienen un título superior',
  ],
  'rule.clinician': ['至少一名临床专家', 'At least one clinical expert', 'Al menos un experto clínico'],
  'rule.market': [
    '至少一名知识产权或市场专家',
    'At least one expert in intellectual property or the market',
    'Al menos un experto en propiedad intelectual o mercado',
  ],
  'rule.ethics': ['至少一名伦理专家', 'At least one ethics expert', 'Al menos un experto en ética'],
  fromPlaces_one: ['来自 {{count}} 个单位', 'from {{count}} organisation', 'de {{count}} institución'],
  fromPlaces_other: ['来自 {{count}} 个单位', 'from {{count}} organisations', 'de {{count}} instituciones'],
  met: ['已满足', 'Met', 'Cumplida'],
  notMet: ['尚未满足', 'Not met yet', 'Sin cumplir'],
});

export type PanelRulesWord = keyof typeof panelRulesWords;

declare module '#contract/words' {
  interface WordRegistry {
    panelRules: keyof typeof panelRulesWords;
  }
}

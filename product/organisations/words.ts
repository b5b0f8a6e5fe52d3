import { words } from '#contract/words';

/** Workplaces, owners of achievements, agencies. */
export const organisationsWords = words({
  title: ['组织', 'Organisations', 'Organizaciones'],
  name: ['单位名称', 'Name', 'Nombre'],
  number: ['单位编号', 'Number', 'Número'],
  type: ['单位类型', 'Type', 'Tipo'],
  creditCode: ['统一社会信用代码', 'Unified credit code', 'Código de crédito unificado'],
  parent: ['上级单位', 'Below', 'Depende de'],
  people: ['人数', 'People', 'Personas'],
  state: ['状态', 'State', 'Estado'],
  'state.open': ['正常', 'Open', 'Vigente'],
  'state.locked': ['已锁定', 'Locked', 'Bloqueada'],
  qualification: ['资质', 'Qualification', 'Acreditación'],
  technologyFields: ['评价领域', 'Fields it evaluates', 'Campos que evalúa'],
  validUntil: ['有效期至', 'Valid until', 'Válida hasta'],
  numberHint: [
    '两位大写字母加三位数字',
    'Two capital letters and three digits',
    'Dos mayúsculas y tres cifras',
  ],
  numberWrong: [
    '编号须为两位大写字母加三位数字',
    'A number is two capital letters and three digits',
    'El número tiene dos mayúsculas y tres cifras',
  ],
  creditCodeWrong: [
    '统一社会信用代码不正确',
    'This is no unified credit code',
    'El código de crédito unificado no es correcto',
  ],
  add: ['新增组织', 'Add an organisation', 'Añadir organización'],
  edit: ['编辑', 'Edit', 'Editar'],
  editTitle: ['编辑组织', 'Edit the organisation', 'Editar la organización'],
  save: ['保存', 'Save', 'Guardar'],
  saved: ['已保存', 'Saved', 'Guardado'],
  added: ['组织已新增', 'Organisation added', 'Organización añadida'],
  lock: ['锁定', 'Lock', 'Bloquear'],
  unlock: ['解锁', 'Unlock', 'Desbloquear'],
  lockQuestion: [
    '锁定“{{name}}”？已有的 {{count}} 个账户和记录保持不变，但不能再被选择。',
    'Lock “{{name}}”? Its {{count, account|{{count}} accounts}} and its records stay, but nobody can choose it any more.',
    '¿Bloquear «{{name}}»? {{count, Su cuenta|Sus {{count}} cuentas}} y sus registros se mantienen, pero ya no se podrá elegir.',
  ],
  unlockQuestion: ['解锁“{{name}}”？', 'Unlock “{{name}}”?', '¿Desbloquear «{{name}}»?'],
  'state.merged': ['已合并', 'Merged', 'Fusionada'],
  takenBy: [
    '已属于“{{name}}”（{{number}}）',
    'Belongs to “{{name}}” ({{number}})',
    'Pertenece a «{{name}}» ({{number}})',
  ],
  mergedInto: ['并入', 'Merged into', 'Fusionada en'],
  merge: ['合并到…', 'Merge into…', 'Fusionar en…'],
  mergeTitle: ['合并“{{name}}”', 'Merge “{{name}}”', 'Fusionar «{{name}}»'],
  survivor: ['保留的单位', 'The organisation that remains', 'La organización que permanece'],
  survivorHint: [
    '合并后，“{{name}}”名下的一切都归入所选单位显示；原有记录不改写，可随时撤销。',
    'Everything under “{{name}}” will be read under the one you choose. No record is rewritten, and it can be undone.',
    'Todo lo de «{{name}}» se leerá bajo la que elija. No se reescribe ningún registro y puede deshacerse.',
  ],
  mergeMoves: ['将归入保留单位', 'What will be read there', 'Lo que pasará a leerse allí'],
  'moves.people': ['人员', 'People', 'Personas'],
  'moves.applications': ['评价申请', 'Applications', 'Solicitudes'],
  'moves.evaluations': ['受理的评价', 'Evaluations', 'Evaluaciones'],
  'moves.reports': ['评价报告', 'Reports', 'Informes'],
  'moves.children': ['下级单位', 'Organisations below', 'Organizaciones dependientes'],
  'moves.merged': ['已并入的单位', 'Already merged into it', 'Ya fusionadas en ella'],
  'moves.viewers': ['将看到两家记录的人员', 'People who will see both', 'Personas que verán ambas'],
  mergeField: ['项目', 'Field', 'Dato'],
  mergeGoes: ['被合并', 'Merged', 'Se fusiona'],
  mergeStays: ['保留', 'Remains', 'Permanece'],
  mergeForbidden: ['不能合并', 'They cannot be merged', 'No se pueden fusionar'],
  mergeDo: ['合并', 'Merge', 'Fusionar'],
  merged: ['已合并', 'Merged', 'Fusionada'],
  unmerge: ['撤销合并', 'Undo merging', 'Deshacer fusión'],
  unmergeQuestion: [
    '撤销“{{name}}”的合并？它名下的 {{count}} 个账户和原有记录将恢复到合并之前的归属。',
    'Take “{{name}}” apart again? Its {{count, account|{{count}} accounts}} and its records will be read under it as before.',
    '¿Separar de nuevo «{{name}}»? {{count, Su cuenta|Sus {{count}} cuentas}} y sus registros volverán a leerse como antes.',
  ],
  unmerged: ['已撤销合并', 'The merging was undone', 'Fusión deshecha'],
  'obstacle.itself': [
    '单位不能并入自身',
    'an organisation is not merged into itself',
    'una organización no se fusiona consigo misma',
  ],
  'obstacle.alreadyMerged': [
    '该单位已经并入其他单位',
    'it is merged into another one already',
    'ya está fusionada en otra',
  ],
  'obstacle.locked': ['“{{name}}”已锁定', '“{{name}}” is locked', '«{{name}}» está bloqueada'],
  'obstacle.below': [
    '其中一个是另一个的下级单位',
    'one of them lies below the other',
    'una depende de la otra',
  ],
  'obstacle.agencyIntoOther': [
    '评价机构只能并入评价机构',
    'an evaluation agency is only merged into an evaluation agency',
    'una agencia de evaluación solo se fusiona en otra agencia',
  ],
  'obstacle.bothEvaluate': [
    '两个机构都有正在进行的评价（{{mine}} 项和 {{its}} 项）',
    'both have evaluations under way ({{mine}} and {{its}})',
    'ambas tienen evaluaciones en curso ({{mine}} y {{its}})',
  ],
  'obstacle.conflict': [
    '合并后完成单位与评价机构或专家将属于同一单位，构成利益冲突：{{numbers}}',
    'a completing organisation and the agency or an expert would become one: {{numbers}}',
    'una entidad realizadora y la agencia o un experto serían la misma: {{numbers}}',
  ],
  none: ['还没有组织', 'There are no organisations yet', 'Todavía no hay organizaciones'],
});

declare module '#contract/words' {
  interface WordRegistry {
    organisations: keyof typeof organisationsWords;
  }
}

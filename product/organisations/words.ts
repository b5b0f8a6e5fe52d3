import { words } from '../../contract/words';

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
  lock: ['锁定', 'Lock', 'Bloquear'],
  unlock: ['解锁', 'Unlock', 'Desbloquear'],
  lockQuestion: [
    '锁定“{{name}}”？已有的 {{count}} 个账户和记录保持不变，但不能再被选择。',
    'Lock “{{name}}”? Its {{count}} accounts and its records stay, but nobody can choose it any more.',
    '¿Bloquear «{{name}}»? Sus {{count}} cuentas y sus registros se mantienen, pero ya no se podrá elegir.',
  ],
  unlockQuestion: ['解锁“{{name}}”？', 'Unlock “{{name}}”?', '¿Desbloquear «{{name}}»?'],
  none: ['还没有组织', 'There are no organisations yet', 'Todavía no hay organizaciones'],
});

declare module '../../contract/words' {
  interface WordRegistry {
    organisations: keyof typeof organisationsWords;
  }
}

import { words } from '#contract/words';

/** What the server says about original materials: gaps beside items, notices, steps and actors of the history. */
export const materialsWords = words({
  alwaysApplies: [
    '此项为必备材料，不能说明“不适用”',
    'This is required of every application; it cannot be «not applicable»',
    'Se exige en toda solicitud; no puede ser «no aplicable»',
  ],
  itemNeeded: ['“{{title}}”须上传文件', '“{{title}}” needs a file', '«{{title}}» requiere un archivo'],
  tableNeeded: ['“{{title}}”须填写', '“{{title}}” must be filled in', '«{{title}}» debe cumplimentarse'],
  itemMissing: [
    '“{{title}}”须上传文件或说明不适用的理由',
    '“{{title}}” needs a file, or a reason why it does not apply',
    '«{{title}}» requiere un archivo o el motivo por el que no procede',
  ],
  tableMissing: [
    '“{{title}}”须填写或说明不适用的理由',
    '“{{title}}” must be filled in, or needs a reason why it does not apply',
    '«{{title}}» debe cumplimentarse o indicar el motivo por el que no procede',
  ],
  tooFew: [
    '“{{title}}”至少需要 {{least}} 项，现有 {{count}} 项',
    '“{{title}}” needs at least {{least}}; there {{count, is|are}} {{count}}',
    '«{{title}}» necesita al menos {{least}}; hay {{count}}',
  ],
  tooMany: [
    '“{{title}}”最多 {{most}} 项，现有 {{count}} 项',
    '“{{title}}” takes {{most}} at most; there {{count, is|are}} {{count}}',
    '«{{title}}» admite {{most}} como máximo; hay {{count}}',
  ],
  noneFromOutside: [
    '“{{title}}”中至少 {{least}} 份须由完成单位以外的机构出具',
    'At least {{least}} of “{{title}}” must come from outside the completing organisations',
    'Al menos {{least}} de «{{title}}» debe proceder de fuera de las entidades autoras',
  ],
  weightsNotWhole: [
    '工作分解结构末级项目的权重合计须为 100，现为 {{sum}}',
    'The weights of the work breakdown must add up to 100; they add up to {{sum}}',
    'Los pesos del desglose del trabajo deben sumar 100; suman {{sum}}',
  ],
  noKeyItem: [
    '工作分解结构须至少有一个关键项',
    'The work breakdown needs at least one key item',
    'El desglose del trabajo necesita al menos un elemento clave',
  ],
  fileWithoutType: [
    '“{{name}}”须选择文件类型',
    'Choose the document type of “{{name}}”',
    'Elija el tipo de documento de «{{name}}»',
  ],
  fileOfOtherType: [
    '“{{name}}”的文件类型不属于此项',
    'The document type of “{{name}}” does not belong to this item',
    'El tipo de documento de «{{name}}» no corresponde a este elemento',
  ],
  fileWithoutTitle: [
    '“{{name}}”须填写文件标题',
    'Give “{{name}}” a title',
    'Indique el título de «{{name}}»',
  ],
  fileWithoutIssuer: [
    '“{{name}}”须填写出具单位',
    'Say who issued “{{name}}”',
    'Indique quién emitió «{{name}}»',
  ],
  fileWithoutDate: [
    '“{{name}}”须填写出具日期',
    'Give the date of issue of “{{name}}”',
    'Indique la fecha de emisión de «{{name}}»',
  ],
  fileFromFuture: [
    '“{{name}}”的出具日期晚于今天',
    '“{{name}}” is dated after today',
    '«{{name}}» tiene una fecha posterior a hoy',
  ],
  fileEndsBeforeIssued: [
    '“{{name}}”的有效期早于出具日期',
    '“{{name}}” is valid until a day before it was issued',
    '«{{name}}» es válido hasta un día anterior a su emisión',
  ],
  noveltyTooOld: [
    '查新报告“{{name}}”的有效期（出具后12个月）已于 {{until}} 届满，请更换',
    'The novelty search “{{name}}” counted until {{until}}, twelve months from its date; please replace it',
    'La búsqueda de novedad «{{name}}» fue válida hasta el {{until}}, doce meses desde su fecha; sustitúyala',
  ],
  noveltySoonTooOld: [
    '查新报告“{{name}}”将于 {{until}} 满12个月，评价完成时可能已过期',
    'The novelty search “{{name}}” counts until {{until}}; it may be too old when the evaluation is done',
    'La búsqueda de novedad «{{name}}» es válida hasta el {{until}}; puede haber caducado al terminar la evaluación',
  ],
  approvalEnded: [
    '“{{name}}”的有效期已于 {{until}} 届满，请更换或补充延续文件',
    '“{{name}}” was in force until {{until}}; please replace it or add its renewal',
    '«{{name}}» estuvo en vigor hasta el {{until}}; sustitúyalo o añada su renovación',
  ],
  approvalEndsSoon: [
    '“{{name}}”将于 {{until}} 到期，请提前准备延续文件',
    '“{{name}}” is in force until {{until}}; please have its renewal ready',
    '«{{name}}» está en vigor hasta el {{until}}; prepare su renovación',
  ],
  notDeIdentified: [
    '请确认“{{name}}”不含可识别患者的信息或已去标识化',
    'Confirm that “{{name}}” identifies no patient, or has been de-identified',
    'Confirme que «{{name}}» no identifica a pacientes o está anonimizado',
  ],

  patientDataUnconfirmed: [
    '“{{name}}”中发现疑似患者身份信息，请更换为去标识化的文件，或确认已去标识化',
    'Something in “{{name}}” may identify patients: replace the file, or confirm that it is de-identified',
    'Algo en «{{name}}» puede identificar a pacientes: sustituya el archivo o confirme que está anonimizado',
  ],
  nothingToConfirm: [
    '此文件没有待确认的患者身份信息',
    'Nothing in this file waits for a confirmation',
    'No hay nada que confirmar en este archivo',
  ],

  templateAbout: ['成果名称：{{name}}', 'Achievement: {{name}}', 'Resultado: {{name}}'],
  templateBy: ['第一完成单位：{{name}}', 'Main organisation: {{name}}', 'Organización principal: {{name}}'],
  templateSigned: [
    '签字（盖章）：　　　　　　　　日期：　　　　年　　月　　日',
    'Signature (stamp):                              Date:                ',
    'Firma (sello):                              Fecha:                ',
  ],

  noSuchItem: ['没有此材料项', 'There is no such item', 'No existe este elemento'],
  itemTwice: ['重复的材料项', 'This item stands twice', 'Este elemento está repetido'],
  fileTwice: [
    '同一文件重复',
    'This file stands twice in the item',
    'El archivo está repetido en el elemento',
  ],
  notOwnFile: [
    '只能使用本人上传或材料中已有的文件',
    'Use files that you uploaded yourself or that the material holds already',
    'Use archivos subidos por usted o ya incluidos en el material',
  ],
  noSuchEvidence: [
    '引用的证据不在本材料中',
    'The evidence cited is not in this material',
    'La prueba citada no está en este material',
  ],
  tableOfOtherTemplate: [
    '此表不属于该材料模板',
    'This table does not belong to the template of this material',
    'Esta tabla no corresponde a la plantilla del material',
  ],
  resultMissing: ['请给出“{{title}}”的审核结果', 'Mark “{{title}}”', 'Indique el resultado de «{{title}}»'],
  notInOrder: [
    '“{{title}}”需补充，不能判为合格',
    '“{{title}}” is to be supplemented, so the material cannot pass',
    '«{{title}}» debe completarse; el material no puede aprobarse',
  ],
  defectWithoutText: [
    '请说明“{{title}}”需补充的内容',
    'Say what is to be supplemented in “{{title}}”',
    'Indique qué debe completarse en «{{title}}»',
  ],
  noDefect: [
    '退回须至少有一项需补充',
    'To return it, mark at least one item as to be supplemented',
    'Para devolverlo, marque al menos un elemento por completar',
  ],

  toldSubmitted: [
    '原始材料已提交：{{name}}（{{number}}），请于 {{due}} 前审核',
    'Material submitted: {{name}} ({{number}}). Please review it by {{due}}',
    'Material presentado: {{name}} ({{number}}). Revíselo antes del {{due}}',
  ],
  toldPassed: [
    '原始材料审核合格：{{name}}（{{number}}）',
    'The material has passed its review: {{name}} ({{number}})',
    'El material ha superado la revisión: {{name}} ({{number}})',
  ],
  toldReturned: [
    '原始材料需补充：{{name}}（{{number}}），请于 {{due}} 前重新提交',
    'Material to be supplemented: {{name}} ({{number}}). Please submit it again by {{due}}',
    'El material debe completarse: {{name}} ({{number}}). Preséntelo de nuevo antes del {{due}}',
  ],
  toldReopened: [
    '原始材料已重新开放：{{name}}（{{number}}），须于 {{due}} 前重新提交；原因：{{reason}}',
    'The material has been reopened: {{name}} ({{number}}), to be submitted again by {{due}}. Reason: {{reason}}',
    'El material se ha reabierto: {{name}} ({{number}}), debe presentarse antes del {{due}}. Motivo: {{reason}}',
  ],

  stepBegin: ['生成材料清单', 'Checklist made', 'Lista generada'],
  stepSave: ['保存', 'Saved', 'Guardado'],
  stepConfirm: ['确认已去标识化', 'De-identification confirmed', 'Anonimización confirmada'],
  stepSubmit: ['提交材料', 'Material submitted', 'Material presentado'],
  stepPass: ['审核合格', 'Passed', 'Aprobado'],
  stepReturn: ['退回补充', 'Returned for supplement', 'Devuelto para completar'],
  stepReopen: ['重新开放', 'Reopened', 'Reabierto'],

  actorOwner: ['申报人', 'Applicant', 'Solicitante'],
  actorTechManager: ['科技经理', 'Technology manager', 'Gestor tecnológico'],
  actorAssessor: ['评估师', 'Assessor', 'Evaluador'],
  actorAgency: ['评价机构', 'Evaluation agency', 'Agencia de evaluación'],
  actorSystem: ['系统', 'System', 'Sistema'],
});

export type MaterialsWord = keyof typeof materialsWords;

declare module '#contract/words' {
  interface WordRegistry {
    materials: keyof typeof materialsWords;
  }
}

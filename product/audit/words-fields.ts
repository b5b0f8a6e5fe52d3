import { namesOf } from '#contract/facts';
import type { Word } from '#contract/words';
import { applicationFacts } from '#product/applications/fields';
import { applicationScreensWords } from '#product/applications/words-screens';
import { fields as organisationFields } from '#product/organisations/fields';
import { organisationsWords } from '#product/organisations/words';
import { personFieldNames } from '#product/people/fields';
import { settingNames } from '#product/settings/settings';
import { settingWords } from '#product/settings/words';

/**
 * What the log calls a changed field. What has no name here is told as «content»: a log says what was touched and by
 * whom, and is no second place to read a record in. A guard names those whose values are told and that have none.
 */
export const fieldNames: Readonly<Record<string, Word>> = {
  ...namesOf(applicationFacts, { applicationScreens: applicationScreensWords }),
  // The log has one name for what a person and an application are introduced with: the shorter one.
  ...personFieldNames,
  ...namesOf(organisationFields.organisation, { organisations: organisationsWords }),
  content: ['其他内容', 'Other content', 'Otro contenido'],
  state: ['状态', 'State', 'Estado'],
  invitation: ['邀请', 'Invitation', 'Invitación'],
  isAuthorised: ['起草授权', 'May draft', 'Puede redactar'],
  isLocked: ['锁定', 'Locked', 'Bloqueado'],
  isStarted: ['启用', 'In force', 'En vigor'],
  refusals: ['被拒次数', 'Times refused', 'Veces rechazado'],
  since: ['起始时间', 'Since', 'Desde'],
  isDeleted: ['删除', 'Removed', 'Eliminado'],
  registration: ['批准注册', 'Registration approved', 'Registro aprobado'],
  ...Object.fromEntries(settingNames.map((name) => [name, settingWords[`name.${name}`]])),
  // people
  loginKey: personFieldNames['loginName']!,
  pendingEmail: ['待确认邮箱', 'E-mail to be confirmed', 'Correo por confirmar'],
  card: personFieldNames['identityCard']!,
  roles: personFieldNames['roleIds']!,
  people: ['成员', 'People', 'Personas'],
  linked: ['加入的专家', 'Experts linked', 'Expertos vinculados'],
  unlinked: ['移出的专家', 'Experts taken out', 'Expertos retirados'],
  changed: ['人数', 'How many', 'Cuántos'],
  // what was shown of a person
  field: ['所查看的信息', 'What was shown', 'Dato mostrado'],
  why: ['原因类别', 'Kind of reason', 'Tipo de motivo'],
  // organisations, roles, menus, dictionaries
  name: ['名称', 'Name', 'Nombre'],
  names: ['名称（中、英、西）', 'Names (zh, en, es)', 'Nombres (zh, en, es)'],
  nameEnglish: ['英文名称', 'English name', 'Nombre en inglés'],
  nameSpanish: ['西班牙文名称', 'Spanish name', 'Nombre en español'],
  number: ['编号', 'Number', 'Número'],
  type: ['类型', 'Type', 'Tipo'],
  parentId: ['上级', 'Above', 'Superior'],
  code: ['代码', 'Code', 'Código'],
  remark: ['备注', 'Remark', 'Observación'],
  dataScope: ['数据范围', 'Data scope', 'Alcance de los datos'],
  mergedInto: ['合并到', 'Merged into', 'Fusionada en'],
  basedOn: ['数据范围依据', 'Scope of', 'Ámbito de'],
  given: ['新增权限', 'Rights given', 'Permisos concedidos'],
  withdrawn: ['收回权限', 'Rights withdrawn', 'Permisos retirados'],
  text: ['中文名称', 'Chinese name', 'Nombre en chino'],
  textEn: ['英文名称', 'English name', 'Nombre en inglés'],
  textEs: ['西班牙文名称', 'Spanish name', 'Nombre en español'],
  url: ['地址', 'Address', 'Dirección'],
  icon: ['图标', 'Icon', 'Icono'],
  comment: ['页面', 'Page', 'Página'],
  hidden: ['隐藏', 'Hidden', 'Oculto'],
  sort: ['顺序', 'Order', 'Orden'],
  order: ['顺序', 'Order', 'Orden'],
  // imports and exports
  role: ['角色', 'Role', 'Rol'],
  dryRun: ['仅检查', 'Only checked', 'Solo comprobación'],
  ok: ['正确行数', 'Rows in order', 'Filas correctas'],
  failed: ['有误行数', 'Rows with errors', 'Filas con errores'],
  scope: ['导出范围', 'What was exported', 'Alcance'],
  fields: ['导出列', 'Columns', 'Columnas'],
  format: ['格式', 'Format', 'Formato'],
  consents: ['同意的告知书', 'Notices agreed to', 'Avisos aceptados'],
  erased: ['已删除', 'Erased', 'Suprimido'],
  inArchive: ['档案保留姓名', 'Name kept in the archive', 'Nombre en el archivo'],
  decision: ['是否批准', 'Approved', 'Aprobado'],
  rows: ['行数', 'Rows', 'Filas'],
  query: ['筛选条件', 'Filters', 'Filtros'],
  // applications
  assessorId: ['评估师', 'Assessor', 'Evaluador'],
  applicationNumber: ['申报编号', 'Application number', 'Número de solicitud'],
  // what goes with a move
  note: ['说明', 'Note', 'Nota'],
  decisionReason: ['决定理由', 'Reason of the decision', 'Motivo de la decisión'],
  decisionText: ['决定说明', 'Text of the decision', 'Texto de la decisión'],
  reviewedAt: ['审核时间', 'Reviewed at', 'Revisado el'],
  reviewedBy: ['审核人', 'Reviewed by', 'Revisado por'],
  checkedAt: ['二审时间', 'Checked at', 'Comprobado el'],
  checkedBy: ['二审人', 'Checked by', 'Comprobado por'],
  contentHash: ['内容指纹', 'Fingerprint of the content', 'Huella del contenido'],
  status: ['状态', 'State', 'Estado'],
};

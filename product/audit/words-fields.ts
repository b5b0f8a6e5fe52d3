import type { Facts } from '#contract/facts';
import type { Word } from '#contract/words';
import { applicationFacts } from '#product/applications/fields';
import { applicationScreensWords } from '#product/applications/words-screens';
import { settingNames } from '#product/settings/settings';
import { settingWords } from '#product/settings/words';

/** The names of an entity's fields, as its form says them. */
const namesOf = (facts: Facts, words: Readonly<Record<string, Word>>): Record<string, Word> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, { label }]) =>
      label === undefined ? [] : [[field, words[label.slice(label.indexOf('.') + 1)]!]],
    ),
  );

/**
 * What the log calls a changed field. What has no name here is told as «content»: a log says what was touched and by
 * whom, and is no second place to read a record in. A guard names those whose values are told and that have none.
 */
export const fieldNames: Readonly<Record<string, Word>> = {
  ...namesOf(applicationFacts, applicationScreensWords),
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
  trueName: ['姓名', 'Name', 'Nombre'],
  loginName: ['用户名', 'User name', 'Usuario'],
  loginKey: ['用户名', 'User name', 'Usuario'],
  mobile: ['手机号', 'Mobile', 'Móvil'],
  email: ['邮箱', 'E-mail', 'Correo'],
  pendingEmail: ['待确认邮箱', 'E-mail to be confirmed', 'Correo por confirmar'],
  card: ['身份证号', 'Identity number', 'Documento de identidad'],
  identityCard: ['身份证号', 'Identity number', 'Documento de identidad'],
  userType: ['用户类型', 'Kind of user', 'Tipo de usuario'],
  assessorCertificate: ['评估师证书', 'Assessor’s certificate', 'Certificado de evaluador'],
  managerCertificate: [
    '科技经理证书',
    'Technology manager’s certificate',
    'Certificado de gestor tecnológico',
  ],
  roles: ['角色', 'Roles', 'Roles'],
  people: ['成员', 'People', 'Personas'],
  sex: ['性别', 'Sex', 'Sexo'],
  birthday: ['出生年月', 'Born', 'Nacimiento'],
  education: ['学历', 'Education', 'Formación'],
  professionalTitle: ['职称', 'Professional title', 'Categoría profesional'],
  specialty: ['专业', 'Specialty', 'Especialidad'],
  familiarSubjectOne: ['熟悉学科一', 'Subject 1', 'Materia 1'],
  familiarSubjectTwo: ['熟悉学科二', 'Subject 2', 'Materia 2'],
  organisationId: ['单位', 'Organisation', 'Organización'],
  isOrganisationAdmin: ['单位管理员', 'Acts for the organisation', 'Actúa por la organización'],
  position: ['职务', 'Position', 'Cargo'],
  address: ['地址', 'Address', 'Dirección'],
  researchField: ['研究方向', 'Field of research', 'Campo de investigación'],
  representativeResults: ['代表性成果', 'Representative results', 'Resultados representativos'],
  introduction: ['简介', 'Introduction', 'Presentación'],
  images: ['图片', 'Pictures', 'Imágenes'],
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
  creditCode: ['统一社会信用代码', 'Credit code', 'Código de crédito'],
  qualification: ['资质', 'Qualification', 'Cualificación'],
  technologyFields: ['评价领域', 'Fields of evaluation', 'Campos de evaluación'],
  validUntil: ['有效期至', 'Valid until', 'Válido hasta'],
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

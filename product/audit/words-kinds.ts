import type { Word } from '../../contract/words';

/** What the log calls a kind of record. */
export const kindNames: Readonly<Record<string, Word>> = {
  application: ['成果申报', 'Application', 'Solicitud'],
  material: ['原始材料', 'Material', 'Material'],
  report: ['评价报告', 'Report', 'Informe'],
  opinion: ['专家意见', 'Opinion', 'Dictamen'],
  person: ['人员', 'Person', 'Persona'],
  organisation: ['组织', 'Organisation', 'Organización'],
  role: ['角色', 'Role', 'Rol'],
  action: ['菜单与动作', 'Menu or action', 'Menú o acción'],
  codeSet: ['代码集', 'Code set', 'Conjunto de códigos'],
  codeItem: ['代码项', 'Code item', 'Elemento de código'],
  file: ['文件', 'File', 'Archivo'],
  registration: ['注册申请', 'Registration', 'Registro'],
  session: ['登录', 'Sign-in', 'Sesión'],
  list: ['列表', 'List', 'Lista'],
  delivery: ['发送记录', 'Delivery', 'Envío'],
  notice: ['消息', 'Notice', 'Aviso'],
  auditEntry: ['日志条目', 'Log entry', 'Entrada del registro'],
};

/** The states that workflows name; a guard holds them against their tables. */
export const stateNames: Readonly<Record<string, Word>> = {
  draft: ['草稿', 'Draft', 'Borrador'],
  submitted: ['已提交', 'Submitted', 'Presentado'],
  evaluating: ['评价中', 'Being evaluated', 'En evaluación'],
  publicReview: ['公共服务机构审核中', 'With the public-service agency', 'En la agencia pública'],
  atPublicAgency: ['公共服务机构审核中', 'With the public-service agency', 'En la agencia pública'],
  passed: ['通过', 'Passed', 'Aprobado'],
  notPassed: ['形式退回', 'Returned for its form', 'Devuelto por su forma'],
  rejected: ['不予通过', 'Rejected', 'Rechazado'],
  cancelled: ['已撤销', 'Cancelled', 'Cancelado'],
  returned: ['已退回', 'Returned', 'Devuelto'],
  withExperts: ['专家评价中', 'With the experts', 'Con los expertos'],
  untouched: ['未填写', 'Not begun', 'Sin empezar'],
  invited: ['已邀请', 'Invited', 'Invitado'],
  accepted: ['已接受', 'Accepted', 'Aceptado'],
  declined: ['已谢绝', 'Declined', 'Rechazado por el experto'],
  replaced: ['已更换', 'Replaced', 'Sustituido'],
  withdrawn: ['已撤回', 'Withdrawn', 'Retirado'],
  true: ['是', 'Yes', 'Sí'],
  false: ['否', 'No', 'No'],
  page: ['当前页', 'This page', 'Esta página'],
  selection: ['所选', 'Selection', 'Selección'],
  all: ['全部', 'All', 'Todo'],
};

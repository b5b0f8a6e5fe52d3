import type { Word } from '#contract/words';
import { auditWords } from './words';

/** What the log calls a kind of record: the words its pages have. */
export const kindNames: Readonly<Record<string, Word>> = Object.fromEntries(
  Object.entries(auditWords).flatMap(([key, word]) =>
    key.startsWith('kind.') ? [[key.slice(5), word]] : [],
  ),
);

/** What the product itself gives as an action's reason. */
export const reasonNames: Readonly<Record<string, Word>> = {
  resetPassword: ['通过链接重置密码', 'By the link for a new password', 'Con el enlace de contraseña'],
  registered: ['自行注册', 'Registered by themselves', 'Se registró por sí mismo'],
  'first administrator': ['首次设置管理员', 'The first administrator', 'Primer administrador'],
  'the oldest session ended': [
    '登录数已满，最早的登录已结束',
    'Too many sign-ins: the oldest ended',
    'Demasiadas sesiones: terminó la más antigua',
  ],
  'unmarked.signed': [
    '文件带有电子签名，未加水印',
    'Signed electronically: without a watermark',
    'Firmado electrónicamente: sin marca de agua',
  ],
  'unmarked.encrypted': [
    '文件已加密，未加水印',
    'Encrypted: without a watermark',
    'Cifrado: sin marca de agua',
  ],
  'unmarked.damaged': ['文件已损坏，未加水印', 'Damaged: without a watermark', 'Dañado: sin marca de agua'],
  'unmarked.large': [
    '文件过大，未加水印',
    'Too large: without a watermark',
    'Demasiado grande: sin marca de agua',
  ],
};

/** The states that workflows name; a guard holds them against their tables. */
export const stateNames: Readonly<Record<string, Word>> = {
  open: ['待处理', 'Open', 'Pendiente'],
  proposed: ['待决定', 'Proposed', 'Propuesto'],
  inForce: ['有效', 'In force', 'Vigente'],
  drawn: ['已抽中', 'Drawn', 'Sorteado'],
  underReview: ['复核中', 'Under review', 'En revisión'],
  recorded: ['复核已提交', 'Review recorded', 'Revisión registrada'],
  closed: ['已结束', 'Closed', 'Cerrado'],
  dismissed: ['不成立', 'Dismissed', 'Desestimado'],
  expired: ['已期满', 'Ended', 'Terminado'],
  upheld: ['维持原决定', 'Upheld', 'Mantenida'],
  reopened: ['重新打开', 'Re-opened', 'Reabierta'],
  draft: ['草稿', 'Draft', 'Borrador'],
  submitted: ['已提交', 'Submitted', 'Presentado'],
  evaluating: ['评价中', 'Being evaluated', 'En evaluación'],
  publicReview: ['公共服务机构审核中', 'With the public-service agency', 'En la agencia pública'],
  atPublicAgency: ['公共服务机构审核中', 'With the public-service agency', 'En la agencia pública'],
  published: ['已发布', 'Published', 'Publicado'],
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
  own: ['本人', 'Own', 'Propios'],
  assigned: ['指派给本人', 'Assigned', 'Asignados'],
  organisation: ['本单位', 'Own organisation', 'Organización propia'],
  organisationAndBelow: ['本单位及下级', 'Own organisation and below', 'Organización propia e inferiores'],
  page: ['当前页', 'This page', 'Esta página'],
  selection: ['所选', 'Selection', 'Selección'],
  all: ['全部', 'All', 'Todo'],
};

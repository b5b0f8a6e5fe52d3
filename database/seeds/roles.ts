import { roleCode, type DataScope, type RoleCode } from '#contract/rights';
import type { Word } from '#contract/words';

/** The built-in roles by name (domain §1). Their codes never change; their rights stand beside the calls. */
export const roles: Readonly<Record<RoleCode, Word>> = {
  [roleCode.administrator]: ['系统管理员', 'System administrator', 'Administrador del sistema'],
  [roleCode.editor]: ['内容编辑', 'Content editor', 'Editor de contenidos'],
  [roleCode.owner]: ['成果完成人', 'Achievement owner', 'Titular del resultado'],
  [roleCode.technologyManager]: ['科技经理', 'Technology manager', 'Gestor de tecnología'],
  [roleCode.agency]: ['评价机构管理员', 'Evaluation-agency manager', 'Gestor de la agencia de evaluación'],
  [roleCode.assessor]: ['评估师', 'Assessor', 'Evaluador'],
  [roleCode.expert]: ['专家', 'Expert', 'Experto'],
  [roleCode.publicAgency]: ['公共服务机构', 'Public-service agency', 'Agencia de servicio público'],
};

/** How far each looks, as the rules of the areas say it: shown beside it, and not to be changed. */
export const scopes: Readonly<Record<RoleCode, DataScope>> = {
  [roleCode.administrator]: 'all',
  [roleCode.editor]: 'all',
  [roleCode.owner]: 'own',
  [roleCode.technologyManager]: 'assigned',
  [roleCode.agency]: 'organisation',
  [roleCode.assessor]: 'assigned',
  [roleCode.expert]: 'assigned',
  [roleCode.publicAgency]: 'all',
};

import type { DataScope, RoleCode } from '#contract/rights';
import type { Word } from '#contract/words';

/** The built-in roles by name (domain §1). Their codes never change; their rights stand beside the calls. */
export const roles: Readonly<Record<RoleCode, Word>> = {
  ADM: ['系统管理员', 'System administrator', 'Administrador del sistema'],
  EDT: ['内容编辑', 'Content editor', 'Editor de contenidos'],
  OWN: ['成果完成人', 'Achievement owner', 'Titular del resultado'],
  STM: ['科技经理', 'Technology manager', 'Gestor de tecnología'],
  PJJ: ['评价机构管理员', 'Evaluation-agency manager', 'Gestor de la agencia de evaluación'],
  PGS: ['评估师', 'Assessor', 'Evaluador'],
  ZJ: ['专家', 'Expert', 'Experto'],
  PSA: ['公共服务机构', 'Public-service agency', 'Agencia de servicio público'],
};

/** How far each looks, as the rules of the areas say it: shown beside it, and not to be changed. */
export const scopes: Readonly<Record<RoleCode, DataScope>> = {
  ADM: 'all',
  EDT: 'all',
  OWN: 'own',
  STM: 'assigned',
  PJJ: 'organisation',
  PGS: 'assigned',
  ZJ: 'assigned',
  PSA: 'all',
};

import type { AdministratorKind } from '#contract/rights';
import type { Word } from '#contract/words';

/** A role of the operator's own that holds one kind of administration, as the dialog offers it. */
export interface RoleTemplate {
  readonly code: string;
  readonly names: Word;
  /** The pages of the office on which its work is done. */
  readonly pages: readonly string[];
  /** What it reads besides; what it may do follows from the rights of its kind. */
  readonly reads: readonly string[];
}

/** The administrator's work in three (AZ-10): each a role that looks as the administrator does, to be given to three people. */
export const roleTemplates: Readonly<Record<AdministratorKind, RoleTemplate>> = {
  system: {
    code: 'ADM_SYSTEM',
    names: ['系统运维管理员', 'System operations administrator', 'Administrador de operaciones'],
    pages: [
      '/workbench/workbench',
      '/system/organisations',
      '/system/dictionaries',
      '/system/deliveries',
      '/system/settings',
      '/system/api',
      '/system/verification-keys',
      '/system/outbox',
    ],
    reads: ['organisation.read', 'code.read'],
  },
  security: {
    code: 'ADM_SECURITY',
    names: ['安全管理员', 'Security administrator', 'Administrador de seguridad'],
    pages: [
      '/workbench/workbench',
      '/system/roles',
      '/system/menus',
      '/system/why',
      '/system/roleActions',
      '/system/rolePeople',
      '/system/users',
      '/system/experts',
      '/system/registrations',
      '/system/privacy',
      '/system/outbox',
    ],
    reads: ['expert.pool'],
  },
  audit: {
    code: 'ADM_AUDIT',
    names: ['审计管理员', 'Audit administrator', 'Administrador de auditoría'],
    pages: [
      '/workbench/workbench',
      '/system/audit',
      '/system/exports',
      '/system/timeline',
      '/system/experts',
      '/system/outbox',
    ],
    reads: ['expert.pool'],
  },
};

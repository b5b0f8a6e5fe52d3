import { roleCode, type RoleCode } from '#contract/rights';

const [ADM, EDT, OWN, STM, PJJ, PGS, ZJ, PSA] = [
  roleCode.administrator,
  roleCode.editor,
  roleCode.owner,
  roleCode.technologyManager,
  roleCode.agency,
  roleCode.assessor,
  roleCode.expert,
  roleCode.publicAgency,
] as const;

/**
 * Who holds which right when the product is new: written by hand from the table of domain §1.2, apart from the areas'
 * own declarations, so that a slip in either is found. Rights to read follow domain §1.1 and the menus of §1.2.
 */
export const permissions: Readonly<Record<string, readonly RoleCode[]>> = {
  'apply.draft': [OWN, STM],
  'apply.submit': [OWN],
  'apply.cancel': [OWN],
  'apply.accept': [PJJ],
  'apply.reassign': [PJJ],
  'apply.release': [PSA],
  'apply.proposeTermination': [PGS],
  'apply.terminate': [PJJ],
  'apply.searchExpert': [PJJ, PGS, PSA, ADM],
  'apply.supplement': [PJJ],
  'apply.reject': [PJJ],
  'apply.read': [OWN, STM, PJJ, PGS, ZJ, PSA, ADM],
  'material.edit': [OWN, STM],
  'material.submit': [OWN],
  'material.review': [PGS],
  'material.reopen': [PJJ],
  'material.read': [OWN, STM, PJJ, PGS, ZJ, PSA],
  'report.edit': [PGS],
  'report.secondCheck': [PGS],
  'report.submitToExpert': [PGS],
  'report.returnToAssessor': [PJJ],
  'report.sign': [PGS, PJJ],
  'report.submitToPublicAgency': [PJJ],
  'report.publicReview': [PSA],
  'report.download': [OWN, STM, PJJ, PGS, ZJ, PSA],
  'report.read': [OWN, STM, PJJ, PGS, ZJ, PSA, ADM],
  'panel.read': [PJJ, PGS],
  'panel.conflicts': [PJJ, PSA],
  'panel.form': [PJJ],
  'opinion.read': [PJJ, PGS, ZJ, PSA],
  'opinion.fill': [ZJ],
  'opinion.submit': [ZJ],
  'opinion.check': [PJJ],
  'expert.pool': [PJJ, PGS, PSA, ADM],
  'user.manage': [PJJ, ADM],
  'person.administer': [PJJ, PSA, ADM],
  'expert.create': [PJJ, PSA, ADM],
  'role.manage': [ADM],
  'setting.manage': [ADM],
  'registration.decide': [PSA, ADM],
  'account.reset': [ADM],
  'code.manage': [ADM],
  'code.read': [ADM, PSA],
  'audit.read': [ADM, PSA, PJJ, PGS, OWN],
  'audit.verify': [ADM],
  'audit.reveal': [ADM, PSA, PJJ],
  'export.approve': [PSA, ADM],
  'privacy.handle': [ADM],
  'delivery.read': [ADM],
  'api.read': [ADM],
  'organisation.read': [ADM, PSA],
  'organisation.manage': [ADM, PSA],
};

/** Roles that hold no right of an evaluation at all (domain §1.1). */
export const outsideEvaluation: readonly RoleCode[] = [EDT];

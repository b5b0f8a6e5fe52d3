import { roleCode, rights } from '#contract/rights';

/** Rights about original materials (domain §1.2). Which materials, the scope of the role says (domain §1.1). */
export const materialsRights = rights({
  'material.read': {
    says: ['查看原始材料', 'Read original materials', 'Consultar materiales originales'],
    roles: [
      roleCode.owner,
      roleCode.technologyManager,
      roleCode.agency,
      roleCode.assessor,
      roleCode.expert,
      roleCode.publicAgency,
    ],
  },
  'material.edit': {
    says: ['填写原始材料', 'Fill in original materials', 'Cumplimentar materiales originales'],
    roles: [roleCode.owner, roleCode.technologyManager],
  },
  'material.submit': {
    says: ['提交原始材料', 'Submit original materials', 'Presentar materiales originales'],
    roles: [roleCode.owner],
  },
  'material.review': {
    says: ['审核原始材料', 'Review original materials', 'Revisar materiales originales'],
    roles: [roleCode.assessor],
    sensitive: true,
  },
  'material.reopen': {
    says: ['重新开放原始材料', 'Reopen original materials', 'Reabrir materiales originales'],
    roles: [roleCode.agency],
  },
});

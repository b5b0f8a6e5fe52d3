import { roleCode, rights } from '#contract/rights';

/** Rights about contracts and fees (domain §9.17). */
export const contractsRights = rights({
  'contract.keep': {
    says: ['登记合同与费用', 'Keep contracts and fees', 'Registrar contratos y honorarios'],
    roles: [roleCode.agency],
  },
  'feeDemand.report': {
    says: ['举报额外收费', 'Report demands for extra fees', 'Denunciar cobros adicionales'],
    roles: [roleCode.owner, roleCode.technologyManager],
  },
  'feeDemand.handle': {
    says: ['处理额外收费举报', 'Handle demands for extra fees', 'Tramitar denuncias de cobros'],
    roles: [roleCode.publicAgency],
  },
});

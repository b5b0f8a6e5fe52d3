import { roleCode, rights } from '#contract/rights';

/** Rights about integrity records (domain §9.16): the administrator keeps accounts and judges nobody. */
export const integrityRights = rights({
  'integrity.manage': {
    says: [
      '提出与决定诚信记录',
      'Propose and decide integrity records',
      'Proponer y decidir registros de integridad',
    ],
    roles: [roleCode.publicAgency],
    sensitive: true,
  },
  'integrity.answer': {
    says: [
      '答复本人的诚信记录',
      'Answer integrity records about oneself',
      'Responder a registros de integridad propios',
    ],
    roles: [roleCode.owner, roleCode.expert],
  },
});

import { roleCode, rights } from '#contract/rights';

/** Rights about appeals (domain §3.5). */
export const appealRights = rights({
  'appeal.file': {
    says: ['提出申诉', 'File an appeal', 'Presentar un recurso'],
    roles: [roleCode.owner],
  },
  'appeal.decide': {
    says: ['处理申诉', 'Decide appeals', 'Decidir recursos'],
    roles: [roleCode.publicAgency],
    sensitive: true,
  },
});

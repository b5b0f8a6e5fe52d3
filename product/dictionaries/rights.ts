import { roleCode, rights } from '#contract/rights';

/** Rights over the code dictionaries (domain §1.2, §1.3). */
export const dictionaryRights = rights({
  'code.manage': {
    says: ['维护代码字典', 'Maintain the code dictionaries', 'Mantener los diccionarios de códigos'],
    roles: [roleCode.administrator],
    sensitive: true,
    administers: 'system',
  },
  'code.read': {
    says: ['查看代码字典', 'See the code dictionaries', 'Ver los diccionarios de códigos'],
    roles: [roleCode.administrator, roleCode.publicAgency],
  },
});

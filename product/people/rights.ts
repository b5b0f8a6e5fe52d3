import { roleCode, rights } from '#contract/rights';

/** Nobody needs a right for their own account. */
export const peopleRights = rights({});

/** Rights over others' accounts and the register of experts; whose accounts, the role says (domain §1.2). */
export const staffRights = rights({
  'person.administer': {
    says: [
      '在本人范围内管理人员',
      'Administer people within one’s scope',
      'Administrar personas en su ámbito',
    ],
    roles: [roleCode.agency, roleCode.publicAgency, roleCode.administrator],
    sensitive: true,
    administers: 'security',
  },
  'user.manage': {
    says: ['管理用户', 'Manage accounts', 'Gestionar cuentas'],
    roles: [roleCode.agency, roleCode.administrator],
    sensitive: true,
    administers: 'security',
  },
  'expert.pool': {
    says: ['查看专家库', 'See the pool of experts', 'Ver el grupo de expertos'],
    roles: [roleCode.agency, roleCode.assessor, roleCode.publicAgency, roleCode.administrator],
  },
  'expert.create': {
    says: ['登记专家', 'Register experts', 'Registrar expertos'],
    roles: [roleCode.agency, roleCode.publicAgency, roleCode.administrator],
    sensitive: true,
    administers: 'security',
  },
});

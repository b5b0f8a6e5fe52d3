import { roleCode, rights } from '#contract/rights';

/** Rights over the log (domain §1.2): whose entries, the role says. To read a value in full is a right of its own (PI-03). */
export const auditRights = rights({
  'audit.read': {
    says: ['查看系统日志', 'Read the audit log', 'Consultar el registro de auditoría'],
    roles: [
      roleCode.administrator,
      roleCode.publicAgency,
      roleCode.agency,
      roleCode.assessor,
      roleCode.owner,
    ],
    administers: 'audit',
  },
  'audit.verify': {
    says: ['校验系统日志', 'Check the audit log', 'Comprobar el registro de auditoría'],
    roles: [roleCode.administrator],
    sensitive: true,
    administers: 'audit',
  },
  'audit.reveal': {
    says: ['查看完整个人信息', 'See personal data in full', 'Ver datos personales completos'],
    roles: [roleCode.administrator, roleCode.publicAgency, roleCode.agency],
    sensitive: true,
    administers: 'audit',
  },
});

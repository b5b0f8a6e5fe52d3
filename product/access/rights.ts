import { roleCode, rights } from '#contract/rights';

/** Rights of running the platform itself (domain §1.2). */
export const accessRights = rights({
  'account.reset': {
    says: [
      '发送重设密码链接',
      'Send a link for a new password',
      'Enviar un enlace para una contraseña nueva',
    ],
    roles: [roleCode.administrator],
    sensitive: true,
    administers: 'security',
  },
  'api.read': {
    says: [
      '查看接口文档',
      'Read the documentation of the calls',
      'Consultar la documentación de las llamadas',
    ],
    roles: [roleCode.administrator],
    administers: 'system',
  },
});

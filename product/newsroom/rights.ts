import { roleCode, rights } from '#contract/rights';

/** Rights about what editors write (domain §1.2): an editor writes, and somebody else publishes. */
export const newsroomRights = rights({
  'content.read': {
    says: ['查看内容', 'Read content', 'Consultar contenidos'],
    roles: [roleCode.editor, roleCode.publicAgency, roleCode.administrator],
  },
  'content.edit': {
    says: ['编写内容', 'Write content', 'Redactar contenidos'],
    roles: [roleCode.editor],
  },
  'content.publish': {
    says: [
      '发布、退回与撤下内容',
      'Publish, return and withdraw content',
      'Publicar, devolver y retirar contenidos',
    ],
    roles: [roleCode.editor, roleCode.publicAgency, roleCode.administrator],
  },
});

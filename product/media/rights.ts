import { roleCode, rights } from '#contract/rights';

/** Rights about the library of pictures: an editor keeps it, and somebody else agrees to what changes before readers. */
export const mediaRights = rights({
  'media.read': {
    says: ['查看图片库', 'See the picture library', 'Consultar la biblioteca de imágenes'],
    roles: [roleCode.editor, roleCode.publicAgency, roleCode.administrator],
  },
  'media.edit': {
    says: ['维护图片库', 'Keep the picture library', 'Mantener la biblioteca de imágenes'],
    roles: [roleCode.editor],
  },
  'media.approve': {
    says: ['同意更换已用图片', 'Agree to changes of pictures in use', 'Aprobar cambios de imágenes en uso'],
    roles: [roleCode.editor, roleCode.publicAgency, roleCode.administrator],
  },
});

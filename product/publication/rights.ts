import { roleCode, rights } from '#contract/rights';

/** Who says what the public reads of their published results, and who gives out keys for checks. */
export const publicationRights = rights({
  'result.present': {
    says: ['公开展示本人成果', 'Present one’s published results', 'Presentar los propios resultados'],
    roles: [roleCode.owner],
  },
  'verification.manage': {
    says: ['管理核验密钥', 'Give out keys for checks', 'Entregar claves de verificación'],
    roles: [roleCode.administrator],
    administers: 'system',
  },
});

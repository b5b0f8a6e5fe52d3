import { roleCode, rights } from '#contract/rights';

/** Who says what the public reads of their published results. */
export const publicationRights = rights({
  'result.present': {
    says: ['公开展示本人成果', 'Present one’s published results', 'Presentar los propios resultados'],
    roles: [roleCode.owner],
  },
});

import { roleCode, rights } from '#contract/rights';

/** Rights about texts that are used again. */
export const phrasesRights = rights({
  'phrase.share': {
    says: ['维护本单位常用语', 'Keep the organisation’s phrases', 'Mantener las frases de la organización'],
    roles: [roleCode.agency, roleCode.publicAgency],
  },
});

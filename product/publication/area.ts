import type { AreaManifest } from '#host/contributions';
import { publicationProblems } from './problems';
import served, { verificationKeyKind } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [publicationProblems],
  kinds: { verificationKey: verificationKeyKind },
  personalData: [
    {
      table: 'resultPresentation',
      of: ['approvedBy'],
      says: ['本人撰写的成果简介', 'Summaries written of results', 'Resúmenes de resultados'],
      fields: ['summaryZh', 'summaryEn', 'summaryEs', 'approvedAt', 'benefits'],
      newest: 'approvedAt',
      onErasure: 'archive',
    },
    {
      table: 'verificationKey',
      of: ['madeBy'],
      says: ['发放的核验密钥', 'Keys for checks given out', 'Claves de verificación entregadas'],
      fields: ['name', 'madeAt', 'revokedAt'],
      newest: 'madeAt',
      onErasure: 'archive',
    },
  ],
};
export default area;

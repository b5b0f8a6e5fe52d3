import type { AreaManifest } from '#host/contributions';
import { publicationProblems } from './problems';
import served from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [publicationProblems],
  personalData: [
    {
      table: 'resultPresentation',
      of: ['approvedBy'],
      says: ['本人撰写的成果简介', 'Summaries written of results', 'Resúmenes de resultados'],
      fields: ['summaryZh', 'summaryEn', 'summaryEs', 'approvedAt', 'benefits'],
      newest: 'approvedAt',
      onErasure: 'archive',
    },
  ],
};
export default area;

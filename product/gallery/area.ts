import type { AreaManifest } from '#host/contributions';
import { galleryProblems } from './problems';
import served, { articleKind } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [galleryProblems],
  kinds: { article: articleKind },
  noPersonalData: {
    article: 'authors and reviewers of the sample articles are invented',
    sample_transaction: 'whoever bought something in the sample transactions is invented',
  },
};
export default area;

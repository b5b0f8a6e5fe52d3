import type { AreaManifest } from '#host/contributions';
import { ownPages } from './own-pages';
import { phrasesProblems } from './problems';
import served, { phraseKind } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [phrasesProblems],
  ownPages,
  kinds: { phrase: phraseKind },
  personalData: [
    {
      table: 'phrase',
      of: ['personId'],
      says: ['常用语', 'Phrases', 'Frases habituales'],
      fields: ['kind', 'body', 'writtenAt'],
      newest: 'writtenAt',
      onErasure: 'removed',
    },
  ],
};
export default area;

import type { AreaManifest } from '#host/contributions';
import served, { codeItemKind, codeSetKind } from './server';

const area: AreaManifest = {
  calls: [served],
  kinds: { codeItem: codeItemKind, codeSet: codeSetKind },
  pageCalls: {
    'dictionaries/CodeSets': 'dictionaries.sets',
  },
};
export default area;

import type { AreaManifest } from '#host/contributions';
import { dictionaryProblems } from './problems';
import served, { codeItemKind, codeSetKind } from './server';

const area: AreaManifest = {
  calls: [served],
  problems: [dictionaryProblems],
  kinds: { codeItem: codeItemKind, codeSet: codeSetKind },
};
export default area;

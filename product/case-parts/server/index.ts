import { serve } from '#host/serve';
import { caseContents } from '../contract';
import { caseFiles } from './files';
import { partsOf } from './parts';

export type { AtCase } from './case';
export type { HeldFile } from './files';

export default serve(caseContents, {
  parts: (_, context) => partsOf(context),
  files: (_, context) => caseFiles(context),
});

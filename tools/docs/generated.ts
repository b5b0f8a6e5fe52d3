import { openApiOf } from '../../contract/openapi';
import { areas } from '../../start/areas';
import { workflowsDocument } from './workflows';

/** The documents that are printed from the code: path from the root → content. */
export const generated = (): Readonly<Record<string, string>> => ({
  'docs/generated/openapi.json': `${JSON.stringify(openApiOf(areas.map(({ area }) => area)), null, 1)}\n`,
  'docs/generated/workflows.md': workflowsDocument(),
});

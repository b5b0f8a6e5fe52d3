import { openApiOf } from '../../contract/openapi';
import { areas } from '../../start/areas';
import { callsDigest } from './calls';
import { workflowsDocument } from './workflows';

const all = areas.map(({ area }) => area);

/** What is printed from the code and kept in the repository: path from the root → content. */
export const generatedPages = (): Readonly<Record<string, string>> => ({
  'docs/generated/calls.txt': callsDigest(all),
  'docs/generated/workflows.md': workflowsDocument(),
});

/** What is printed for whoever asks, and not kept: what of it matters in a review, the digest of the calls shows. */
export const printed = (): Readonly<Record<string, string>> => ({
  'docs/generated/openapi.json': `${JSON.stringify(openApiOf(all), null, 1)}\n`,
});

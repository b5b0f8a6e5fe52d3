import type * as z from 'zod';
import type { Dossier } from '../../../applications/dossier';
import { EvidenceFacts, InformationFacts, PeopleFacts } from '../../../applications/web';

/** The application as an expert reads it. */
export const Application = ({ record }: { readonly record: z.output<typeof Dossier> }) => (
  <>
    <InformationFacts record={record} />
    {record.view !== 'summary' && <PeopleFacts record={record} />}
    {record.view !== 'summary' && <EvidenceFacts record={record} />}
  </>
);

import type * as z from 'zod';
import type { ApplicationDetails } from '#product/applications/details';
import { LabelMoment } from '#shell/dictionary/useDictionary';
import { EvidenceFacts, InformationFacts, PeopleFacts } from '#product/applications/web';

/** The application as an expert reads it. */
export const Application = ({
  record,
}: {
  readonly record: Exclude<z.output<typeof ApplicationDetails>, { view: 'returned' }>;
}) => (
  <LabelMoment value={record.submittedAt}>
    <InformationFacts record={record} />
    {record.view !== 'summary' && <PeopleFacts record={record} />}
    {record.view !== 'summary' && <EvidenceFacts record={record} />}
  </LabelMoment>
);

import type * as z from 'zod';
import type { WordKey } from '#contract/words';
import { Facts } from '#shell/pages/Facts';
import { useWords } from '#shell/words/say';
import type { Draft } from '../../application';
import { commitmentIds } from '../../commitments';
import type { FullDetails } from '../../details';
import { FileLink } from '#product/files/web';

type Whole = z.output<typeof FullDetails>;

/** What was agreed with the agency, and what was decided. */
export const CommissionFacts = ({ record }: { readonly record: Whole }) => (
  <Facts
    row={record}
    facts={[
      { field: 'assessorName', label: 'applicationScreens.assessor' },
      { field: 'contractNumber', label: 'applicationScreens.contractNumber' },
      { field: 'planStart', label: 'applicationScreens.planStart', as: 'day' },
      { field: 'planEnd', label: 'applicationScreens.planEnd', as: 'day' },
      { field: 'decisionReason', label: 'applicationScreens.reasonCode', as: { dictionary: 'rejectReason' } },
      { field: 'decisionText', label: 'applicationScreens.decision', wide: true },
      {
        field: 'decisionFileId',
        label: 'applicationScreens.terminationEvidence',
        draw: ({ decisionFileId }) => <FileLink id={decisionFileId} />,
      },
    ]}
  />
);

const FileList = ({ attachments }: Pick<Draft, 'attachments'>) => {
  const say = useWords();
  if (!attachments?.length) return '/';
  return (
    <ul>
      {attachments.map(({ kind, fileId, name }) => (
        <li key={fileId}>
          {say(`applicationScreens.attachment.${kind}`)} <FileLink id={fileId} name={name} />
        </li>
      ))}
    </ul>
  );
};
/** What was handed in with the form: whoever decides reads it. */
export const AttachedFiles = (record: Draft) => <FileList attachments={record.attachments} />;

const Sentences = ({ commitments }: Pick<Draft, 'commitments'>) => {
  const say = useWords();
  const isKnown = (id: string) => (commitmentIds as readonly string[]).includes(id);
  if (!commitments?.length) return '/';
  return (
    <ul>
      {commitments.map((id) => (
        <li key={id}>{isKnown(id) ? say(`applicationScreens.commitment.${id}` as WordKey) : id}</li>
      ))}
    </ul>
  );
};
/** What the applicant has given their word for; of a former version its name alone. */
export const GivenCommitments = (record: Draft) => <Sentences commitments={record.commitments} />;

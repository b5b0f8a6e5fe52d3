import { FileLink } from '#product/files/web';
import { Facts } from '#shell/pages/Facts';
import { useWords } from '#shell/words/say';
import type { Appeal } from '../../appeal';
import { looks, stateWords } from './status';

/** An appeal as it is read: what it is against, why, and what came of it. */
export const AppealFacts = ({ appeal }: { readonly appeal: Appeal }) => {
  const say = useWords();
  return (
    <Facts
      row={appeal}
      facts={[
        {
          field: 'decision',
          label: 'appeals.decision',
          draw: ({ decision }) => say(`appeals.decision.${decision}`),
        },
        { field: 'decisionAt', label: 'appeals.decisionAt', as: 'moment' },
        { field: 'ground', label: 'appeals.ground', as: { dictionary: 'rejectReason' } },
        {
          field: 'decisionFileId',
          label: 'appeals.decisionEvidence',
          draw: ({ decisionFileId }) => <FileLink id={decisionFileId} />,
        },
        { field: 'decisionText', label: 'appeals.decisionText', wide: true },
        { field: 'filedByName', label: 'appeals.filedBy' },
        { field: 'filedAt', label: 'appeals.filedAt', as: 'moment' },
        { field: 'reason', label: 'appeals.reason', wide: true },
        {
          field: 'files',
          label: 'appeals.files',
          wide: true,
          draw: ({ files }) =>
            files.length === 0 ? '/' : files.map((file) => <FileLink key={file.id} {...file} />),
        },
        { field: 'state', label: 'appeals.state', as: { status: looks, words: stateWords } },
        ...(appeal.state === 'open'
          ? ([{ field: 'dueAt', label: 'appeals.dueAt', as: 'day' }] as const)
          : ([
              { field: 'decidedAt', label: 'appeals.decidedAt', as: 'moment' },
              { field: 'decidedByName', label: 'appeals.decidedBy' },
              { field: 'outcomeReason', label: 'appeals.outcomeReason', wide: true },
            ] as const)),
      ]}
    />
  );
};

import { Alert } from 'antd';
import type * as z from 'zod';
import { momentText } from '#contract/formatters';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { useWords } from '#shell/words/say';
import type { FullDetails } from '#product/applications/details';
import { FileLink } from '#product/files/web';

type Proposal = NonNullable<z.output<typeof FullDetails>['proposal']>;

/** What is proposed, by whom and why, for whoever decides it. */
export const ProposalNotice = ({ proposal }: { readonly proposal: Proposal }) => {
  const say = useWords();
  const { kind, reasonCode, reason, fileId, byName, at } = proposal;
  return (
    <Alert
      type="warning"
      showIcon
      className="gap-below"
      title={say(`applicationScreens.${kind}Waits`, { name: byName, at: momentText(at) })}
      description={
        <>
          <p>
            <DictionaryTag dictionary="rejectReason" code={reasonCode} />: {reason}
          </p>
          <FileLink id={fileId} name={say('applicationScreens.terminationEvidence')} />
        </>
      }
    />
  );
};

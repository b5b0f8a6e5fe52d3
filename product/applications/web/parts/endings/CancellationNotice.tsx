import { Alert } from 'antd';
import type * as z from 'zod';
import { momentText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import type { SummaryDetails } from '#product/applications/details';

type Cancellation = NonNullable<z.output<typeof SummaryDetails>['cancellation']>;

/** That the owner asks to cancel, why, and who answers now: for everybody on the case. */
export const CancellationNotice = ({ cancellation }: { readonly cancellation: Cancellation }) => {
  const say = useWords();
  const { reason, feeNote, askedAt, escalatedAt } = cancellation;
  return (
    <Alert
      type="warning"
      showIcon
      className="gap-below"
      title={
        escalatedAt
          ? say('applicationScreens.cancellationEscalated', {
              asked: momentText(askedAt),
              at: momentText(escalatedAt),
            })
          : say('applicationScreens.cancellationWaits', { at: momentText(askedAt) })
      }
      description={
        <>
          <p>{reason}</p>
          {feeNote !== null && (
            <p>
              {say('applicationScreens.feeNote')}: {feeNote}
            </p>
          )}
        </>
      }
    />
  );
};

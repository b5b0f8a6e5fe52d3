import { Alert } from 'antd';
import type * as z from 'zod';
import { dayText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import type { FullDetails } from '#product/applications/details';
import { DecisionOf } from '#product/applications/web/forms';

type Whole = Pick<z.output<typeof FullDetails>, 'earlierRounds' | 'round'>;

/** Above the form of an application that was rejected and is applied for again: why it was. */
export const RejectionNotice = ({ whole: { earlierRounds, round } }: { readonly whole: Whole }) => {
  const say = useWords();
  const last = earlierRounds.find((each) => each.round === round - 1);
  if (!last?.decidedAt) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="gap-below"
      title={say('applicationScreens.rejectedBefore', { round: last.round, day: dayText(last.decidedAt) })}
      description={<DecisionOf round={last} />}
    />
  );
};

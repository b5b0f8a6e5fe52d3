import { Alert } from 'antd';
import { Link } from 'react-router';
import type * as z from 'zod';
import { useWords } from '#shell/words/say';
import type { FullDetails } from '#product/applications/details';

type Whole = Pick<z.output<typeof FullDetails>, 'previousApplicationId' | 'changes' | 'isMajorChange'>;

/** Of a re-evaluation: what its owner says has changed, and the way to the one before it. */
export const ReEvaluationNotice = ({
  whole: { previousApplicationId, changes, isMajorChange },
  mayOpen = true,
}: {
  readonly whole: Whole;
  /** Its reader reads the one before it, too. */
  readonly mayOpen?: boolean;
}) => {
  const say = useWords();
  if (previousApplicationId === null) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="gap-below"
      title={say('applicationScreens.changes')}
      description={
        <>
          {isMajorChange && <p>{say('applicationScreens.majorChange')}</p>}
          {changes && <p>{changes}</p>}
          {mayOpen && (
            <Link to={`/EvaluationManagement/detail?Id=${previousApplicationId}`}>
              {say('applicationScreens.openPrevious')}
            </Link>
          )}
        </>
      }
    />
  );
};

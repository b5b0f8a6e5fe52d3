import { Space } from 'antd';
import { Link } from 'react-router';
import type * as z from 'zod';
import { dayText } from '#contract/formatters';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import type { EarlierRound } from '#product/applications/details';
import { FileLink } from '#product/files/web';

type Earlier = z.output<typeof EarlierRound>;

/** Why a round ended, in the words of whoever decided, with the evidence. */
export const DecisionOf = ({ round: { reasonCode, reason, fileId } }: { readonly round: Earlier }) => {
  const say = useWords();
  if (reasonCode === null && reason === null) return '/';
  return (
    <>
      {reasonCode !== null && <DictionaryTag dictionary="rejectReason" code={reasonCode} />} {reason}
      {fileId !== null && <FileLink id={fileId} name={say('applicationScreens.terminationEvidence')} />}
    </>
  );
};

/** The rounds before the present one: what was decided, and the way to what was handed in and written, which can only be read. */
export const EarlierRounds = ({ rounds }: { readonly rounds: readonly Earlier[] }) => {
  const say = useWords();
  return (
    <SmallTable
      title="applicationScreens.earlierRounds"
      head={[
        'applicationScreens.round',
        'applicationScreens.decidedOn',
        'applicationScreens.decisionWhy',
        'applicationScreens.archived',
      ]}
      figures={['applicationScreens.round']}
      rows={rounds.map((each) => [
        each.round,
        each.decidedAt && dayText(each.decidedAt),
        <DecisionOf key="decision" round={each} />,
        (each.materialId ?? each.reportId) && (
          <Space key="archived">
            {each.materialId && (
              <Link to={`/EvaluationManagement/detailOriginal?Id=${each.materialId}`}>
                {say('applicationScreens.archivedMaterial')}
              </Link>
            )}
            {each.reportId && (
              <Link to={`/EvaluationManagement/reprotDetail?Id=${each.reportId}`}>
                {say('applicationScreens.archivedReport')}
              </Link>
            )}
          </Space>
        ),
      ])}
    />
  );
};

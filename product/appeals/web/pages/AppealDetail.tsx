import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { RecordPage } from '#shell/pages/RecordPage';
import { Transitions } from '#shell/pages/Transitions';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import { appealsApi } from '../calls';
import { AppealFacts } from '../parts/AppealFacts';
import { looks, standingOf, stateWords } from '../parts/status';
import { appealTransitions, revocationAppealTransitions } from '../parts/transitions';

/** One appeal: what it is against, why, what came of it, and what a reviewer may do with it now. */
const AppealDetail = ({ id }: OfRecord) => {
  const say = useWords();
  const found = useQuery(appealsApi.byId.query({ id }));
  const { data: appeal, isError, isPending } = found;
  if (isError && !appeal) return <NoRecord of={found} />;
  const table = appeal?.decision === 'revoke' ? revocationAppealTransitions : appealTransitions;
  return (
    <RecordPage
      loading={isPending}
      number={appeal?.applicationNumber ?? null}
      name={appeal?.achievementName ?? ''}
      {...(appeal && { status: { look: looks[appeal.state], word: stateWords[appeal.state] } })}
      {...(appeal && standingOf(appeal, say))}
      tabs={
        appeal ? [{ key: 'appeal', label: 'appeals.title', content: <AppealFacts appeal={appeal} /> }] : []
      }
      danger={appeal && <Transitions of={appeal} table={table} drawn={{}} apart />}
      actions={
        appeal && (
          <>
            {/* Reviewers read the case while the appeal waits. */}
            {appeal.state === 'open' && (
              <Link to={`/EvaluationManagement/detail?Id=${appeal.applicationId}`}>
                <Button>{say('appeals.application')}</Button>
              </Link>
            )}
            <Transitions of={appeal} table={table} drawn={{}} />
          </>
        )
      }
    />
  );
};
export default ofRecord(AppealDetail);

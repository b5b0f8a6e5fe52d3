import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { useWords } from '#shell/words/say';
import { applicationCodes } from '#product/dictionaries/application-status';
import { applicationsApi } from '../../calls';

/** What an application looked like when it was submitted, and why, for whoever takes it in (domain §9.4). */
export const SimilarTo = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const found = useQuery(applicationsApi.similar.query({ id }));
  const { data } = found;
  if (!data) return <AskAgainIfFailed of={found} what="applicationScreens.similarTitle" />;
  if (data.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="gap-below"
      title={say('applicationScreens.similarTitle')}
      description={
        <>
          <ul>
            {data.map(({ id: other, applicationNumber, achievementName, status, reason, score }, at) => {
              const name = [applicationNumber, achievementName].filter(Boolean).join(' ');
              return (
                <li key={`${name} ${reason} ${at}`}>
                  {reason}
                  {score < 1 && ` ${Math.round(score * 100)} %`} ·{' '}
                  {other ? (
                    <Link to={`/EvaluationManagement/detail?Id=${other}`}>{name}</Link>
                  ) : (
                    name || say('applicationScreens.duplicateElsewhere')
                  )}{' '}
                  {status && (
                    <DictionaryTag dictionary="applicationStatus" code={String(applicationCodes[status])} />
                  )}
                </li>
              );
            })}
          </ul>
          <p className="faint">{say('applicationScreens.similarHint')}</p>
        </>
      }
    />
  );
};

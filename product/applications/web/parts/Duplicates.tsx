import { Alert } from 'antd';
import { Link } from 'react-router';
import type * as z from 'zod';
import { useWords } from '#shell/words/say';
import type { applications } from '../../contract';

export type Matches = z.output<typeof applications.calls.checkDuplicate.gives>;

/** What looks the same, why, and what can be done about it: before a signing code is asked for (domain §4.5). */
export const Duplicates = ({ matches }: { readonly matches: Matches }) => {
  const say = useWords();
  if (matches.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={say('applicationScreens.duplicates')}
      description={
        <>
          <ul>
            {matches.map(({ id, applicationNumber, achievementName, reason }) => {
              const name = [applicationNumber, achievementName].filter(Boolean).join(' ');
              return (
                <li key={`${id} ${name} ${reason}`}>
                  {reason}：{' '}
                  {id ? (
                    <Link to={`/EvaluationManagement/detail?Id=${id}`}>{name}</Link>
                  ) : (
                    name || say('applicationScreens.duplicateElsewhere')
                  )}
                </li>
              );
            })}
          </ul>
          <p>{say('applicationScreens.duplicateWay')}</p>
        </>
      }
    />
  );
};

import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod';
import { useWords } from '#shell/words/say';
import type { applications } from '#product/applications/contract';

export type Matches = z.output<typeof applications.calls.checkDuplicate.gives>;

interface DuplicatesProps {
  readonly matches: Matches;
  /** Goes on all the same, where nothing decisive was found. */
  readonly onGoOn?: () => void;
}

/**
 * What looks the same or alike, why, and what can be done about it: while one types, and before a signing code is asked for
 * (domain §4.5, §9.4). What is only alike keeps nobody from going on.
 */
export const Duplicates = ({ matches, onGoOn }: DuplicatesProps) => {
  const say = useWords();
  const place = useRef<HTMLDivElement>(null);
  const isAsked = onGoOn !== undefined;
  useEffect(() => {
    // The button that asked stands at the foot of a long form.
    if (isAsked && matches.length > 0) place.current?.scrollIntoView({ block: 'center' });
  }, [isAsked, matches]);
  if (matches.length === 0) return null;
  const isDecisive = matches.some((match) => match.isDecisive);
  return (
    <div ref={place}>
      <Alert
        type={isDecisive ? 'error' : 'warning'}
        showIcon
        role={isDecisive ? 'alert' : 'status'}
        className="gap-below"
        title={say(isDecisive ? 'applicationScreens.duplicates' : 'applicationScreens.alike')}
        {...(onGoOn &&
          !isDecisive && {
            action: (
              <Button size="small" onClick={onGoOn}>
                {say('applicationScreens.alikeGoOn')}
              </Button>
            ),
          })}
        description={
          <>
            <ul>
              {matches.map(({ id, applicationNumber, achievementName, reason, score }) => {
                const name = [applicationNumber, achievementName].filter(Boolean).join(' ');
                return (
                  <li key={`${id} ${name} ${reason}`}>
                    {reason}：{' '}
                    {id ? (
                      <Link to={`/EvaluationManagement/detail?Id=${id}`}>{name}</Link>
                    ) : (
                      name || say('applicationScreens.duplicateElsewhere')
                    )}
                    {score < 1 && ` · ${Math.round(score * 100)} %`}
                  </li>
                );
              })}
            </ul>
            <p>{say(isDecisive ? 'applicationScreens.duplicateWay' : 'applicationScreens.alikeWay')}</p>
          </>
        }
      />
    </div>
  );
};

import { Link } from 'react-router';
import type * as z from 'zod';
import { dayText } from '#contract/formatters';
import type { WordKey } from '#contract/words';
import { StatusTag } from '#shell/look/StatusTag';
import { ForeignTitle } from '#shell/parts/ForeignTitle';
import { useWords } from '#shell/words/say';
import type { Awaited } from '../../contract';

/** Cases that lie with somebody else: how far each is, who has it until when, and when it will be over. */
export const AwaitedList = ({ cases }: { readonly cases: readonly z.output<typeof Awaited>[] }) => {
  const say = useWords();
  return (
    <ul className="tasks">
      {cases.map((each) => (
        <li key={each.id} className="tasks__row tasks__row--awaited">
          <Link className="tasks__title" to={each.url}>
            <ForeignTitle title={each.title} english={each.english} />
          </Link>
          <span className="tasks__number">{each.number}</span>
          <span>
            {say('tasks.awaitedFrom', {
              stage: say(`applicationScreens.stage.${each.stage}` as WordKey),
              name: each.holderName || say(`applicationScreens.holder.${each.holder}` as WordKey),
            })}
          </span>
          {each.isOverdue ? (
            <StatusTag status="rejected">{say('tasks.overdue')}</StatusTag>
          ) : (
            <span className="tasks__due">{each.dueAt && `${say('tasks.due')} ${dayText(each.dueAt)}`}</span>
          )}
          <span className="tasks__due">
            {each.expectedOn && say('tasks.expected', { day: each.expectedOn })}
          </span>
        </li>
      ))}
    </ul>
  );
};

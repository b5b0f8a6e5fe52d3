import { Link } from 'react-router';
import type * as z from 'zod';
import type { WordKey } from '#contract/words';
import { StatusTag } from '#shell/look/StatusTag';
import { dayText } from '#contract/formatters';
import { useWords } from '#shell/words/say';
import type { Task } from '../../contract';

type Waiting = z.output<typeof Task>;
const soonMilliseconds = 2 * 86_400_000;

const pressing = ({ dueAt, overdue }: Waiting) => {
  if (dueAt === null) return { look: 'draft' as const, word: 'tasks.noDeadline' as const };
  if (overdue) return { look: 'rejected' as const, word: 'tasks.overdue' as const };
  const isSoon = Date.parse(dueAt) - Date.now() < soonMilliseconds;
  return isSoon
    ? { look: 'returned' as const, word: 'tasks.dueSoon' as const }
    : { look: 'progress' as const, word: 'tasks.inTime' as const };
};

/** What waits, the most pressing first; the whole row leads to the record. */
export const TaskList = ({ tasks }: { readonly tasks: readonly Waiting[] }) => {
  const say = useWords();
  return (
    <ul className="tasks">
      {tasks.map((task) => {
        const { look, word } = pressing(task);
        return (
          <li key={`${task.objectId} ${task.step}`} className="tasks__row">
            <span className="tasks__step">{say(`tasks.step.${task.step}` as WordKey)}</span>
            <Link className="tasks__title" to={task.url}>
              {task.title}
              {task.expertNumber !== null && ` · ${say('tasks.expertNumber', { number: task.expertNumber })}`}
            </Link>
            <span className="tasks__number">{task.number}</span>
            {task.dueAt === null ? <span /> : <StatusTag status={look}>{say(word)}</StatusTag>}
            <span className="tasks__due">{task.dueAt === null ? '' : dayText(task.dueAt)}</span>
          </li>
        );
      })}
    </ul>
  );
};

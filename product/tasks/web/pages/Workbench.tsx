import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useId } from 'react';
import { EmptyList } from '#shell/list/EmptyList';
import { Printable } from '#shell/print/Printable';
import { PrintButton } from '#shell/print/PrintButton';
import { useWords } from '#shell/words/say';
import { tasksApi } from '../calls';
import '../desk.css';
import { NoticeList } from '../parts/NoticeList';
import { TaskList } from '../parts/TaskList';

/** The first page of everybody's day: what waits for me, by its deadline, and what I was told. */
const Workbench = () => {
  const say = useWords();
  const notices = useId();
  const workbench = useQuery(tasksApi.waiting.query({}));
  const waiting = workbench.data?.tasks ?? [];
  return (
    <Printable title={say('tasks.waiting')}>
      <div className="page__body">
        <header className="page__head">
          <h1>{say('tasks.waiting')}</h1>
          <div className="page__actions">
            <PrintButton disabled={workbench.isPending} />
          </div>
        </header>
        <section className="card" aria-label={say('tasks.waiting')}>
          {workbench.isPending ? (
            <Skeleton active title={false} paragraph={{ rows: 3 }} />
          ) : waiting.length > 0 ? (
            <TaskList tasks={waiting} />
          ) : (
            <EmptyList
              narrowed={false}
              says="tasks.nothingWaits"
              {...(workbench.isError && { onRetry: () => void workbench.refetch() })}
            />
          )}
        </section>
        <section className="card" aria-labelledby={notices}>
          <h2 id={notices}>{say('tasks.notices')}</h2>
          <NoticeList />
        </section>
      </div>
    </Printable>
  );
};
export default Workbench;

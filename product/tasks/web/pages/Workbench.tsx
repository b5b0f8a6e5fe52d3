import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { EmptyList } from '../../../../shell/list/EmptyList';
import { useWords } from '../../../../shell/words/say';
import { tasksApi } from '../calls';
import '../desk.css';
import { NoticeList } from '../parts/NoticeList';
import { TaskList } from '../parts/TaskList';

/** The first page of everybody's day: what waits for me, by its deadline, and what I was told. */
const Workbench = () => {
  const say = useWords();
  const desk = useQuery(tasksApi.waiting.query({}));
  const waiting = desk.data?.tasks ?? [];
  return (
    <div className="page">
      <div className="page__body">
        <h1>{say('tasks.waiting')}</h1>
        <section className="card" aria-label={say('tasks.waiting')}>
          {desk.isPending ? (
            <Skeleton active paragraph={{ rows: 3 }} />
          ) : waiting.length > 0 ? (
            <TaskList tasks={waiting} />
          ) : (
            <EmptyList
              narrowed={false}
              says="tasks.nothingWaits"
              {...(desk.isError && { onRetry: () => void desk.refetch() })}
            />
          )}
        </section>
        <section className="card" aria-labelledby="notices">
          <h2 id="notices">{say('tasks.notices')}</h2>
          <NoticeList />
        </section>
      </div>
    </div>
  );
};
export default Workbench;

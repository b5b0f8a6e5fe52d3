import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { WordKey } from '#contract/words';
import { EmptyList } from '#shell/list/EmptyList';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { Printable } from '#shell/print/Printable';
import { PrintButton } from '#shell/print/PrintButton';
import { StatusTag } from '#shell/look/StatusTag';
import { useShortcuts } from '#shell/state/keys';
import { useWords } from '#shell/words/say';
import { tasksApi } from '../calls';
import '../desk.css';
import { AwaitedList } from '../parts/AwaitedList';
import { Figures } from '../parts/Figures';
import { NoticeList } from '../parts/NoticeList';
import { TaskList } from '../parts/TaskList';

/** What says how the platform does rather than one's own work. */
const platformFigures = new Set(['overdueClocks', 'messagesFailed', 'messagesQueued', 'registrations']);

/**
 * The first page of everybody's day: what waits for me, by its deadline, what I wait for and who has it, figures of my work,
 * what I was told; where there is nothing yet, where to begin; for administrators, what is wrong with the platform.
 */
const Workbench = () => {
  const say = useWords();
  const notices = useId();
  const workbench = useQuery(tasksApi.waiting.query({}));
  const waiting = workbench.data?.tasks ?? [];
  const around = useQuery(tasksApi.workbench.query({}));
  const { awaited = [], figures = [], firstSteps = [], degraded = null } = around.data ?? {};
  const navigate = useNavigate();
  const [first] = waiting;
  const next = () => void (first && navigate(first.url));
  useShortcuts(first ? [{ keys: 'n', says: 'tasks.next', run: next }] : []);
  const isNew = workbench.isSuccess && waiting.length === 0 && awaited.length === 0;
  const platform = figures.filter(({ name }) => platformFigures.has(name));
  const own = figures.filter(({ name }) => !platformFigures.has(name));
  return (
    <Printable title={say('tasks.waiting')}>
      <div className="page__body">
        <header className="page__head">
          <h1>{say('tasks.waiting')}</h1>
          <div className="page__actions">
            {first && (
              <Button type="primary" onClick={next}>
                {say('tasks.next')}
              </Button>
            )}
            <PrintButton disabled={workbench.isPending} />
          </div>
        </header>
        <section className="card" aria-label={say('tasks.waiting')}>
          {!workbench.data ? (
            <PartAwaited of={workbench} rows={3} />
          ) : waiting.length > 0 ? (
            <TaskList tasks={waiting} />
          ) : (
            <EmptyList narrowed={false} says="tasks.nothingWaits" />
          )}
        </section>
        {isNew && firstSteps.length > 0 && (
          <Part title="tasks.firstSteps">
            <ul className="tasks">
              {firstSteps.map(({ name, url }) => (
                <li key={name} className="tasks__step">
                  <Link to={url}>{say(`tasks.first.${name}` as WordKey)}</Link>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {degraded && (
          <Part title="tasks.platform">
            <p className="tasks__health">
              {degraded.length === 0 ? (
                <StatusTag status="passed">{say('tasks.platformWell')}</StatusTag>
              ) : (
                degraded.map((each) => (
                  <StatusTag key={each} status="rejected">
                    {say(`tasks.degraded.${each}` as WordKey)}
                  </StatusTag>
                ))
              )}
            </p>
            <Figures figures={platform} />
          </Part>
        )}
        {awaited.length > 0 && (
          <Part title="tasks.awaited">
            <AwaitedList cases={awaited} />
          </Part>
        )}
        {own.length > 0 && (
          <Part title="tasks.figures">
            <Figures figures={degraded ? own : [...own, ...platform]} />
          </Part>
        )}
        <section className="card" aria-labelledby={notices}>
          <h2 id={notices}>{say('tasks.notices')}</h2>
          <NoticeList />
        </section>
      </div>
    </Printable>
  );
};

const Part = ({ title, children }: { readonly title: WordKey; readonly children: ReactNode }) => {
  const say = useWords();
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{say(title)}</h2>
      {children}
    </section>
  );
};
export default Workbench;

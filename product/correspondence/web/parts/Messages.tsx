import { Alert, Segmented } from 'antd';
import { useId } from 'react';
import { useNarrow } from '#shell/frame/useNarrow';
import { useRetainedState } from '#shell/frame/useRetainedState';
import { useOnPaper } from '#shell/print/printing';
import { useWords } from '#shell/words/say';
import type { Circle } from '../../circles';
import { useCircles } from '../useCircles';
import { Composer } from './Composer';
import { MessageList } from './MessageList';
import './messages.css';

/** The messages about a case: first who reads, then what is written there (domain §4.1, detail). */
export const Messages = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const heading = useId();
  const onPaper = useOnPaper();
  const isNarrow = useNarrow();
  const { data } = useCircles(id);
  const [chosen, choose] = useRetainedState<Circle | null>('messages.circle', null);
  const circles = data?.circles ?? [];
  // Where there is one circle alone nothing is to be chosen.
  const open = circles.find(({ name }) => name === chosen) ?? (circles.length === 1 ? circles[0] : undefined);
  if (!data || circles.length === 0) return null;
  return (
    <div className="messages">
      <h3 id={heading} className="messages__heading">
        {say('correspondence.circle')}
      </h3>
      <Segmented<Circle | ''>
        aria-labelledby={heading}
        vertical={isNarrow}
        className="messages__circles"
        value={open?.name ?? ''}
        onChange={(name) => name !== '' && choose(name)}
        options={circles.map(({ name, unread }) => ({
          value: name,
          label: (
            <>
              {say(`correspondence.circle.${name}`)}
              {unread > 0 && (
                <span className="messages__unread"> {say('correspondence.unread', { count: unread })}</span>
              )}
            </>
          ),
        }))}
      />
      {!open && <p className="faint messages__choose">{say('correspondence.chooseFirst')}</p>}
      {open && (
        <>
          <p className="faint">
            {say('correspondence.readersAre', {
              readers: open.readers
                .map((part) => say(`correspondence.part.${part}`))
                .join(say('shell.listMark')),
            })}
          </p>
          <MessageList key={open.name} id={id} circle={open.name} unread={open.unread} />
          {data.isClosed ? (
            <Alert type="info" showIcon title={say('correspondence.closed')} />
          ) : (
            !onPaper && <Composer key={`to ${open.name}`} id={id} circle={open.name} />
          )}
        </>
      )}
    </div>
  );
};

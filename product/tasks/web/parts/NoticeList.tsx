import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { WordKey } from '../../../../contract/words';
import { useDo } from '../../../../shell/client/useDo';
import { momentText } from '../../../../contract/formatters';
import { EmptyList } from '../../../../shell/list/EmptyList';
import { useWords } from '../../../../shell/words/say';
import { tasksApi } from '../calls';

/** The last notices, each in the reader's language; an unread one can be marked as read. */
export const NoticeList = () => {
  const say = useWords();
  const perform = useDo();
  const notices = useQuery(tasksApi.notices.query({ pageSize: 20 }));
  const rows = notices.data?.rows ?? [];
  if (rows.length === 0) return <EmptyList narrowed={false} says="tasks.noNotices" />;
  return (
    <ul className="notices">
      {rows.map((notice) => (
        <li key={notice.id} className={notice.isRead ? 'notices__row' : 'notices__row notices__row--unread'}>
          <time dateTime={notice.createdAt}>{momentText(notice.createdAt)}</time>
          <p>{say(notice.kind as WordKey, notice.values)}</p>
          {!notice.isRead && (
            <Button
              type="link"
              size="small"
              onClick={() => void perform(tasksApi.readNotice, { id: notice.id })}
            >
              {say('tasks.markRead')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};

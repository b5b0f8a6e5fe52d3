import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useDo } from '#shell/client/useDo';
import { workbenchPath } from '#shell/router/paths';
import { useWords } from '#shell/words/say';
import { tasksApi } from '../calls';
import { NoticeList } from './NoticeList';
import '../desk.css';

/** What the bell opens: the last notices, each leading to its record. */
const NoticePanel = ({ onGo }: { readonly onGo: () => void }) => {
  const say = useWords();
  const navigate = useNavigate();
  const perform = useDo();
  const { data } = useQuery(tasksApi.notices.query({ pageSize: 1, unreadOnly: true }));
  const unread = data?.total ?? 0;
  return (
    <section className="notice-panel" aria-label={say('tasks.notices')}>
      <header className="notice-panel__head">
        <strong>{say('tasks.notices')}</strong>
        <span className="faint">{say('tasks.unread', { count: unread })}</span>
        <Button
          type="link"
          size="small"
          disabled={unread === 0}
          onClick={() => void perform(tasksApi.readNotices, {})}
        >
          {say('tasks.markAllRead')}
        </Button>
      </header>
      <div className="notice-panel__list">
        <NoticeList onGo={onGo} />
      </div>
      <Button
        type="link"
        block
        onClick={() => {
          onGo();
          void navigate(workbenchPath);
        }}
      >
        {say('tasks.toWorkbench')}
      </Button>
    </section>
  );
};
export default NoticePanel;

import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import type { WordKey } from '#contract/words';
import { useDo } from '#shell/client/useDo';
import { Ago } from '#shell/parts/Ago';
import { EmptyList } from '#shell/list/EmptyList';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useLanguage, useWords, wholeLanguage } from '#shell/words/say';
import { tasksApi } from '../calls';

/** The last notices, each in the reader's language. Following one to its record reads it; so does saying so. */
export const NoticeList = ({ onGo }: { readonly onGo?: () => void }) => {
  const say = useWords();
  const perform = useDo();
  const notices = useQuery(tasksApi.notices.query({ pageSize: 20 }));
  // What a notice says is none of the first page's own words: any area may have sent it.
  const words = useQuery({
    queryKey: ['wholeLanguage', useLanguage()],
    queryFn: async () => (await wholeLanguage(), true),
    staleTime: Infinity,
  });
  if (!notices.data || !words.data) return <PartAwaited of={words.isError ? words : notices} rows={4} />;
  const { rows } = notices.data;
  if (rows.length === 0) return <EmptyList narrowed={false} says="tasks.noNotices" />;
  const read = (id: string) => void perform(tasksApi.readNotice, { id });
  return (
    <ul className="notices">
      {rows.map((notice) => {
        const sentence = say(notice.kind as WordKey, notice.values);
        const follow = () => {
          if (!notice.isRead) read(notice.id);
          onGo?.();
        };
        return (
          <li
            key={notice.id}
            className={notice.isRead ? 'notices__row' : 'notices__row notices__row--unread'}
          >
            <Ago at={notice.createdAt} exact />
            <p>
              {notice.url ? (
                <Link to={notice.url} onClick={follow}>
                  {sentence}
                </Link>
              ) : (
                sentence
              )}
            </p>
            {!notice.isRead && (
              <Button type="link" size="small" className="screen-only" onClick={() => read(notice.id)}>
                {say('tasks.markRead')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};

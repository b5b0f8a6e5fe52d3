import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import type { Circle } from '../../circles';
import { correspondenceApi } from '../calls';
import { everyMilliseconds } from '../useCircles';
import { Message } from './Message';
import { useInView } from './useInView';

interface MessageListProps {
  readonly id: string;
  readonly circle: Circle;
  readonly unread: number;
}

/** The messages of a circle, the newest last, as a conversation is read; earlier ones are fetched when they are asked for. */
export const MessageList = ({ id, circle, unread }: MessageListProps) => {
  const say = useWords();
  const perform = useDo();
  const [keyword, setKeyword] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const isInView = useInView(end);
  const asked = { id, circle, ...(keyword && { keyword }) };
  const found = useInfiniteQuery({
    queryKey: correspondenceApi.list.query(asked).queryKey,
    queryFn: ({ pageParam, signal }) =>
      correspondenceApi.list(
        { ...asked, ...(pageParam && { before: pageParam }) },
        { signal, background: true },
      ),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.id : undefined),
    refetchInterval: everyMilliseconds,
    meta: { quiet: true },
  });
  const messages = (found.data?.pages ?? []).flatMap((page) => page.messages).toReversed();
  const newest = messages.at(-1)?.writtenAt;
  useEffect(() => {
    if (!isInView || unread === 0 || keyword !== '' || newest === undefined) return;
    void perform(correspondenceApi.markRead, { id, circle, until: newest });
  }, [isInView, unread, keyword, newest, perform, id, circle]);
  if (!found.data) return <PartAwaited of={found} rows={3} />;
  return (
    <>
      <Input.Search
        allowClear
        className="messages__search screen-only"
        placeholder={say('correspondence.search')}
        aria-label={say('correspondence.search')}
        maxLength={60}
        onSearch={(text) => setKeyword(text.trim())}
      />
      {found.hasNextPage && (
        <Button
          type="link"
          className="screen-only"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {say('correspondence.earlier')}
        </Button>
      )}
      {messages.length === 0 && (
        <p className="faint messages__none">{say(`correspondence.none${keyword ? 'Found' : ''}`)}</p>
      )}
      <ol className="messages__list" aria-label={say(`correspondence.circle.${circle}`)}>
        {messages.map((message) => (
          <Message key={message.id} caseId={id} circle={circle} message={message} />
        ))}
      </ol>
      <div ref={end} />
    </>
  );
};

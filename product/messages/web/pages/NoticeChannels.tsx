import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { mayBeTextMessage, type Channels, type NoticeCause } from '../../channels';
import { messagesApi } from '../calls';

const wayWords = { mail: 'messages.mail', textMessage: 'messages.sms' } as const;

interface WayProps {
  readonly cause: NoticeCause;
  readonly way: keyof Channels;
  readonly channels: Channels;
  readonly onChoose: (cause: NoticeCause, channels: Channels) => void;
}

const Way = ({ cause, way, channels, onChoose }: WayProps) => {
  const say = useWords();
  return (
    <Checkbox
      checked={channels[way]}
      aria-label={`${say(`messages.cause.${cause}`)} ${say(wayWords[way])}`}
      onChange={({ target }) => onChoose(cause, { ...channels, [way]: target.checked })}
    />
  );
};

/** By which ways one hears of what needs one, for each kind of notice; each choice holds at once (domain §3.5). */
const NoticeChannels = () => {
  const say = useWords();
  const perform = useDo();
  const found = useQuery(messagesApi.channels.query({}));
  /** What was chosen here: it is seen at once, and taken back where the server refuses it. */
  const [chosen, setChosen] = useState<Readonly<Partial<Record<NoticeCause, Channels | undefined>>>>({});
  /** One choice after the other, so that the last one holds. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const choose = (cause: NoticeCause, channels: Channels): void => {
    setChosen((all) => ({ ...all, [cause]: channels }));
    const asked = { channels: [{ cause, ...channels }] };
    turn.current = turn.current.then(async () => {
      if (await perform(messagesApi.chooseChannels, asked, 'messages.channelsSaved')) return;
      // Another choice of the same kind may have followed.
      setChosen((all) => (all[cause] === channels ? { ...all, [cause]: undefined } : all));
    });
  };
  if (!found.data) return <PageAwaited of={found} />;
  const rows = found.data.map(({ cause, mail, textMessage }) => {
    const isDigest = cause === 'digest';
    const of = { cause, channels: chosen[cause] ?? { mail, textMessage }, onChoose: choose };
    return [
      <span key="kind">
        {say(`messages.cause.${cause}`)}
        {isDigest && <div className="faint">{say('messages.digestHint')}</div>}
      </span>,
      isDigest ? '/' : say('messages.always'),
      <Way key="mail" {...of} way="mail" />,
      mayBeTextMessage(cause) && <Way key="text" {...of} way="textMessage" />,
    ].map((cell) => cell || '/');
  });
  return (
    <div className="page__body">
      <header className="page__head">
        <h1>{say('messages.channels')}</h1>
      </header>
      <section className="card">
        <p className="faint">{say('messages.channelsHint')}</p>
        <SmallTable
          head={['messages.noticeKind', 'messages.onDesk', 'messages.mail', 'messages.sms']}
          rows={rows}
        />
      </section>
    </div>
  );
};
export default NoticeChannels;

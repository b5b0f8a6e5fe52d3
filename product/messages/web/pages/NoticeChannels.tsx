import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { mayBeTextMessage, type Channels, type NoticeCause } from '../../channels';
import { messagesApi } from '../calls';

const wayWords = { mail: 'messages.mail', textMessage: 'messages.sms' } as const;

interface WayProps {
  readonly channel: Channels & { readonly cause: NoticeCause };
  readonly way: keyof Channels;
}

/** One choice: it is seen at once, and taken back where the server refuses it. */
const Way = ({ channel, way }: WayProps) => {
  const say = useWords();
  const perform = useDo();
  const [chosen, setChosen] = useState(channel[way]);
  const choose = async (wanted: boolean): Promise<void> => {
    setChosen(wanted);
    const channels = [{ ...channel, [way]: wanted }];
    const kept = await perform(messagesApi.chooseChannels, { channels }, 'messages.channelsSaved');
    if (!kept) setChosen(!wanted);
  };
  return (
    <Checkbox
      checked={chosen}
      aria-label={`${say(`messages.cause.${channel.cause}`)} ${say(wayWords[way])}`}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
};

/** By which ways one hears of what needs one, for each kind of notice; each choice holds at once (domain §3.5). */
const NoticeChannels = () => {
  const say = useWords();
  const { data } = useQuery(messagesApi.channels.query({}));
  if (!data) return <div className="page__body" aria-busy="true" />;
  const rows = data.map((channel) => {
    const isDigest = channel.cause === 'digest';
    return [
      <span key="kind">
        {say(`messages.cause.${channel.cause}`)}
        {isDigest && <div className="faint">{say('messages.digestHint')}</div>}
      </span>,
      isDigest ? '/' : say('messages.always'),
      <Way key="mail" channel={channel} way="mail" />,
      mayBeTextMessage(channel.cause) && <Way key="text" channel={channel} way="textMessage" />,
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

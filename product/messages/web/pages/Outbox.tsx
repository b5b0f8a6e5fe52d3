import { useQuery } from '@tanstack/react-query';
import { Ago } from '#shell/parts/Ago';
import { EmptyList } from '#shell/list/EmptyList';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { messagesApi } from '../calls';
import '../outbox.css';

/** What the demonstration would have sent, newest first. */
const Outbox = () => {
  const say = useWords();
  const outbox = useQuery({ ...messagesApi.outbox.query({}), refetchInterval: 5_000 });
  const messages = outbox.data;
  return (
    <div className="page">
      <div className="page__body">
        <h1>{say('messages.outbox')}</h1>
        <p className="faint">{say('messages.outboxHint')}</p>
        {!messages ? (
          <PartAwaited of={outbox} />
        ) : messages.length === 0 ? (
          <EmptyList narrowed={false} says="messages.outboxEmpty" />
        ) : (
          // Nothing in it takes the keys: it takes them itself, or a long one could not be gone through by them.
          <ol className="outbox" reversed tabIndex={0} aria-label={say('messages.outbox')}>
            {messages.map((message, at) => (
              <li key={`${message.at} ${at}`} className="card outbox__message">
                <p className="outbox__head">
                  <Ago at={message.at} exact />
                  <span>{say(message.channel === 'sms' ? 'messages.sms' : 'messages.mail')}</span>
                  <span>
                    {say('messages.to')} {message.to}
                  </span>
                </p>
                <h2>{message.subject}</h2>
                <p className="outbox__text">{message.text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
};
export default Outbox;

import { useQuery } from '@tanstack/react-query';
import { Mentions } from 'antd';
import { useRef, type ComponentRef } from 'react';
import { insertInto } from '#shell/form/insert';
import { useRecordName } from '#shell/frame/page';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { Phrases } from '#shell/parts/Phrases';
import { useWords } from '#shell/words/say';
import type { Circle } from '../../circles';
import { correspondenceApi } from '../calls';

/** How long a message is at most, in characters. */
const most = 2000;

const usePeople = (id: string, circle: Circle) =>
  useQuery({ ...correspondenceApi.mentionable.query({ id, circle }), staleTime: 60_000 });

/** Whom a text mentions, of those that may be: their names after an «@». */
export const useMentioned = (id: string, circle: Circle): ((body: string) => string[]) => {
  const { data: people = [] } = usePeople(id, circle);
  return (body) => people.filter(({ name }) => body.includes(`@${name}`)).map((each) => each.id);
};

interface MessageFieldProps {
  readonly id: string;
  readonly circle: Circle;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
}

/** A message as it is typed; «@» offers those who read the circle. What is too long stays, marked with its count. */
export const MessageField = ({ id, circle, label, value, onChange, onSend }: MessageFieldProps) => {
  const say = useWords();
  const found = usePeople(id, circle);
  const field = useRef<ComponentRef<typeof Mentions>>(null);
  const about = useRecordName();
  const isTooLong = value.length > most;
  return (
    <>
      <Mentions
        ref={field}
        aria-label={label}
        placeholder={label}
        rows={3}
        value={value}
        onChange={onChange}
        status={isTooLong ? 'error' : ''}
        options={(found.data ?? []).map(({ name, part, ...person }) => ({
          key: person.id,
          value: name,
          label: `${name} · ${say(`correspondence.part.${part}`)}`,
        }))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSend();
        }}
      />
      <AskAgainIfFailed of={found} what="correspondence.mentionable" />
      <Phrases
        kind="message"
        about={about}
        text={value}
        onChoose={(phrase) => insertInto(field.current?.textarea, value, phrase, onChange)}
      />
      {isTooLong && (
        <span role="alert" className="messages__too-long">
          {value.length} / {most}
        </span>
      )}
    </>
  );
};

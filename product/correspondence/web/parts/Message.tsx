import type * as z from 'zod';
import { Button } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { Ago } from '#shell/parts/Ago';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import type { Circle } from '../../circles';
import type { CaseMessage } from '../../contract';
import { correspondenceApi } from '../calls';
import { MessageField, useMentioned } from './MessageField';

type Shown = z.output<typeof CaseMessage>;
interface MessageProps {
  readonly caseId: string;
  readonly circle: Circle;
  readonly message: Shown;
}

/** A text with those it mentions lifted out. */
const Body = ({ body, mentions }: Pick<Shown, 'body' | 'mentions'>) => {
  const names = mentions.map(({ name }) => `@${name}`);
  if (names.length === 0) return body;
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return body.split(new RegExp(`(${escaped.join('|')})`)).map((piece, at) => {
    const mentioned = mentions.find(({ name }) => piece === `@${name}`);
    return mentioned ? (
      <mark key={at} className={mentioned.isMe ? 'messages__me' : 'messages__mention'}>
        {piece}
      </mark>
    ) : (
      piece
    );
  });
};

/** One message: who wrote it as what, who has read it, and what its author may still do. */
export const Message = ({ caseId, circle, message }: MessageProps) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const mentioned = useMentioned(caseId, circle);
  const [edited, setEdited] = useState<string | null>(null);
  const { id, isOwn, withdrawnAt } = message;
  const save = async (): Promise<void> => {
    const body = edited?.trim() ?? '';
    if (body === '') return;
    const input = { id, body, mentions: mentioned(body) };
    if (await perform(correspondenceApi.edit, input, 'correspondence.changed')) setEdited(null);
  };
  const withdraw = (): void =>
    confirm({
      title: 'correspondence.withdrawQuestion',
      okText: 'correspondence.withdraw',
      danger: true,
      run: () => perform(correspondenceApi.withdraw, { id }, 'correspondence.withdrawn'),
    });
  const readers = message.readBy.map(({ name, part }) => name || say(`correspondence.part.${part}`));
  return (
    <li className={isOwn ? 'messages__one messages__one--own' : 'messages__one'}>
      <div className="messages__head">
        <strong>{message.authorName}</strong>{' '}
        <span className="faint">
          {say(`correspondence.part.${message.part}`)} · <Ago at={message.writtenAt} exact="minute" />{' '}
          {message.editedAt && say('correspondence.changedMark')}
        </span>
      </div>
      {withdrawnAt ? (
        <p className="faint messages__body">{say('correspondence.withdrawnMark')}</p>
      ) : edited === null ? (
        <p className="messages__body">
          <Body body={message.body} mentions={message.mentions} />
        </p>
      ) : (
        <MessageField
          id={caseId}
          circle={circle}
          label={say('correspondence.body')}
          value={edited}
          onChange={setEdited}
          onSend={() => void save()}
        />
      )}
      <div className="messages__tools">
        {isOwn && !withdrawnAt && (
          <span className="faint">
            {readers.length > 0
              ? say('correspondence.readBy', { readers: [...new Set(readers)].join(say('shell.listMark')) })
              : say('correspondence.readByNone')}
          </span>
        )}
        {edited === null ? (
          <>
            {message.editUntil && (
              <Button
                type="link"
                size="small"
                className="screen-only"
                onClick={() => setEdited(message.body)}
              >
                {say('correspondence.edit')}
              </Button>
            )}
            {message.mayWithdraw && (
              <Button type="link" size="small" danger className="screen-only" onClick={withdraw}>
                {say('correspondence.withdraw')}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button size="small" onClick={() => setEdited(null)}>
              {say('shell.cancel')}
            </Button>
            <Button size="small" type="primary" onClick={() => void save()}>
              {say('correspondence.save')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
};

import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { RestoredText } from '#shell/drafts/RestoredText';
import { useDo } from '#shell/client/useDo';
import { useDraft } from '#shell/form/useDraft';
import { useWords } from '#shell/words/say';
import type { Circle } from '../../circles';
import { correspondenceApi } from '../calls';
import { MessageField, useMentioned } from './MessageField';

/** Where one writes into a circle: what is typed is kept in this browser until it is sent. */
export const Composer = ({ id, circle }: { readonly id: string; readonly circle: Circle }) => {
  const say = useWords();
  const perform = useDo();
  const [body, setBody] = useState('');
  const [busy, setBusy] = useState(false);
  const latest = useRef('');
  const mentioned = useMentioned(id, circle);
  const write = (text: string) => {
    latest.current = text;
    setBody(text);
  };
  const stored = useMemo(
    () => ({
      form: `messages/${id}/${circle}`,
      read: () => ({ body: latest.current }),
      write: (values: Readonly<Record<string, unknown>>) => {
        latest.current = String(values['body'] ?? '');
        setBody(latest.current);
      },
    }),
    [id, circle],
  );
  const draft = useDraft(undefined, undefined, stored);
  const send = async (): Promise<void> => {
    if (busy || body.trim() === '') return;
    setBusy(true);
    const input = { id, circle, body: body.trim(), mentions: mentioned(body) };
    const sent = await perform(correspondenceApi.post, input, 'correspondence.sent');
    setBusy(false);
    if (!sent) return;
    write('');
    draft.done();
  };
  return (
    <div className="messages__composer">
      <RestoredText restored={draft.restored} />
      <MessageField
        id={id}
        circle={circle}
        label={say('correspondence.writeTo', { circle: say(`correspondence.circle.${circle}`) })}
        value={body}
        onChange={(text) => {
          write(text);
          draft.touch();
        }}
        onSend={() => void send()}
      />
      <div className="messages__send">
        <span className="faint">{say('correspondence.writeHint')}</span>
        <Button type="primary" loading={busy} disabled={body.trim() === ''} onClick={() => void send()}>
          {say('correspondence.send')}
        </Button>
      </div>
    </div>
  );
};

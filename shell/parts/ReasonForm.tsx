import { Form } from 'antd';
import { useEffect } from 'react';
import type { WordKey } from '#contract/words';
import { VerticalForm } from '../form/VerticalForm';
import type { PhraseKind } from '../office';
import { TextWithPhrases } from './TextWithPhrases';
import { useWords } from '../words/say';
import { counted } from '../form/length';

export interface Reason {
  readonly label?: WordKey;
  readonly least: number;
  readonly most?: number;
  /** Which phrases are offered beneath it; those of reasons where nothing is said. */
  readonly phrases?: PhraseKind;
}

/** Asks for a reason. `onReady` is handed the way to take it: the text, or null where the form has shown what it lacks. */
const ReasonForm = ({
  label: word = 'shell.reason',
  least,
  most = 500,
  phrases = 'reason',
  about,
  onReady,
}: Reason & {
  /** What the question is about. */
  readonly about?: string | undefined;
  readonly onReady: (take: () => Promise<string | null>) => void;
}) => {
  const say = useWords();
  const [form] = Form.useForm<{ reason: string }>();
  const label = say(word);
  useEffect(() => {
    onReady(() =>
      form.validateFields().then(
        ({ reason }) => (reason ?? '').trim(),
        () => null,
      ),
    );
  }, [form, onReady]);
  return (
    <VerticalForm form={form}>
      <Form.Item
        name="reason"
        label={label}
        rules={[
          { required: least > 0, whitespace: true, message: say('shell.pleaseEnter', { label }) },
          { min: least, message: say('shell.reasonTooShort', { least }) },
        ]}
      >
        <TextWithPhrases kind={phrases} about={about} autoFocus {...counted(most)} rows={4} />
      </Form.Item>
    </VerticalForm>
  );
};
export default ReasonForm;

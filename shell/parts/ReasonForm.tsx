import { Form } from 'antd';
import { useEffect } from 'react';
import { VerticalForm } from '../form/VerticalForm';
import type { Reason } from './reason';
import { TextWithPhrases } from './TextWithPhrases';
import { useWords } from '../words/say';
import { counted } from '../form/length';

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

import { Form } from 'antd';
import { counted } from '#shell/form/length';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';
import { useWords } from '#shell/words/say';

interface ReasonFieldProps {
  readonly name: 'reason' | 'conflictReason' | 'loadReason' | 'changes';
  /** How many characters at least and at most. */
  readonly least?: number;
  readonly most: number;
}

/** Asks in a dialog for a reason in words. */
export const ReasonField = ({ name, least, most }: ReasonFieldProps) => {
  const say = useWords();
  const label = say(`applicationScreens.${name}`);
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[
        { required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) },
        ...(least ? [{ min: least, message: say('shell.reasonTooShort', { least }) }] : []),
      ]}
    >
      <TextWithPhrases {...counted(most)} rows={3} />
    </Form.Item>
  );
};

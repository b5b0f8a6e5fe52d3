import { Form, Input } from 'antd';
import { counted } from '#shell/form/length';
import { useWords } from '#shell/words/say';

/** Why an expert keeps or changes what they said before the discussion (domain §9.7). */
export const RevisionReason = ({ readOnly }: { readonly readOnly: boolean }) => {
  const say = useWords();
  return (
    <section className="sheet-section">
      <h2>{say('panelDesk.discussion')}</h2>
      <p className="faint">{say('panelDesk.revisionHint')}</p>
      <Form.Item name="revisionReason" label={say('panelDesk.revisionReason')}>
        <Input.TextArea {...counted(2_000)} autoSize={{ minRows: 3, maxRows: 16 }} disabled={readOnly} />
      </Form.Item>
    </section>
  );
};

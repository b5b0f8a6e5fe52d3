import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { dayText } from '#contract/formatters';
import type { StoredFile } from '#shell/office';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { FileUpload } from '#shell/parts/FileUpload';
import { useWords } from '#shell/words/say';
import type { IntegrityRecord } from '../../record';
import { integrityApi } from '../calls';

interface Values {
  readonly text: string;
  readonly files?: readonly StoredFile[];
}
const kinds = {
  reply: { press: 'integrity.reply', label: 'integrity.reply', hint: 'integrity.replyHint' },
  appeal: { press: 'integrity.fileAppeal', label: 'integrity.appeal', hint: 'integrity.appealHint' },
} as const;

/** Whoever a record is about says what they have to say: before it is decided, or against it (domain §9.16). */
export const AnswerDialog = ({
  kind,
  of: { id, rowVersion, replyUntil, appealUntil },
}: {
  readonly kind: keyof typeof kinds;
  readonly of: IntegrityRecord;
}) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const send = ({ text, files = [] }: Values): void => {
    const named = { id, rowVersion, fileIds: files.map((each) => each.id) };
    if (kind === 'reply') void save(integrityApi.reply, { ...named, reply: text }, 'integrity.replied');
    else void save(integrityApi.appeal, { ...named, reason: text }, 'integrity.appealed');
  };
  const press = say(kinds[kind].press);
  const label = say(kinds[kind].label);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {press}
      </Button>
      <Modal
        open={open}
        title={press}
        okText={press}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <p className="faint gap-below">
          {say(kinds[kind].hint, { until: dayText(kind === 'reply' ? replyUntil : appealUntil) })}
        </p>
        <VerticalForm form={form} onFinish={send}>
          <Form.Item
            name="text"
            label={label}
            rules={[
              { required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) },
              { min: 10, message: say('shell.reasonTooShort', { least: 10 }) },
            ]}
          >
            <Input.TextArea {...counted(2000)} rows={5} />
          </Form.Item>
          <Form.Item name="files" label={say('integrity.files')}>
            <FileUpload atMost={10} kinds={['pdf', 'jpg', 'png', 'docx']} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

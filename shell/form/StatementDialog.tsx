import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { WordKey } from '#contract/words';
import type { StoredFile } from '../office';
import { FileUpload } from '../parts/FileUpload';
import { useWords } from '../words/say';
import { counted } from './length';
import { useDialogForm } from './useDialogForm';
import { VerticalForm } from './VerticalForm';

/** What somebody says, and the files that they hand in with it. */
interface Statement {
  readonly text: string;
  readonly fileIds: readonly string[];
}
interface Values {
  readonly text: string;
  readonly files?: readonly StoredFile[];
}
type Save = ReturnType<typeof useDialogForm<Values>>['save'];

interface StatementDialogProps {
  /** On the button that opens it, on its head and on the button that sends it. */
  readonly press: WordKey;
  /** What the text is. */
  readonly label: WordKey;
  readonly filesLabel: WordKey;
  /** Until when, and what comes of it. */
  readonly hint?: string;
  /** Sends it by `save`, which keeps the dialog open where it is refused. */
  readonly onSend: (said: Statement, save: Save) => void;
}

/** A button with a dialog in which somebody speaks for themselves: a text of ten characters or more, and up to ten files. */
export const StatementDialog = ({ press, label, filesLabel, hint, onSend }: StatementDialogProps) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const text = say(label);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {say(press)}
      </Button>
      <Modal
        open={open}
        title={say(press)}
        okText={say(press)}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        {hint && <p className="faint gap-below">{hint}</p>}
        <VerticalForm<Values>
          form={form}
          onFinish={({ text: said, files = [] }) =>
            onSend({ text: said, fileIds: files.map(({ id }) => id) }, save)
          }
        >
          <Form.Item
            name="text"
            label={text}
            rules={[
              { required: true, whitespace: true, message: say('shell.pleaseEnter', { label: text }) },
              { min: 10, message: say('shell.reasonTooShort', { least: 10 }) },
            ]}
          >
            <Input.TextArea {...counted(2000)} rows={5} />
          </Form.Item>
          <Form.Item name="files" label={say(filesLabel)}>
            <FileUpload atMost={10} kinds={['pdf', 'jpg', 'png', 'docx']} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

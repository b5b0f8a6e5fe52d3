import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { StoredFile } from '#shell/office';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { FileUpload } from '#shell/parts/FileUpload';
import { useWords } from '#shell/words/say';
import { appealsApi } from '../calls';

interface Values {
  readonly reason: string;
  readonly files?: readonly StoredFile[];
}

/** The owner appeals: why, and with which files (domain §3.5). */
export const AppealDialog = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const file = ({ reason, files = [] }: Values): void => {
    void save(appealsApi.file, { id, reason, fileIds: files.map((each) => each.id) }, 'appeals.filed');
  };
  const label = say('appeals.reason');
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {say('appeals.file')}
      </Button>
      <Modal
        open={open}
        title={say('appeals.file')}
        okText={say('appeals.file')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm form={form} onFinish={file}>
          <Form.Item
            name="reason"
            label={label}
            rules={[
              { required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) },
              { min: 10, message: say('shell.reasonTooShort', { least: 10 }) },
            ]}
          >
            <Input.TextArea {...counted(2000)} rows={5} />
          </Form.Item>
          <Form.Item name="files" label={say('appeals.files')}>
            <FileUpload atMost={10} kinds={['pdf', 'jpg', 'png', 'docx']} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

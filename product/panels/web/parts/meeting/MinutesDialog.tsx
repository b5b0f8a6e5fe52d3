import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { StoredFile } from '#shell/office';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { FileUpload } from '#shell/parts/FileUpload';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../../calls';
import type { Meeting } from '#product/panels/meeting';

interface Values {
  readonly text: string;
  readonly points: string;
  readonly files?: readonly StoredFile[];
}

/** The agency writes the minutes: what was said, what was decided, and the paper where there is one. */
export const MinutesDialog = ({
  reportId,
  meeting: { minutes, rowVersion },
}: {
  readonly reportId: string;
  readonly meeting: Meeting;
}) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const called = say(minutes ? 'panelMeeting.rewrite' : 'panelMeeting.write');
  const store = ({ text, points, files = [] }: Values): void => {
    const input = {
      id: reportId,
      rowVersion,
      text: text.trim(),
      points: points
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      // What was handed in before stays where nothing new is.
      fileId: files[0]?.id ?? minutes?.file?.id ?? null,
    };
    void save(panelsApi.writeMinutes, input, 'panelMeeting.written');
  };
  const required = (label: string) => [
    { required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) },
  ];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{called}</Button>
      <Modal
        open={open}
        width={720}
        title={called}
        okText={say('shell.save')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm
          form={form}
          preserve={false}
          onFinish={store}
          initialValues={{ text: minutes?.text ?? '', points: minutes?.points.join('\n') ?? '' }}
        >
          <p className="faint gap-below">{say('panelMeeting.writeHint')}</p>
          <Form.Item name="text" label={say('panelMeeting.text')} rules={required(say('panelMeeting.text'))}>
            <Input.TextArea {...counted(20_000)} autoSize={{ minRows: 5, maxRows: 16 }} />
          </Form.Item>
          <Form.Item
            name="points"
            label={say('panelMeeting.points')}
            rules={required(say('panelMeeting.points'))}
          >
            <Input.TextArea {...counted(20_000)} autoSize={{ minRows: 3, maxRows: 10 }} />
          </Form.Item>
          <Form.Item
            name="files"
            label={say('panelMeeting.file')}
            extra={minutes?.file?.name ?? say('panelMeeting.fileHint')}
          >
            <FileUpload atMost={1} kinds={['pdf', 'jpg', 'png', 'docx']} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

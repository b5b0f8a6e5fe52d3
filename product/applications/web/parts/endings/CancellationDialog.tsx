import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '../../calls';
import { ReasonField } from '../ReasonField';

interface Values {
  readonly reason: string;
  readonly feeNote: string;
}

/** The owner asks to cancel what is under evaluation: why, and what becomes of the fee (A10). */
export const CancellationDialog = ({
  id,
  rowVersion,
}: {
  readonly id: string;
  readonly rowVersion: number;
}) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const ask = (values: Values): void => {
    void save(
      applicationsApi.askCancellation,
      { id, rowVersion, ...values },
      'applicationScreens.cancellationAsked',
    );
  };
  const feeNote = say('applicationScreens.feeNote');
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {say('applicationScreens.askCancellation')}
      </Button>
      <Modal
        open={open}
        title={say('applicationScreens.askCancellation')}
        okText={say('applicationScreens.ask')}
        okButtonProps={{ danger: true }}
        cancelText={say('shell.goBack')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <p>{say('applicationScreens.askCancellationHint')}</p>
        <VerticalForm form={form} onFinish={ask}>
          <ReasonField name="reason" least={10} most={500} />
          <Form.Item
            name="feeNote"
            label={feeNote}
            rules={[
              { required: true, whitespace: true, message: say('shell.pleaseEnter', { label: feeNote }) },
              { min: 2, message: say('shell.reasonTooShort', { least: 2 }) },
            ]}
          >
            <Input.TextArea {...counted(400)} rows={2} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

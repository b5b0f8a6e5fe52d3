import { Checkbox, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { useOptions } from '#shell/dictionary/useDictionary';
import { OpeningButton, useOpening } from '#shell/form/Opening';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '../calls';
import { VerticalForm } from '#shell/form/VerticalForm';
import { ReasonField } from './ReasonField';

interface Values {
  readonly reasonCode: string;
  readonly reason: string;
  readonly final?: boolean;
}

/** Refuses an application, with a reason of the list and in words (A7). */
export const RejectDialog = ({ id, rowVersion }: { readonly id: string; readonly rowVersion: number }) => {
  const say = useWords();
  const perform = useDo();
  const [open, setOpen] = useOpening();
  const [busy, setBusy] = useState(false);
  const [form] = Form.useForm<Values>();
  const reasons = useOptions('rejectReason');
  const reject = async ({ reasonCode, reason, final = false }: Values): Promise<void> => {
    setBusy(true);
    const done = await perform(
      applicationsApi.reject,
      { id, rowVersion, reasonCode, reason, final },
      'applicationScreens.rejected',
    );
    setBusy(false);
    if (done) setOpen(false);
  };
  return (
    <>
      <OpeningButton danger onClick={() => setOpen(true)}>
        {say('applicationScreens.reject')}
      </OpeningButton>
      <Modal
        open={open}
        title={say('applicationScreens.rejectTitle')}
        okText={say('applicationScreens.reject')}
        okButtonProps={{ danger: true }}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <VerticalForm form={form} onFinish={(values) => void reject(values)}>
          <Form.Item
            name="reasonCode"
            label={say('applicationScreens.reasonCode')}
            rules={[
              {
                required: true,
                message: say('shell.pleaseSelect', { label: say('applicationScreens.reasonCode') }),
              },
            ]}
          >
            <Select options={reasons} />
          </Form.Item>
          <ReasonField name="reason" least={10} most={1000} />
          <Form.Item name="final" valuePropName="checked">
            <Checkbox>{say('applicationScreens.rejectFinal')}</Checkbox>
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

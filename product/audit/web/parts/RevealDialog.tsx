import { Alert, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { isCallFailed } from '#shell/client/failed';
import { useOptions } from '#shell/dictionary/useDictionary';
import { useLeave } from '#shell/form/useLeave';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { leastReason, type hiddenFields } from '../../names';
import { auditApi } from '../calls';
import { counted } from '#shell/form/length';
import { message } from '#shell/parts/voices';

interface Values {
  readonly reasonCode: string;
  readonly reason: string;
}
interface RevealDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly field: (typeof hiddenFields)[number];
  readonly onClose: () => void;
  readonly onShown: (value: string) => void;
}

/** Asks why, says who will read the answer, and shows the value. */
const RevealDialog = ({ userId, name, field, onClose, onShown }: RevealDialogProps) => {
  const say = useWords();
  const [form] = Form.useForm<Values>();
  const leave = useLeave(form, onClose);
  const [busy, setBusy] = useState(false);
  const reasons = useOptions('revealReason');
  const label = say(`audit.${field}`);
  const show = async ({ reasonCode, reason }: Values): Promise<void> => {
    setBusy(true);
    try {
      const { value } = await auditApi.reveal({ userId, field, reasonCode, reason: reason.trim() });
      onShown(value);
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      form.setFields(
        fault.defects.map(({ path, message: error }) => ({ name: path[0] as keyof Values, errors: [error] })),
      );
      if (fault.defects.length === 0) message.error(fault.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={say('audit.showTitle', { name, field: label })}
      okText={say('audit.showNow')}
      cancelText={say('shell.cancel')}
      confirmLoading={busy}
      width={520}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <VerticalForm<Values> form={form} onFinish={(values) => void show(values)}>
        <Form.Item>
          <Alert type="info" showIcon title={say('audit.showNote', { name })} />
        </Form.Item>
        <Form.Item
          name="reasonCode"
          label={say('audit.reasonKind')}
          rules={[{ required: true, message: say('audit.chooseReason') }]}
        >
          <Select options={reasons} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={say('audit.reasonText')}
          rules={[
            {
              required: true,
              whitespace: true,
              message: say('shell.pleaseEnter', { label: say('audit.reasonText') }),
            },
            { min: leastReason, message: say('audit.reasonHint', { least: leastReason }) },
          ]}
        >
          <Input.TextArea
            rows={3}
            {...counted(200)}
            placeholder={say('audit.reasonHint', { least: leastReason })}
          />
        </Form.Item>
      </VerticalForm>
    </Modal>
  );
};
export default RevealDialog;

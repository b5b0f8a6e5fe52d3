import { Alert, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { useLeave } from '#shell/form/useLeave';
import { VerticalForm } from '#shell/form/VerticalForm';
import type { ExportAsked, WithheldProps } from '#shell/office';
import { useWords } from '#shell/words/say';
import { leastPurpose } from '../../purpose';
import { exportsApi } from '../calls';
import { counted } from '#shell/form/length';

/** Says which columns are personal data, and asks what for; or takes the list without them. */
export const AskDialog = ({
  asked,
  personal,
  onWithout,
  onClose,
}: Omit<WithheldProps, 'why'> & { readonly personal: readonly string[] }) => {
  const say = useWords();
  const perform = useDo();
  const [form] = Form.useForm<{ reason: string }>();
  const leave = useLeave(form, onClose);
  const [busy, setBusy] = useState(false);
  const isPersonal = ({ field }: ExportAsked['columns'][number]) => personal.includes(field);
  const others = asked.columns.filter((column) => !isPersonal(column));
  const columns = asked.columns.filter(isPersonal).map(({ heading }) => heading);
  const ask = async ({ reason }: { readonly reason: string }): Promise<void> => {
    setBusy(true);
    const wanted = { ...asked, reason: reason.trim() } as Parameters<typeof exportsApi.request>[0];
    const done = await perform(exportsApi.request, wanted, 'exports.asked');
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={say('exports.askTitle')}
      width={560}
      onCancel={leave}
      footer={[
        <Button key="cancel" onClick={leave}>
          {say('shell.cancel')}
        </Button>,
        <Button
          key="without"
          disabled={others.length === 0}
          onClick={() => onWithout({ ...asked, columns: others })}
        >
          {say('exports.without')}
        </Button>,
        <Button key="ask" type="primary" loading={busy} onClick={() => form.submit()}>
          {say('exports.ask')}
        </Button>,
      ]}
    >
      <VerticalForm<{ reason: string }> form={form} onFinish={(values) => void ask(values)}>
        <Form.Item>
          <Alert type="info" showIcon title={say('exports.askNote', { columns: columns.join(' · ') })} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={say('exports.reason')}
          rules={[
            {
              required: true,
              whitespace: true,
              message: say('shell.pleaseEnter', { label: say('exports.reason') }),
            },
            { min: leastPurpose, message: say('exports.reasonHint', { least: leastPurpose }) },
          ]}
        >
          <Input.TextArea
            rows={3}
            {...counted(200)}
            placeholder={say('exports.reasonHint', { least: leastPurpose })}
          />
        </Form.Item>
      </VerticalForm>
    </Modal>
  );
};

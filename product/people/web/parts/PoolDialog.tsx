import { useQuery } from '@tanstack/react-query';
import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { roleCode } from '#contract/rights';
import { useDo } from '#shell/client/useDo';
import { VerticalForm } from '#shell/form/VerticalForm';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { useWords } from '#shell/words/say';
import { staffApi } from '../staff-calls';
import type { EditedPerson } from './person-values';
import { counted } from '#shell/form/length';
import { useFound } from '#shell/form/useFound';
import { useLeave } from '#shell/form/useLeave';

interface Values {
  readonly assessorId: string;
  readonly reason?: string;
}

/** Puts an expert into an assessor's pool, or takes them out of one, with a reason that stays on record (RO4). */
const PoolDialog = ({
  expert,
  action,
  onClose,
}: {
  readonly expert: EditedPerson;
  readonly action: 'link' | 'unlink';
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const found = useFound();
  const perform = useDo();
  const [form] = Form.useForm<Values>();
  const leave = useLeave(form, onClose);
  const [busy, setBusy] = useState(false);
  const assessors = useQuery({
    ...staffApi.byRole.query({ roleCode: roleCode.assessor, pageSize: 100 }),
    enabled: action === 'link',
  });
  const linked = new Set(expert.pools.map(({ assessorId }) => assessorId));
  const options =
    action === 'unlink'
      ? expert.pools.map(({ assessorId, assessorName }) => ({ value: assessorId, label: assessorName }))
      : (assessors.data?.rows ?? [])
          .filter(({ id }) => !linked.has(id))
          .map(({ id, trueName, organisationName }) => ({
            value: id,
            label: `${trueName} · ${organisationName}`,
          }));
  const run = async ({ assessorId, reason = '' }: Values): Promise<void> => {
    setBusy(true);
    const expertIds = [expert.id];
    const done =
      action === 'link'
        ? await perform(staffApi.link, { assessorId, expertIds }, 'staff.linked')
        : await perform(staffApi.unlink, { assessorId, expertIds, reason: reason.trim() }, 'staff.unlinked');
    setBusy(false);
    if (done) onClose();
  };
  const only = action === 'unlink' && options.length === 1 ? options[0]!.value : undefined;
  return (
    <Modal
      open
      title={say(action === 'link' ? 'staff.linkTitle' : 'staff.unlinkTitle', { name: expert.trueName })}
      okText={say(action === 'link' ? 'staff.link' : 'staff.unlink')}
      okButtonProps={{ danger: action === 'unlink' }}
      cancelText={say(action === 'link' ? 'shell.cancel' : 'shell.goBack')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <VerticalForm<Values>
        form={form}
        initialValues={{ assessorId: only }}
        onFinish={(values) => void run(values)}
      >
        <Form.Item
          name="assessorId"
          label={say('staff.assessor')}
          rules={[{ required: true, message: say('shell.pleaseSelect', { label: say('staff.assessor') }) }]}
        >
          <Select {...awaitedOptions(assessors)} options={options} showSearch={found} />
        </Form.Item>
        {action === 'unlink' && (
          <Form.Item
            name="reason"
            label={say('staff.unlinkReason')}
            rules={[
              {
                required: true,
                whitespace: true,
                message: say('shell.pleaseEnter', { label: say('staff.unlinkReason') }),
              },
            ]}
          >
            <Input.TextArea rows={3} {...counted(500)} />
          </Form.Item>
        )}
      </VerticalForm>
    </Modal>
  );
};
export default PoolDialog;

import { Button, Form, Input, Modal } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { DatePicker } from '#shell/form/controls/calendar';
import { atMost, counted } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { contractsApi } from '../calls';

interface Values {
  readonly demandedBy: string;
  readonly amount?: string;
  readonly demandedOn?: Dayjs | null;
  readonly description: string;
}

/** The applicant reports a demand for money beside the contract (domain §9.17). */
export const DemandDialog = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const report = ({ demandedBy, amount, demandedOn, description }: Values): void => {
    const input = {
      ...{ id, demandedBy, description },
      amount: amount || null,
      demandedOn: demandedOn?.format('YYYY-MM-DD') ?? null,
    };
    void save(contractsApi.reportDemand, input, 'contracts.reported');
  };
  const needed = (label: string) => ({
    required: true,
    whitespace: true,
    message: say('shell.pleaseEnter', { label }),
  });
  const [by, what] = [say('contracts.demandedBy'), say('contracts.description')];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('contracts.report')}</Button>
      <Modal
        open={open}
        title={say('contracts.report')}
        okText={say('contracts.send')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <p className="faint">{say('contracts.reportHint')}</p>
        <VerticalForm form={form} onFinish={report}>
          <Form.Item name="demandedBy" label={by} rules={[needed(by)]}>
            <Input {...atMost(100)} />
          </Form.Item>
          <Form.Item name="amount" label={say('contracts.amount')}>
            <Input inputMode="decimal" className="amount" {...atMost(16)} />
          </Form.Item>
          <Form.Item name="demandedOn" label={say('contracts.demandedOn')}>
            <DatePicker />
          </Form.Item>
          <Form.Item
            name="description"
            label={what}
            rules={[needed(what), { min: 10, message: say('shell.reasonTooShort', { least: 10 }) }]}
          >
            <Input.TextArea {...counted(2000)} rows={5} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

import { Form, Input, Modal } from 'antd';
import { DatePicker } from '#shell/form/controls/calendar';
import type { Dayjs } from 'dayjs';
import { OpeningButton, useOpening } from '#shell/form/Opening';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '../calls';
import { AssessorField } from './AssessorField';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { atMost } from '#shell/form/length';

interface Values {
  readonly assessorId: string;
  readonly conflictReason?: string;
  readonly loadReason?: string;
  readonly contractNumber: string;
  readonly fee?: string;
  readonly plan: readonly [Dayjs, Dayjs];
}

/** Accepts an application: assessor, contract, plan (A5). Who cannot be chosen says why. */
export const AcceptDialog = ({ id, rowVersion }: { readonly id: string; readonly rowVersion: number }) => {
  const say = useWords();
  const [open, setOpen] = useOpening();
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const accept = (values: Values): void => {
    void save(
      applicationsApi.accept,
      {
        id,
        rowVersion,
        assessorId: values.assessorId,
        ...(values.conflictReason && { conflictReason: values.conflictReason }),
        ...(values.loadReason && { loadReason: values.loadReason }),
        contractNumber: values.contractNumber,
        fee: values.fee || null,
        planStart: values.plan[0].format('YYYY-MM-DD'),
        planEnd: values.plan[1].format('YYYY-MM-DD'),
      },
      'applicationScreens.accepted',
    );
  };
  const label = (word: 'contractNumber' | 'planStart') => say(`applicationScreens.${word}`);
  return (
    <>
      <OpeningButton type="primary" onClick={() => setOpen(true)}>
        {say('applicationScreens.accept')}
      </OpeningButton>
      <Modal
        open={open}
        title={say('applicationScreens.acceptTitle')}
        okText={say('applicationScreens.accept')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm form={form} onFinish={accept}>
          <AssessorField id={id} open={open} asksReasons />
          <Form.Item
            name="contractNumber"
            label={label('contractNumber')}
            rules={[
              {
                required: true,
                whitespace: true,
                message: say('shell.pleaseEnter', { label: label('contractNumber') }),
              },
            ]}
          >
            <Input {...atMost(60)} />
          </Form.Item>
          <Form.Item
            name="fee"
            label={say('applicationScreens.fee')}
            extra={say('applicationScreens.feeHint')}
          >
            <Input inputMode="decimal" className="amount" {...atMost(16)} />
          </Form.Item>
          <Form.Item
            name="plan"
            label={`${label('planStart')} – ${say('applicationScreens.planEnd')}`}
            rules={[{ required: true, message: say('shell.pleaseSelect', { label: label('planStart') }) }]}
          >
            <DatePicker.RangePicker allowClear={false} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

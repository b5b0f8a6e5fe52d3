import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { atMost } from '#shell/form/length';
import { MomentField } from '#shell/form/MomentField';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../../calls';
import type { Meeting } from '#product/panels/meeting';

interface Values {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
}

/** The agency appoints the meeting of a round, or moves it. */
export const AppointDialog = ({
  reportId,
  meeting,
}: {
  readonly reportId: string;
  readonly meeting?: Meeting;
}) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const called = say(meeting ? 'panelMeeting.move' : 'panelMeeting.set');
  const required = (label: string) => [{ required: true, message: say('shell.pleaseEnter', { label }) }];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{called}</Button>
      <Modal
        open={open}
        title={called}
        okText={called}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm
          form={form}
          preserve={false}
          {...(meeting && { initialValues: meeting })}
          onFinish={(values: Values) =>
            void save(
              panelsApi.setMeeting,
              { id: reportId, rowVersion: meeting?.rowVersion ?? 0, ...values },
              'panelMeeting.setDone',
            )
          }
        >
          {meeting && <p className="faint gap-below">{say('panelMeeting.moveHint')}</p>}
          {(['startsAt', 'endsAt'] as const).map((field) => (
            <Form.Item
              key={field}
              name={field}
              label={say(`panelMeeting.${field}`)}
              rules={required(say(`panelMeeting.${field}`))}
            >
              <MomentField />
            </Form.Item>
          ))}
          <Form.Item
            name="place"
            label={say('panelMeeting.place')}
            extra={say('panelMeeting.placeHint')}
            rules={[{ whitespace: true }, ...required(say('panelMeeting.place'))]}
          >
            <Input {...atMost(300)} />
          </Form.Item>
        </VerticalForm>
      </Modal>
    </>
  );
};

import { Button, Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { atMost } from '#shell/form/length';
import { useDialogForm } from '#shell/form/useDialogForm';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { attendances, type Attendance, type Meeting } from '#product/panels/meeting';
import { panelsApi } from '../../calls';

type Values = Readonly<Record<string, { readonly attendance?: Attendance; readonly reason?: string }>>;

/** The agency records who took part in a meeting: seat by seat, with the reason where somebody was absent. */
export const AttendanceDialog = ({
  reportId,
  meeting,
}: {
  readonly reportId: string;
  readonly meeting: Meeting;
}) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { form, busy, save, leave } = useDialogForm<Values>(() => setOpen(false));
  const given = (Form.useWatch([], form) ?? {}) as Values;
  const store = (values: Values): void => {
    const attendance = Object.entries(values).flatMap(([opinionId, said]) =>
      said.attendance ? [{ opinionId, attendance: said.attendance, reason: said.reason?.trim() ?? '' }] : [],
    );
    void save(
      panelsApi.recordAttendance,
      { id: reportId, rowVersion: meeting.rowVersion, attendance },
      'panelMeeting.recorded',
    );
  };
  return (
    <p>
      <Button onClick={() => setOpen(true)}>{say('panelMeeting.record')}</Button>
      <Modal
        open={open}
        title={say('panelMeeting.record')}
        okText={say('shell.save')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={leave}
        destroyOnHidden
      >
        <VerticalForm form={form} preserve={false} onFinish={store}>
          <p className="faint gap-below">{say('panelMeeting.recordHint')}</p>
          {meeting.attendance.map(({ opinionId, number, name, attendance, reason }) => (
            <div key={opinionId}>
              <Form.Item
                name={[opinionId, 'attendance']}
                label={`${say('panelMeeting.seat', { number })} ${name}`}
                initialValue={attendance ?? undefined}
                rules={[
                  { required: true, message: say('shell.pleaseSelect', { label: say('panelMeeting.part') }) },
                ]}
              >
                <Radio.Group
                  options={attendances.map((value) => ({ value, label: say(`panelMeeting.part.${value}`) }))}
                />
              </Form.Item>
              {(given[opinionId]?.attendance ?? attendance) === 'absent' && (
                <Form.Item
                  name={[opinionId, 'reason']}
                  label={say('panelMeeting.reason')}
                  initialValue={reason}
                  rules={[
                    {
                      required: true,
                      whitespace: true,
                      message: say('shell.pleaseEnter', { label: say('panelMeeting.reason') }),
                    },
                  ]}
                >
                  <Input {...atMost(500)} />
                </Form.Item>
              )}
            </div>
          ))}
        </VerticalForm>
      </Modal>
    </p>
  );
};

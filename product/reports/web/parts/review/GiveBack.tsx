import { Button, Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDo } from '#shell/client/useDo';
import { useWords } from '#shell/words/say';
import { reportsApi } from '../../calls';
import { IssueRows } from '../detail/ReturnDialog';
import type { StaffReport } from '../types';
import type { Check } from './CheckFacts';
import { VerticalForm } from '#shell/form/VerticalForm';

interface Values {
  readonly scope: 'formal' | 'substantive';
  readonly issues: readonly { readonly text: string }[];
}

/** Back to the agency, for its form or for its matter, with every defect named (R7). */
export const GiveBack = ({
  report,
  checklist,
  onGiven,
}: {
  readonly report: StaffReport;
  readonly checklist: readonly Check[];
  readonly onGiven: () => void;
}) => {
  const say = useWords();
  const perform = useDo();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [form] = Form.useForm<Values>();
  const send = async ({ scope, issues }: Values): Promise<void> => {
    setBusy(true);
    const done = await perform(
      reportsApi.publicReview,
      {
        id: report.id,
        rowVersion: report.rowVersion,
        result: 'return',
        scope,
        checklist: [...checklist],
        defects: issues.map(({ text }) => text),
      },
      'reportScreens.givenBack',
    );
    setBusy(false);
    if (!done) return;
    onGiven();
    setOpen(false);
    await navigate('/EvaluationManagement/hyCheck');
  };
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {say('reportScreens.giveBack')}
      </Button>
      <Modal
        open={open}
        title={say('reportScreens.giveBackTitle', { name: report.achievementName })}
        okText={say('reportScreens.giveBack')}
        okButtonProps={{ danger: true }}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        width={640}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <VerticalForm
          form={form}
          initialValues={{ issues: [{ text: '' }] }}
          onFinish={(values) => void send(values)}
        >
          <Form.Item
            name="scope"
            label={say('reportScreens.returnScope')}
            rules={[
              {
                required: true,
                message: say('shell.pleaseSelect', { label: say('reportScreens.returnScope') }),
              },
            ]}
          >
            <Radio.Group
              className="checks"
              options={(['formal', 'substantive'] as const).map((value) => ({
                value,
                label: say(`reportScreens.scope.${value}`),
              }))}
            />
          </Form.Item>
          <IssueRows />
        </VerticalForm>
      </Modal>
    </>
  );
};

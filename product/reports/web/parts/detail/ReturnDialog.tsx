import { MinusCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { useWords } from '#shell/words/say';
import '#shell/form/form.css';
import { reportsApi } from '../../calls';
import type { StaffReport } from '../types';
import { VerticalForm } from '#shell/form/VerticalForm';
import { atMost } from '#shell/form/length';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';

interface Values {
  readonly issues: readonly { readonly text: string }[];
}

/** Returns the report to its assessor with the consolidated issues; what the experts asked for is proposed (R4). */
export const ReturnDialog = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  const perform = useDo();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [form] = Form.useForm<Values>();
  const proposed = report.suggestions.map(({ text }) => ({ text }));
  const send = async ({ issues }: Values): Promise<void> => {
    setBusy(true);
    const done = await perform(
      reportsApi.returnToAssessor,
      { id: report.id, rowVersion: report.rowVersion, issues: issues.map(({ text }) => text) },
      'reportScreens.returned',
    );
    setBusy(false);
    if (done) setOpen(false);
  };
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {say('reportScreens.returnToAssessor')}
      </Button>
      <Modal
        open={open}
        title={say('reportScreens.returnTitle', { name: report.achievementName })}
        okText={say('reportScreens.returnToAssessor')}
        cancelText={say('shell.cancel')}
        confirmLoading={busy}
        width={680}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <p className="faint gap-below">{say('reportScreens.returnText')}</p>
        <VerticalForm
          form={form}
          initialValues={{ issues: proposed.length > 0 ? proposed : [{ text: '' }] }}
          onFinish={(values) => void send(values)}
        >
          <IssueRows />
        </VerticalForm>
      </Modal>
    </>
  );
};

/** Issues one below the other; at least one. */
export const IssueRows = () => {
  const say = useWords();
  return (
    <Form.List name="issues">
      {(rows, { add, remove }) => (
        <fieldset className="rows">
          <legend className="rows__legend rows__legend--required">{say('reportScreens.issues')}</legend>
          {rows.map(({ key, name }) => (
            <div key={key} className="issue-row">
              <Form.Item
                name={[name, 'text']}
                rules={[{ required: true, whitespace: true, message: say('reports.defectMissing') }]}
              >
                <TextWithPhrases
                  aria-label={`${say('reportScreens.issues')} ${name + 1}`}
                  {...atMost(2000)}
                  autoSize={{ minRows: 2, maxRows: 8 }}
                />
              </Form.Item>
              {rows.length > 1 && (
                <Button
                  type="text"
                  danger
                  icon={<MinusCircleOutlined />}
                  aria-label={`${say('shell.remove')} ${name + 1}`}
                  onClick={() => remove(name)}
                />
              )}
            </div>
          ))}
          <Button type="dashed" icon={<PlusOutlined />} onClick={() => add({ text: '' })}>
            {say('shell.add')}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
};

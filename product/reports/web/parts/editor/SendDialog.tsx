import { Alert, Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import type { WordKey } from '#contract/words';
import { isCallFailed, type FieldDefect } from '#shell/client/failed';
import { LazyDay } from '#shell/form/controls/later';
import { useWords } from '#shell/words/say';
import type { RoundMode } from '#product/opinions/tally';
import type { Answer, ReportDefect as Issue } from '#product/reports/report';
import { VerticalForm } from '#shell/form/VerticalForm';
import { atMost } from '#shell/form/length';

/** What is sent along: the last day for the experts, and an answer to each issue. */
export interface Sent {
  readonly dueDate: string | undefined;
  readonly answers: readonly Answer[];
  readonly mode: RoundMode | undefined;
}

interface SendDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: WordKey;
  readonly text: WordKey;
  /** What the server would refuse, found before asking it. */
  readonly lacks: readonly string[];
  /** The issues of the last return; a report goes out again only with an answer to each (R8). */
  readonly issues: readonly Issue[];
  /** Throws where it is refused. */
  readonly onSend: (sent: Sent) => Promise<unknown>;
  /** Whether it goes to experts, who get a last day. */
  readonly toExperts?: boolean;
  /** The numbers of the experts whom a confirm round would ask, where there may be one (R8). */
  readonly confirming?: readonly number[] | undefined;
}

interface Filled {
  readonly mode?: RoundMode;
  readonly dueDate?: string;
  readonly answers?: Readonly<Record<string, string>>;
}

/** Everybody again, or those alone who are to confirm: who is asked by which sheet, and what has to come out. */
const Mode = ({ numbers }: { readonly numbers: readonly number[] }) => {
  const say = useWords();
  return (
    <Form.Item name="mode" label={say('reportScreens.mode')}>
      <Radio.Group className="checks">
        <Radio value="full">
          {say('reportScreens.mode.full')}
          <div className="faint">{say('reportScreens.modeText.full')}</div>
        </Radio>
        <Radio value="confirm">
          {say('reportScreens.mode.confirm')}
          <div className="faint">
            {say('reportScreens.modeText.confirm', { numbers: numbers.join(say('shell.listMark')) })}
          </div>
        </Radio>
      </Radio.Group>
    </Form.Item>
  );
};

/** Sends the report on: what is still missing, what was done about each issue and, to experts, until when. */
export const SendDialog = ({
  open,
  onClose,
  title,
  text: explained,
  lacks,
  issues,
  onSend,
  toExperts = false,
  confirming,
}: SendDialogProps) => {
  const say = useWords();
  const [form] = Form.useForm<Filled>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{
    readonly says: string;
    readonly defects: readonly FieldDefect[];
  } | null>(null);
  const send = async ({ mode, dueDate, answers = {} }: Filled): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      await onSend({
        mode,
        dueDate,
        answers: issues.map(({ key }, at) => ({ key, text: answers[`a${at}`] ?? '' })),
      });
      onClose();
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      setRefused({ says: fault.message, defects: fault.defects });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={open}
      title={say(title)}
      okText={say('reportScreens.send')}
      cancelText={say('shell.cancel')}
      okButtonProps={{ disabled: lacks.length > 0 }}
      confirmLoading={busy}
      width={640}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <p className="faint gap-below">{say(explained)}</p>
      {lacks.length > 0 && (
        <Alert
          type="error"
          showIcon
          className="gap-below"
          title={say('reportScreens.stillMissing')}
          description={
            <ul className="findings">
              {lacks.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          }
        />
      )}
      {refused && (
        <Alert
          type="error"
          showIcon
          role="alert"
          className="gap-below"
          title={refused.says}
          {...(refused.defects.length > 0 && {
            description: (
              <ul className="findings">
                {refused.defects.map(({ path, message }) => (
                  <li key={`${path.join('.')} ${message}`}>{message}</li>
                ))}
              </ul>
            ),
          })}
        />
      )}
      <VerticalForm
        form={form}
        {...(confirming && { initialValues: { mode: 'full' } })}
        onFinish={(values) => void send(values)}
      >
        {confirming && <Mode numbers={confirming} />}
        {issues.map(({ key, text }, at) => (
          <Form.Item
            key={key}
            name={['answers', `a${at}`]}
            label={`${at + 1}. ${text}`}
            rules={[{ required: true, whitespace: true, message: say('reports.answerMissing') }]}
          >
            <Input.TextArea
              {...atMost(4000)}
              autoSize={{ minRows: 2, maxRows: 8 }}
              placeholder={say('reportScreens.whatWasDone')}
            />
          </Form.Item>
        ))}
        {toExperts && (
          <Form.Item name="dueDate" label={say('reportScreens.dueDate')} extra={say('reportScreens.dueHint')}>
            <LazyDay picker="date" />
          </Form.Item>
        )}
      </VerticalForm>
    </Modal>
  );
};

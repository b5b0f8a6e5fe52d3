import { Alert, Button, Form, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { useOptions } from '#shell/dictionary/useDictionary';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../calls';
import { MaskedSheet } from './MaskedSheet';
import type { Member } from './seats';
import { counted } from '#shell/form/length';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';

interface Decision {
  readonly result: 'passed' | 'notPassed' | 'referred';
  readonly reasonCode?: string;
  readonly message?: string;
}

/** The check of one sheet's form: the sheet with verdict and scores masked, what it lacks, and the decision (E3, E4). */
export const FormCheck = ({ member }: { readonly member: Member }) => {
  const say = useWords();
  const perform = useDo();
  const reasons = useOptions('formDefect');
  const [form] = Form.useForm<Decision>();
  const result = Form.useWatch('result', form);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const isSpent = member.returnsLeft === 0;
  const wanting = isSpent ? 'panelScreens.formRefer' : 'panelScreens.formReturn';
  const isWanting = result === 'notPassed' || result === 'referred';
  const decide = async (decision: Decision): Promise<void> => {
    setBusy(true);
    const { result: chosen, reasonCode = '', message = '' } = decision;
    const sheet = { id: member.id, rowVersion: member.rowVersion };
    const done =
      chosen === 'referred'
        ? await perform(panelsApi.refer, { ...sheet, reasonCode, message }, 'panelScreens.formReferred')
        : await perform(
            panelsApi.check,
            { ...sheet, ...decision, result: chosen },
            chosen === 'passed' ? 'panelScreens.formPassed' : 'panelScreens.formReturned',
          );
    setBusy(false);
    if (done) setOpen(false);
  };
  return (
    <>
      <Button size="small" type="primary" onClick={() => setOpen(true)}>
        {say('panelScreens.formCheck')}
      </Button>
      <Modal
        open={open}
        width={760}
        title={say('panelScreens.formCheckOf', { number: member.number, name: member.expertName })}
        okText={say(isWanting ? wanting : 'panelScreens.formPass')}
        okButtonProps={{ disabled: !result }}
        confirmLoading={busy}
        cancelText={say('shell.cancel')}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <p className="faint">{say('panelScreens.formCheckText')}</p>
        {member.form.missing.length > 0 ? (
          <Alert
            type="warning"
            showIcon
            className="gap-below"
            title={say('panelScreens.missing')}
            description={
              <ul className="panel-next">
                {member.form.missing.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            }
          />
        ) : (
          <Alert type="success" showIcon className="gap-below" title={say('panelScreens.nothingMissing')} />
        )}
        {member.masked && <MaskedSheet sheet={member.masked} round={member} />}
        <VerticalForm<Decision> form={form} onFinish={(decision) => void decide(decision)}>
          <Form.Item
            name="result"
            label={say('panelScreens.formDecision')}
            {...(isSpent && { extra: say('panelScreens.formReferHint') })}
          >
            <Radio.Group
              options={[
                { value: 'passed', label: say('panelScreens.formPass') },
                { value: isSpent ? 'referred' : 'notPassed', label: say(wanting) },
              ]}
            />
          </Form.Item>
          {isWanting && (
            <>
              <Form.Item
                name="reasonCode"
                label={say('panelScreens.formReason')}
                rules={[
                  {
                    required: true,
                    message: say('shell.pleaseSelect', { label: say('panelScreens.formReason') }),
                  },
                ]}
              >
                <Select options={reasons} />
              </Form.Item>
              <Form.Item
                name="message"
                label={say('panelScreens.formText')}
                extra={say('panelScreens.formTextHint')}
                rules={[{ required: true, whitespace: true, message: say('panels.returnTextMissing') }]}
              >
                <TextWithPhrases {...counted(1000)} autoSize={{ minRows: 2, maxRows: 8 }} />
              </Form.Item>
            </>
          )}
        </VerticalForm>
      </Modal>
    </>
  );
};

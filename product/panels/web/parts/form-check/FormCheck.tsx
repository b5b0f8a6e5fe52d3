import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { DecisionFields, FormShown, isWanting, useDecide, wantingWord, type Decision } from './FormDecision';
import type { Member } from '../seats';

/** The check of one sheet's form: the sheet with verdict and scores masked, what it lacks, and the decision (E3, E4). */
export const FormCheck = ({ member }: { readonly member: Member }) => {
  const say = useWords();
  const send = useDecide();
  const [form] = Form.useForm<Decision>();
  const result = Form.useWatch('result', form);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const decide = async (decision: Decision): Promise<void> => {
    setBusy(true);
    const isDone = await send(member, decision);
    setBusy(false);
    if (isDone) setOpen(false);
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
        okText={say(result && isWanting({ result }) ? wantingWord(member) : 'panelScreens.formPass')}
        okButtonProps={{ disabled: !result }}
        confirmLoading={busy}
        cancelText={say('shell.cancel')}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <p className="faint">{say('panelScreens.formCheckText')}</p>
        <FormShown member={member} />
        <VerticalForm<Decision> form={form} onFinish={(decision) => void decide(decision)}>
          <DecisionFields member={member} />
        </VerticalForm>
      </Modal>
    </>
  );
};

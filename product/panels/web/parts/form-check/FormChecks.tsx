import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { DecisionFields, FormShown, useDecide, type Decision } from './FormDecision';
import type { Member } from '../seats';

type Decisions = Readonly<Record<string, Decision>>;

/**
 * All sheets of a round that wait for their form check below each other, each with its own decision, recorded in one go. A
 * sheet that is not decided about waits on; one that is refused stays with what the server said of it.
 */
const FormChecks = ({ members }: { readonly members: readonly Member[] }) => {
  const say = useWords();
  const decide = useDecide();
  const [form] = Form.useForm<Decisions>();
  const decisions = Form.useWatch<Decisions | undefined>([], form);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const decided = members.filter(({ id }) => decisions?.[id]?.result);
  const complete = members.filter(({ form: { missing } }) => missing.length === 0);
  const record = async (given: Decisions): Promise<void> => {
    setBusy(true);
    let isDone = true;
    // One after the other: each is a decision of its own in the log, and the last one closes nothing before it is taken.
    for (const member of decided) isDone = (await decide(member, given[member.id]!)) && isDone;
    setBusy(false);
    if (isDone) setOpen(false);
  };
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {say('panelDesk.checkAll', { count: members.length })}
      </Button>
      <Modal
        open={open}
        width={960}
        title={say('panelDesk.checkAll', { count: members.length })}
        okText={say('panelDesk.recordDecisions', { count: decided.length })}
        okButtonProps={{ disabled: decided.length === 0 }}
        confirmLoading={busy}
        cancelText={say('shell.cancel')}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <p className="faint">{say('panelScreens.formCheckText')}</p>
        {complete.length > 0 && (
          <p className="gap-below">
            <Button
              onClick={() =>
                form.setFieldsValue(Object.fromEntries(complete.map(({ id }) => [id, { result: 'passed' }])))
              }
            >
              {say('panelDesk.passComplete', { count: complete.length })}
            </Button>
          </p>
        )}
        <VerticalForm<Decisions>
          form={form}
          onFinish={(given) => void record(given)}
          scrollToFirstError={{ block: 'center', focus: true }}
        >
          {members.map((member) => (
            <section key={member.id} className="form-checks__one">
              <h3>{say('panelDesk.seatOf', { number: member.number, name: member.expertName })}</h3>
              <FormShown member={member} />
              <DecisionFields member={member} under={[member.id]} />
            </section>
          ))}
        </VerticalForm>
      </Modal>
    </>
  );
};
export default FormChecks;

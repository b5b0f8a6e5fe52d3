import { Button, Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { useWords } from '#shell/words/say';
import { useLeave } from '#shell/form/useLeave';
import { VerticalForm } from '#shell/form/VerticalForm';
import { panelsApi } from '../calls';
import { Against, Candidates } from './Candidates';
import type { Candidate, Member } from './seats';
import { atMost } from '#shell/form/length';

interface Values {
  readonly reason: string;
  readonly conflictReason?: string;
  readonly loadReason?: string;
}

/** Puts somebody else into a seat whose expert declined, kept silent or has a conflict (E5). */
export const ReplaceDialog = ({
  member,
  taken,
}: {
  readonly member: Member;
  /** Those who sit on the panel already. */
  readonly taken: ReadonlySet<string>;
}) => {
  const say = useWords();
  const perform = useDo();
  const [form] = Form.useForm<Values>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const leave = useLeave(form, () => setOpen(false));
  const replace = async (): Promise<void> => {
    const values = await form.validateFields().catch(() => undefined);
    if (!values || !chosen) return;
    setBusy(true);
    const done = await perform(
      panelsApi.replace,
      {
        opinionId: member.id,
        rowVersion: member.rowVersion,
        newExpertId: chosen.id,
        reason: values.reason.trim(),
        ...(values.conflictReason?.trim() && { conflictReason: values.conflictReason.trim() }),
        ...(values.loadReason?.trim() && { loadReason: values.loadReason.trim() }),
      },
      'panelScreens.replaced',
    );
    setBusy(false);
    if (done) setOpen(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say('panelScreens.replace')}
      </Button>
      <Modal
        open={open}
        width={760}
        title={say('panelScreens.replaceTitle', { name: member.expertName })}
        okText={say('panelScreens.replace')}
        cancelText={say('shell.cancel')}
        okButtonProps={{ disabled: chosen === null }}
        confirmLoading={busy}
        onOk={() => void replace()}
        onCancel={leave}
        destroyOnHidden
      >
        {member.replaceFor && (
          <p className="faint gap-below">{say(`panelScreens.ground.${member.replaceFor}`)}</p>
        )}
        <VerticalForm form={form} preserve={false}>
          <Form.Item
            name="reason"
            label={say('panelScreens.replaceReason')}
            initialValue={member.declineReason ?? ''}
            rules={[
              {
                required: true,
                whitespace: true,
                message: say('shell.pleaseEnter', { label: say('panelScreens.replaceReason') }),
              },
            ]}
          >
            <Input.TextArea {...atMost(500)} autoSize={{ minRows: 1, maxRows: 4 }} />
          </Form.Item>
          {chosen && chosen.soft.length > 0 && (
            <Form.Item
              name="conflictReason"
              label={say('panelScreens.conflictReason')}
              rules={[
                {
                  required: true,
                  whitespace: true,
                  message: say('panelScreens.explain', { name: chosen.trueName }),
                },
              ]}
            >
              <Input {...atMost(500)} />
            </Form.Item>
          )}
          {chosen?.isOverLoad && (
            <Form.Item
              name="loadReason"
              label={say('panelScreens.loadReason')}
              rules={[
                {
                  required: true,
                  whitespace: true,
                  message: say('shell.pleaseEnter', { label: say('panelScreens.loadReason') }),
                },
              ]}
            >
              <Input {...atMost(500)} />
            </Form.Item>
          )}
        </VerticalForm>
        <div className="panel-choices" role="radiogroup" aria-label={say('panelScreens.newcomer')}>
          <Candidates
            reportId={member.reportId}
            draw={(candidate) =>
              taken.has(candidate.id) ? null : (
                <div key={candidate.id} className="panel-member">
                  <div className="panel-member__line">
                    <Radio
                      checked={chosen?.id === candidate.id}
                      disabled={candidate.hard.length > 0 || candidate.isBlocked}
                      onChange={() => setChosen(candidate)}
                    >
                      <b>{candidate.trueName}</b>
                    </Radio>
                    <DictionaryTag dictionary="professionalTitle" code={candidate.professionalTitle} />
                    <span className="faint">{candidate.organisationName}</span>
                  </div>
                  <Against candidate={candidate} />
                </div>
              )
            }
          />
        </div>
      </Modal>
    </>
  );
};

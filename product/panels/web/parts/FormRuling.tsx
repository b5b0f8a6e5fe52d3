import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Radio } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { useDo } from '#shell/client/useDo';
import { RestoredText } from '#shell/drafts/RestoredText';
import { useFormDraft } from '#shell/form/useFormDraft';
import { isRefusal } from '#shell/client/failed';
import { counted } from '#shell/form/length';
import { VerticalForm } from '#shell/form/VerticalForm';
import { usePageTitle } from '#shell/frame/page';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';
import { useWords } from '#shell/words/say';
import { panelsApi } from '../calls';
import { MaskedSheet } from './MaskedSheet';
import type { Member } from './seats';
import './panels.css';

interface Decision {
  readonly result: 'accepted' | 'replace';
  readonly reason: string;
}

/** The public-service agency decides about the form of one sheet, of which it sees what the form check sees (E4). */
const FormRuling = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const found = useQuery({ ...panelsApi.opinion.query({ id }), meta: { quiet: true }, retry: false });
  const sheet = found.data?.audience === 'agency' && found.data.masked ? found.data : undefined;
  usePageTitle(found.data?.achievementName);
  // What the server refuses is decided already; where nobody answered, nothing is known of it.
  if (!found.data && !isRefusal(found.error)) return <PageAwaited of={found} />;
  return (
    <div className="page__body">
      {sheet ? (
        <Ruling sheet={sheet} />
      ) : (
        <>
          <h1>{say('tasks.step.formRuling')}</h1>
          <Alert type="info" showIcon title={say('formRuling.gone')} />
        </>
      )}
    </div>
  );
};
export default FormRuling;

const Ruling = ({ sheet }: { readonly sheet: Member }) => {
  const say = useWords();
  const perform = useDo();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [form] = Form.useForm<Decision>();
  const { id, rowVersion, number, returned } = sheet;
  const draft = useFormDraft(form, `form-ruling/${id}`);
  const decide = async ({ result, reason }: Decision): Promise<void> => {
    setBusy(true);
    const done = await perform(panelsApi.ruleOnForm, { id, rowVersion, result, reason }, 'formRuling.done');
    setBusy(false);
    if (!done) return;
    draft.done();
    await navigate('/workbench/workbench');
  };
  return (
    <>
      <h1>{sheet.achievementName}</h1>
      <section className="card">
        <h2>{say('formRuling.title', { number })}</h2>
        <p className="faint gap-below">{say('formRuling.text')}</p>
        {returned && (
          <Alert
            type="warning"
            showIcon
            className="gap-below"
            title={
              <>
                {say('panelScreens.formReason')}:{' '}
                <DictionaryTag dictionary="formDefect" code={returned.reasonCode} />
              </>
            }
            description={returned.text}
          />
        )}
        {sheet.masked && <MaskedSheet sheet={sheet.masked} round={sheet} />}
        <VerticalForm<Decision>
          form={form}
          onFinish={(decision) => void decide(decision)}
          onValuesChange={draft.touch}
        >
          <RestoredText restored={draft.restored} />
          <Form.Item
            name="result"
            label={say('formRuling.decision')}
            rules={[
              {
                required: true,
                message: say('shell.pleaseSelect', { label: say('formRuling.decision') }),
              },
            ]}
          >
            <Radio.Group
              className="checks"
              options={(['accepted', 'replace'] as const).map((value) => ({
                value,
                label: say(`formRuling.result.${value}`),
              }))}
            />
          </Form.Item>
          <Form.Item
            name="reason"
            label={say('formRuling.reason')}
            rules={[
              {
                required: true,
                whitespace: true,
                message: say('shell.pleaseEnter', { label: say('formRuling.reason') }),
              },
            ]}
          >
            <TextWithPhrases {...counted(1000)} autoSize={{ minRows: 3, maxRows: 10 }} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={busy}>
            {say('formRuling.decide')}
          </Button>
        </VerticalForm>
      </section>
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Input, TreeSelect } from 'antd';
import { useMemo, useState } from 'react';
import type * as z from 'zod';
import { attempt } from '#shell/client/useDo';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { VerticalForm } from '#shell/form/VerticalForm';
import { usePage } from '#shell/frame/page';
import { StatusTag } from '#shell/look/StatusTag';
import { SmallTable } from '#shell/parts/SmallTable';
import { useLanguage, useWords } from '#shell/words/say';
import type { ActionNode } from '../../action';
import type { WhyAnswer, WhyQuestion } from '../../why';
import { rolesApi } from '../calls';
import { PersonSelect } from '../parts/PersonSelect';
import { titleIn } from '../parts/titles';
import { useFoundInTree } from '#shell/form/useFound';

type Answer = z.output<typeof WhyAnswer>;
interface Choice {
  readonly value: string;
  readonly title: string;
  readonly children: Choice[];
}

/** Why somebody may do or see something, or the rule that stops them. */
const Why = () => {
  const say = useWords();
  const found = useFoundInTree();
  const language = useLanguage();
  const { title } = usePage();
  const [form] = Form.useForm<WhyQuestion>();
  const [answer, setAnswer] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  const tree = useQuery(rolesApi.tree.query({}));
  const choices = useMemo(() => {
    const choiceOf = (node: ActionNode): Choice => ({
      value: node.id,
      title: titleIn(node, language),
      children: node.children.map(choiceOf),
    });
    return (tree.data ?? []).map(choiceOf);
  }, [tree.data, language]);
  const ask = async ({ personId, actionId, applicationNumber }: WhyQuestion): Promise<void> => {
    const number = applicationNumber?.trim();
    setBusy(true);
    const said = await attempt(() =>
      rolesApi.why({ personId, ...(actionId && { actionId }), ...(number && { applicationNumber: number }) }),
    );
    setBusy(false);
    setAnswer(said);
  };
  return (
    <div className="page__body">
      <header className="page__head">
        <h1>{title}</h1>
      </header>
      <section className="card">
        <p className="faint gap-below">{say('roles.whyHint')}</p>
        <VerticalForm<WhyQuestion> form={form} onFinish={(values) => void ask(values)}>
          <div className="form__grid">
            <Form.Item
              name="personId"
              label={say('roles.person')}
              rules={[{ required: true, message: say('shell.pleaseSelect', { label: say('roles.person') }) }]}
            >
              <PersonSelect />
            </Form.Item>
            <Form.Item name="actionId" label={say('roles.action')}>
              <TreeSelect
                {...awaitedOptions(tree)}
                allowClear
                className="wide"
                treeData={choices}
                showSearch={found}
              />
            </Form.Item>
            <Form.Item name="applicationNumber" label={say('roles.number')}>
              <Input maxLength={40} allowClear />
            </Form.Item>
          </div>
          <Button type="primary" htmlType="submit" loading={busy}>
            {say('roles.ask')}
          </Button>
        </VerticalForm>
      </section>
      {answer && (
        <section className="card" aria-live="polite">
          <Alert
            type={answer.may ? 'success' : 'warning'}
            showIcon
            title={say(answer.may ? 'roles.mayYes' : 'roles.mayNo')}
          />
          <SmallTable
            head={['roles.rule', 'roles.subject', 'roles.outcome']}
            rows={answer.steps.map(({ rule, subject, note, holds }) => [
              say(`roles.rule.${rule}`),
              subject,
              <StatusTag key="outcome" status={holds ? 'passed' : 'cancelled'}>
                {say(`roles.note.${note}`)}
              </StatusTag>,
            ])}
          />
        </section>
      )}
    </div>
  );
};
export default Why;

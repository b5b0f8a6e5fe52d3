import { Alert, Button, Form, Input, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { RestoredText } from '#shell/drafts/RestoredText';
import { useFormDraft } from '#shell/form/useFormDraft';
import { StatusTag } from '#shell/look/StatusTag';
import { useWords } from '#shell/words/say';
import { answersFor, remarksOf, type Remark } from '#product/opinions/remarks';
import { reportsApi } from '../../calls';
import { outcomeLooks, outcomeWords } from '../status';
import type { StaffReport } from '../types';
import { VerticalForm } from '#shell/form/VerticalForm';
import { atMost, counted } from '#shell/form/length';

interface Filled {
  readonly answers: Readonly<Record<string, string>>;
  /** Which remark each is answered with, where it is none of its own. */
  readonly joined?: Readonly<Record<string, string | undefined>>;
  readonly reconciliation?: string;
}

const hasNote = (report: StaffReport) => report.noteRequired || report.reconciliation !== null;

/** What the experts asked for, each with its answer; the assessor writes, everybody else reads (R4c). */
export const Answers = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  if (report.tally === null) return <p className="faint">{say('reportScreens.roundOpen')}</p>;
  const mayWrite = report.can.includes('answer');
  return (
    <>
      <Tally tally={report.tally} />
      {report.suggestions.length === 0 && <p className="faint">{say('reportScreens.noSuggestions')}</p>}
      {mayWrite ? <AnswerForm report={report} /> : <AnswerList report={report} />}
    </>
  );
};

const Suggestion = ({ of }: { readonly of: Remark }) => {
  const say = useWords();
  return (
    <p className="suggestion">
      <span className="suggestion__from">
        {of.numbers.map((number) => say('reportScreens.expertNumber', { number })).join(' · ')} ·{' '}
        {say(`reportScreens.kind.${of.kind}`)}
        {of.isMandatory && <b className="suggestion__mandatory"> · {say('reportScreens.mandatory')}</b>}
      </span>
      {of.text}
    </p>
  );
};

const AnswerList = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  return (
    <>
      <ol className="answers">
        {remarksOf(report.suggestions).map((each) => (
          <li key={each.key}>
            <Suggestion of={each} />
            <p className="answers__answer">
              {report.answers.find(({ key }) => key === each.key)?.text ?? (
                <span className="faint">{say('reportScreens.notAnswered')}</span>
              )}
            </p>
          </li>
        ))}
      </ol>
      {report.reconciliation && (
        <section className="read__prose">
          <h3>{say('reportScreens.reconciliation')}</h3>
          <p>{report.reconciliation}</p>
        </section>
      )}
    </>
  );
};

/** One remark and its answer; what an earlier one asks in other words is answered together with that. */
const RemarkAnswer = ({
  remark,
  before,
}: {
  readonly remark: Remark;
  readonly before: readonly Remark[];
}) => {
  const say = useWords();
  const joined = Form.useWatch<Filled['joined']>('joined', { preserve: true }) ?? {};
  const own = before.filter(({ key }) => !joined[key]);
  return (
    <div className="answers__one">
      <Suggestion of={remark} />
      {own.length > 0 && (
        <Form.Item name={['joined', remark.key]} label={say('reportScreens.answeredWith')}>
          <Select
            allowClear
            placeholder={say('reportScreens.answeredAlone')}
            options={own.map(({ key, text }) => ({ value: key, label: text }))}
          />
        </Form.Item>
      )}
      {!joined[remark.key] && (
        <Form.Item
          name={['answers', remark.key]}
          label={say('reportScreens.answer')}
          rules={[{ required: true, whitespace: true, message: say('reports.answerMissing') }]}
        >
          <Input.TextArea {...atMost(4000)} autoSize={{ minRows: 2, maxRows: 10 }} />
        </Form.Item>
      )}
    </div>
  );
};

const AnswerForm = ({ report }: { readonly report: StaffReport }) => {
  const say = useWords();
  const perform = useDo();
  const [busy, setBusy] = useState(false);
  const [form] = Form.useForm<Filled>();
  const draft = useFormDraft(form, `report-answers/${report.id}/${report.panelRound}`);
  const remarks = useMemo(() => remarksOf(report.suggestions), [report.suggestions]);
  const save = async ({ answers, joined = {}, reconciliation }: Filled): Promise<void> => {
    setBusy(true);
    const sent = structuredClone(form.getFieldsValue(true) as Filled);
    const done = await perform(
      reportsApi.answer,
      {
        id: report.id,
        rowVersion: report.rowVersion,
        answers: answersFor(remarks, answers, joined),
        ...(reconciliation?.trim() && { reconciliation }),
      },
      'reportScreens.answered',
    );
    setBusy(false);
    if (done) draft.done({ ...sent });
  };
  const initial: Filled = {
    answers: Object.fromEntries(
      remarks.map(({ key }) => [key, report.answers.find((answer) => answer.key === key)?.text ?? '']),
    ),
    reconciliation: report.reconciliation ?? '',
  };
  return (
    <VerticalForm<Filled>
      form={form}
      initialValues={initial}
      onValuesChange={draft.touch}
      onFinish={(values) => void save(values)}
      scrollToFirstError={{ block: 'center', focus: true }}
    >
      <RestoredText restored={draft.restored} />
      {remarks.map((each, at) => (
        <RemarkAnswer key={each.key} remark={each} before={remarks.slice(0, at)} />
      ))}
      {hasNote(report) && (
        <>
          {report.noteRequired && (
            <Alert type="warning" showIcon className="gap-below" title={say('reportScreens.noteRequired')} />
          )}
          <Form.Item
            name="reconciliation"
            label={say('reportScreens.reconciliation')}
            rules={[
              {
                required: report.noteRequired,
                whitespace: true,
                message: say('shell.pleaseEnter', { label: say('reportScreens.reconciliation') }),
              },
            ]}
          >
            <Input.TextArea {...counted(4000)} autoSize={{ minRows: 3, maxRows: 12 }} />
          </Form.Item>
        </>
      )}
      <Button type="primary" htmlType="submit" loading={busy}>
        {say('reportScreens.saveAnswers')}
      </Button>
    </VerticalForm>
  );
};

/** How the panel voted, as the tally counts it (domain §3.4). */
export const Tally = ({ tally }: { readonly tally: NonNullable<StaffReport['tally']> }) => {
  const say = useWords();
  return (
    <div className="tally">
      <StatusTag status={outcomeLooks[tally.outcome]}>{say(outcomeWords[tally.outcome])}</StatusTag>
      <span>{say('reportScreens.agree', { count: tally.agree })}</span>
      <span>{say('reportScreens.agreeAfter', { count: tally.agreeAfterModification })}</span>
      <span>{say('reportScreens.disagree', { count: tally.disagree })}</span>
      <span className="faint">{say('reportScreens.quorum', { count: tally.quorum })}</span>
      {tally.heldByMandatoryItem && <span className="faint">{say('reportScreens.heldByMandatory')}</span>}
    </div>
  );
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { isCallFailed } from '#shell/client/failed';
import { RestoredText } from '#shell/drafts/RestoredText';
import { useFormDraft } from '#shell/form/useFormDraft';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '#product/applications/web/calls';
import { reportsApi } from '../../calls';
import { RegulatoryWarning } from '../RegulatoryPath';
import type { StaffReport } from '../types';
import { CheckFacts, checks, type Check } from './CheckFacts';
import { GiveBack } from './GiveBack';
import type { IssuedReport } from './Issued';
import { VerticalForm } from '#shell/form/VerticalForm';
import { counted } from '#shell/form/length';

interface Filled {
  readonly checklist: readonly Check[];
  readonly publishScope: 'listed' | 'unlisted';
  readonly isLimited: boolean;
  readonly limitReason?: string;
}

/** The formal checklist, what may be published, and the decision: pass with number and code, or back (R6, R7). */
export const ReviewForm = ({
  report,
  onIssued,
}: {
  readonly report: StaffReport;
  readonly onIssued: (issued: IssuedReport) => void;
}) => {
  const say = useWords();
  const confirm = useConfirm();
  const cache = useQueryClient();
  const [form] = Form.useForm<Filled>();
  const mayPass = report.can.includes('pass');
  // What was ticked of one text says nothing of the next.
  const draft = useFormDraft(
    form,
    mayPass ? `public-review/${report.id}/${report.contentVersion}` : undefined,
  );
  const [refused, setRefused] = useState<readonly string[]>([]);
  const checked = Form.useWatch('checklist', form) ?? [];
  const isLimited = Form.useWatch('isLimited', form) ?? report.isLimited;
  const dossier = useQuery(applicationsApi.dossier.query({ id: report.applicationId }));
  const consents = dossier.data?.view === 'whole' ? dossier.data.consentPublish === true : null;
  const mayList = consents !== false && !isLimited;
  const { id, rowVersion, achievementName: name } = report;
  if (!mayPass) return <Alert type="info" showIcon title={say('reportScreens.nothingToReview')} />;
  const pass = async (filled: Filled): Promise<void> => {
    setRefused([]);
    const publishScope = mayList ? filled.publishScope : 'unlisted';
    try {
      const { mutationFn, onSuccess } = reportsApi.publicReview.change(cache);
      const done = await mutationFn({
        id,
        rowVersion,
        result: 'pass',
        checklist: [...filled.checklist],
        publishScope,
        isLimited: filled.isLimited,
        ...(filled.isLimited && { limitReason: filled.limitReason ?? '' }),
      });
      draft.done();
      if (done.reportNumber !== null && done.verifyCode !== null)
        onIssued({
          number: done.reportNumber,
          verifyCode: done.verifyCode,
          isListed: publishScope === 'listed',
        });
      await onSuccess();
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      // A character that cannot be printed is named in the server's sentence: it must stay to be read.
      setRefused([fault.message, ...fault.defects.map(({ message }) => message)]);
    }
  };
  return (
    <VerticalForm<Filled>
      form={form}
      initialValues={{
        checklist: [],
        publishScope: report.isLimited ? 'unlisted' : 'listed',
        isLimited: report.isLimited,
      }}
      onValuesChange={draft.touch}
      onFinish={(filled) =>
        confirm({
          title: 'reportScreens.passQuestion',
          values: { name },
          okText: 'reportScreens.pass',
          run: () => pass(filled),
        })
      }
      scrollToFirstError={{ block: 'center', focus: true }}
    >
      <RestoredText restored={draft.restored} />
      {refused.length > 0 && (
        <Alert
          className="gap-below"
          type="error"
          showIcon
          role="alert"
          title={refused[0]}
          {...(refused.length > 1 && {
            description: (
              <ul className="findings">
                {refused.slice(1).map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            ),
          })}
        />
      )}
      <RegulatoryWarning path={report.regulatoryPath} maturity={report.maturityLevel} />
      <h2>{say('reportScreens.formalChecklist')}</h2>
      <p className="faint gap-below">{say('reportScreens.formalText')}</p>
      <Form.Item
        name="checklist"
        rules={[{ type: 'array', len: checks.length, message: say('reportScreens.everyCheck') }]}
      >
        <Checkbox.Group className="formal">
          {checks.map((check) => (
            <div key={check} className="formal__one">
              <Checkbox value={check}>
                {say(
                  `reports.check${check.charAt(0).toUpperCase()}${check.slice(1)}` as 'reports.checkNumbers',
                )}
              </Checkbox>
              <CheckFacts check={check} report={report} isLimited={isLimited} />
            </div>
          ))}
        </Checkbox.Group>
      </Form.Item>
      <h2>{say('reportScreens.publication')}</h2>
      <Form.Item name="isLimited" valuePropName="checked" extra={say('reportScreens.limitedHint')}>
        <Checkbox>{say('reportScreens.isLimited')}</Checkbox>
      </Form.Item>
      {isLimited && (
        <Form.Item
          name="limitReason"
          label={say('reportScreens.limitReason')}
          rules={[
            {
              required: true,
              whitespace: true,
              message: say('shell.pleaseEnter', { label: say('reportScreens.limitReason') }),
            },
          ]}
        >
          <Input.TextArea {...counted(500)} autoSize={{ minRows: 2, maxRows: 5 }} />
        </Form.Item>
      )}
      <Form.Item
        name="publishScope"
        label={say('reportScreens.publishScope')}
        {...(!mayList && {
          extra: say(isLimited ? 'reportScreens.limitedIsUnlisted' : 'reportScreens.noConsent'),
        })}
      >
        <Radio.Group disabled={!mayList}>
          <Radio value="listed">{say('reportScreens.listed')}</Radio>
          <Radio value="unlisted">{say('reportScreens.unlisted')}</Radio>
        </Radio.Group>
      </Form.Item>
      <div className="review-actions">
        <GiveBack report={report} checklist={checked} onGiven={draft.done} />
        <Button type="primary" htmlType="submit">
          {say('reportScreens.pass')}
        </Button>
      </div>
    </VerticalForm>
  );
};

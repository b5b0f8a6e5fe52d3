import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dayOf } from '#contract/calendar';
import { dayText } from '#contract/formatters';
import { useDo } from '#shell/client/useDo';
import { VerticalForm } from '#shell/form/VerticalForm';
import { NotFound } from '#shell/frame/errors/NotFound';
import { Facts } from '#shell/pages/Facts';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '#product/applications/web/calls';
import { ReasonField } from '#product/applications/web/forms';

interface Values {
  readonly changes?: string;
  readonly isMajorChange?: boolean;
}

/** Begins the application that follows a passed or cancelled one, and leads to it. */
export const BeginAnew = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const perform = useDo();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [today] = useState(() => dayOf(new Date()));
  const found = useQuery(applicationsApi.dossier.query({ id }));
  const record = found.data;
  if (!record) return <PageAwaited of={found} />;
  const successor = (['reEvaluate', 'copy'] as const).find((each) => record.can.includes(each));
  if (record.view !== 'whole' || !successor) return <NotFound />;
  const from = record.reEvaluationFrom;
  const isEarly = from !== null && today < from;
  const begin = async ({ changes = '', isMajorChange = false }: Values): Promise<void> => {
    setBusy(true);
    const made = await perform(
      applicationsApi.createReApply,
      { previousApplicationId: id as never, changes, isMajorChange },
      'applicationScreens.begun',
    );
    setBusy(false);
    if (made) void navigate(`/EvaluationManagement/applyTwo?Id=${made.id}`, { replace: true });
  };
  return (
    <div className="page__body">
      <h1>{say(`applicationScreens.${successor}Title`)}</h1>
      <div className="card">
        <Facts
          row={record}
          facts={[
            { field: 'achievementName', label: 'applicationScreens.achievementName', wide: true },
            { field: 'applicationNumber', label: 'applicationScreens.number' },
            { field: 'decidedAt', label: 'applicationScreens.decidedOn', as: 'day' },
            { field: 'evaluationAgencyName', label: 'applicationScreens.agency' },
          ]}
        />
      </div>
      <VerticalForm className="card" onFinish={(values: Values) => void begin(values)}>
        <Alert
          type={isEarly ? 'warning' : 'info'}
          showIcon
          className="gap-below"
          title={say(`applicationScreens.${successor}Hint`)}
          {...(isEarly && {
            description: say('applicationScreens.early', { day: dayText(from) }),
          })}
        />
        {successor === 'reEvaluate' && (
          <>
            {isEarly && (
              <Form.Item
                name="isMajorChange"
                valuePropName="checked"
                rules={[
                  {
                    validator: (_, ticked) =>
                      ticked
                        ? Promise.resolve()
                        : Promise.reject(new Error(say('applicationScreens.majorNeeded'))),
                  },
                ]}
              >
                <Checkbox>{say('applicationScreens.majorChange')}</Checkbox>
              </Form.Item>
            )}
            <ReasonField name="changes" least={10} most={2000} />
          </>
        )}
        <Button type="primary" htmlType="submit" loading={busy}>
          {say(`applicationScreens.${successor}`)}
        </Button>
      </VerticalForm>
    </div>
  );
};

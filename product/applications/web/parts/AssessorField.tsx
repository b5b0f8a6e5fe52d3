import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Select } from 'antd';
import { awaitedOptions } from '#shell/form/awaitedOptions';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '../calls';
import { ReasonField } from './ReasonField';

interface AssessorFieldProps {
  readonly id: string;
  readonly open: boolean;
  /** Whether what speaks against somebody asks for a reason of its own here; replacing somebody gives one anyway. */
  readonly asksReasons?: boolean;
}

/** The agency's assessors to choose from; who cannot be chosen says why, and who may be in spite of a tie, or of all they have in hand, asks for a reason. */
export const AssessorField = ({ id, open, asksReasons = false }: AssessorFieldProps) => {
  const say = useWords();
  const options = useQuery({ ...applicationsApi.assessorOptions.query({ id }), enabled: open });
  const chosen = Form.useWatch<string | undefined>('assessorId');
  const found = options.data?.find((each) => each.id === chosen);
  const soft = found?.soft ?? [];
  const isBusy = found?.isBusy ?? false;
  return (
    <>
      <Form.Item
        name="assessorId"
        label={say('applicationScreens.assessor')}
        rules={[{ required: true, message: say('applicationScreens.chooseAssessor') }]}
        {...(options.data?.every((each) => !each.isSelectable) && {
          extra: say('applicationScreens.noAssessor'),
        })}
      >
        <Select
          {...awaitedOptions(options)}
          options={(options.data ?? []).map((each) => ({
            value: each.id,
            disabled: !each.isSelectable,
            label: `${each.trueName} · ${say('applicationScreens.load', { count: each.load })}`,
            why: [...new Set([...each.hindrances, ...each.conflicts])],
          }))}
          optionRender={({ data }) => (
            <>
              {data.label}
              {data.why.map((sentence) => (
                <div key={sentence} className="faint choice-reason">
                  {sentence}
                </div>
              ))}
            </>
          )}
        />
      </Form.Item>
      {soft.length > 0 && (
        <Form.Item>
          <Alert
            type="warning"
            showIcon
            title={say('applicationScreens.softHits')}
            description={soft.map((sentence) => (
              <div key={sentence}>{sentence}</div>
            ))}
          />
        </Form.Item>
      )}
      {soft.length > 0 && asksReasons && <ReasonField name="conflictReason" most={500} />}
      {isBusy && (
        <Form.Item>
          <Alert type="warning" showIcon title={say('applicationScreens.busy')} />
        </Form.Item>
      )}
      {isBusy && asksReasons && <ReasonField name="loadReason" most={500} />}
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, Select } from 'antd';
import { counted } from '#shell/form/length';
import { useWords } from '#shell/words/say';
import { applicationsApi } from '../calls';

interface AssessorFieldProps {
  readonly id: string;
  readonly open: boolean;
  /** Whether soft hits ask for a reason of their own here; replacing somebody gives one anyway. */
  readonly asksReason?: boolean;
}

/** The agency's assessors to choose from; who cannot be chosen says why, and who may be in spite of a tie asks for a reason. */
export const AssessorField = ({ id, open, asksReason = false }: AssessorFieldProps) => {
  const say = useWords();
  const options = useQuery({ ...applicationsApi.assessorOptions.query({ id }), enabled: open });
  const chosen = Form.useWatch<string | undefined>('assessorId');
  const soft = options.data?.find((each) => each.id === chosen)?.soft ?? [];
  const reason = say('applicationScreens.conflictReason');
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
          loading={options.isPending}
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
      {soft.length > 0 && asksReason && (
        <Form.Item
          name="conflictReason"
          label={reason}
          rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label: reason }) }]}
        >
          <Input.TextArea {...counted(500)} rows={3} />
        </Form.Item>
      )}
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useWords } from '../../../../shell/words/say';
import { applicationsApi } from '../calls';

/** The agency's assessors to choose from; who cannot be chosen says why. */
export const AssessorField = ({ id, open }: { readonly id: string; readonly open: boolean }) => {
  const say = useWords();
  const options = useQuery({ ...applicationsApi.assessorOptions.query({ id }), enabled: open });
  return (
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
              <div key={sentence} className="faint">
                {sentence}
              </div>
            ))}
          </>
        )}
      />
    </Form.Item>
  );
};

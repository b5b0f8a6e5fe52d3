import { Button, Form, Input, Radio } from 'antd';
import { useDo } from '#shell/client/useDo';
import { atMost } from '#shell/form/length';
import { VerticalForm } from '#shell/form/VerticalForm';
import { useWords } from '#shell/words/say';
import { useState } from 'react';
import { audiences, longestName, type Audience } from '../../saved-search';
import { savedSearchesApi } from '../calls';
import { changeOf } from './change';
import { RecipientSelect } from './RecipientSelect';
import type { Search } from './search';

interface Values {
  readonly name: string;
  readonly sharedWith: Audience;
  readonly people?: readonly string[];
}
interface EditProps {
  readonly search: Search;
  readonly onClose: () => void;
}

/** What a search is called, and who else reads it. */
export const EditSearch = ({ search, onClose }: EditProps) => {
  const say = useWords();
  const perform = useDo();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const sharedWith = Form.useWatch('sharedWith', form) ?? search.sharedWith;
  const save = async ({ people = [], ...said }: Values): Promise<void> => {
    setBusy(true);
    const change = { ...changeOf(search), ...said, people };
    const done = await perform(
      savedSearchesApi.edit,
      change as Parameters<typeof savedSearchesApi.edit>[0],
      'savedSearches.changed',
    );
    setBusy(false);
    if (done) onClose();
  };
  const label = say('savedSearches.name');
  return (
    <div className="panel">
      <VerticalForm
        form={form}
        onFinish={(values: Values) => void save(values)}
        initialValues={{
          name: search.name,
          sharedWith: search.sharedWith,
          people: search.people.map(({ id }) => id),
        }}
      >
        <Form.Item
          name="name"
          label={label}
          rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) }]}
        >
          <Input {...atMost(longestName)} autoFocus />
        </Form.Item>
        <Form.Item name="sharedWith" label={say('savedSearches.shareWith')}>
          <Radio.Group
            className="saved-search__audiences"
            options={audiences.map((value) => ({ value, label: say(`savedSearches.audience.${value}`) }))}
          />
        </Form.Item>
        {sharedWith === 'people' && (
          <Form.Item
            name="people"
            label={say('savedSearches.people')}
            rules={[
              {
                required: true,
                message: say('shell.pleaseEnter', { label: say('savedSearches.people') }),
              },
            ]}
          >
            <RecipientSelect known={search.people} />
          </Form.Item>
        )}
        {sharedWith !== 'nobody' && <p className="faint">{say('savedSearches.shareHint')}</p>}
        <div className="panel__line saved-search__foot">
          <Button onClick={onClose}>{say('savedSearches.back')}</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            {say('savedSearches.save')}
          </Button>
        </div>
      </VerticalForm>
    </div>
  );
};

import { Form, Input } from 'antd';
import { useWords } from '#shell/words/say';
import { atMost } from '#shell/form/length';

/** The three names of a set or an item: all of them, for everybody reads in their own language. */
export const Names = () => {
  const say = useWords();
  return (['name', 'nameEn', 'nameEs'] as const).map((field) => {
    const label = say(`dictionaryScreens.${field}`);
    return (
      <Form.Item
        key={field}
        name={field}
        label={label}
        rules={[{ required: true, whitespace: true, message: say('shell.pleaseEnter', { label }) }]}
      >
        <Input {...atMost(200)} />
      </Form.Item>
    );
  });
};

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, ConfigProvider, Form, Input } from 'antd';
import { blank, mostOf } from '#contract/facts';
import { rowFacts } from '#shell/form/declared';
import { atMost } from '#shell/form/length';
import { useWords } from '#shell/words/say';
import { useAtWork } from './at-work';
import { sheetFacts } from './facts';

/** Problems, or advice: each with a tick where it is mandatory. A round that only confirms asks for neither (E2). */
export const Items = ({ name }: { readonly name: 'problems' | 'advice' }) => {
  const say = useWords();
  const isRequired = useAtWork().round.panelMode === 'full';
  const fact = sheetFacts[name];
  const item = rowFacts(fact);
  const isClosed = ConfigProvider.useConfig().componentDisabled;
  return (
    <Form.List name={name}>
      {(rows, { add, remove }) => (
        <fieldset className="rows">
          <legend className={isRequired ? 'rows__legend rows__legend--required' : 'rows__legend'}>
            {say(`panelScreens.${name}`)}
          </legend>
          {rows.map(({ key, name: at }) => (
            <div key={key} className="panel-item">
              <Form.Item name={[at, 'text']} noStyle>
                <Input.TextArea
                  aria-label={`${say(`panelScreens.${name}`)} ${at + 1}`}
                  {...atMost(mostOf(item['text']!))}
                  autoSize={{ minRows: 1, maxRows: 4 }}
                />
              </Form.Item>
              <Form.Item name={[at, 'isMandatory']} valuePropName="checked" noStyle>
                <Checkbox>{say('panelScreens.mandatory')}</Checkbox>
              </Form.Item>
              {!isClosed && (
                <Button
                  type="text"
                  aria-label={`${say('shell.remove')} ${at + 1}`}
                  icon={<DeleteOutlined />}
                  onClick={() => remove(at)}
                />
              )}
            </div>
          ))}
          {!isClosed && rows.length < mostOf(fact) && (
            <Button type="dashed" icon={<PlusOutlined />} onClick={() => add(blank(item))}>
              {say(`panelScreens.add.${name}`)}
            </Button>
          )}
        </fieldset>
      )}
    </Form.List>
  );
};

import { Alert, Form, Radio, Tag } from 'antd';
import { useWords } from '#shell/words/say';
import type { Item } from '../filling';
import { PinList } from '../pins/PinList';
import { isOpen as isOpenPin } from '../pins/pins';
import { results } from './item-results';
import { atMost } from '#shell/form/length';
import { TextWithPhrases } from '#shell/parts/TextWithPhrases';

interface FindingProps {
  readonly item: Item;
  readonly isCurrent: boolean;
  /** It can still be changed; a closed one shows no empty remark. */
  readonly isOpen: boolean;
  /** What was asked for last time; null where nothing was. */
  readonly lastTime: string | null;
  /** `open`: somebody pressed the item's name and wants to see its evidence. */
  readonly onChoose: (open: boolean) => void;
}

/** What the assessor finds of one item, under its name; the name shows its evidence. */
export const ItemFinding = ({ item, isCurrent, isOpen, lastTime, onChoose }: FindingProps) => {
  const say = useWords();
  const { code, title } = item;
  return (
    <div
      id={`finding-${code}`}
      className="review__item"
      role="group"
      aria-label={title}
      {...(isCurrent && { 'aria-current': true })}
      onFocusCapture={() => onChoose(false)}
    >
      <div className="checklist__name">
        <button type="button" className="review__title" onClick={() => onChoose(true)}>
          {title}
        </button>
        <Tag color={item.required ? 'blue' : 'default'}>
          {say(item.required ? 'materialScreens.required' : 'materialScreens.optional')}
        </Tag>
        {item.kind === 'files' && (
          <span className="faint">{say('materialScreens.filesHere', { count: item.files.length })}</span>
        )}
      </div>
      {lastTime && (
        <Alert type="warning" showIcon title={say('materialScreens.lastTime', { comment: lastTime })} />
      )}
      <PinList of={(pin) => pin.code === code && isOpenPin(pin)} />
      <Form.Item
        name={[code, 'result']}
        rules={[
          {
            required: true,
            message: say('shell.pleaseSelect', { label: say('materialScreens.itemResult') }),
          },
        ]}
      >
        <Radio.Group
          aria-label={`${title} ${say('materialScreens.itemResult')}`}
          options={results.map((result) => ({
            value: result,
            label: say(`materialScreens.result.${result}`),
          }))}
        />
      </Form.Item>
      {(isOpen || item.comment) && (
        <Form.Item
          name={[code, 'comment']}
          dependencies={[[code, 'result']]}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, value: string | undefined) =>
                getFieldValue([code, 'result']) === 'toSupplement' && !value?.trim()
                  ? Promise.reject(new Error(say('materialScreens.sayWhat')))
                  : Promise.resolve(),
            }),
          ]}
        >
          <TextWithPhrases
            aria-label={`${title} ${say('materialScreens.comment')}`}
            placeholder={say('materialScreens.comment')}
            {...atMost(1000)}
            autoSize={{ minRows: 1, maxRows: 4 }}
          />
        </Form.Item>
      )}
    </div>
  );
};

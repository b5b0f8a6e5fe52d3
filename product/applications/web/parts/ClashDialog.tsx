import { Modal, Radio } from 'antd';
import { useState, type ReactNode } from 'react';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { useWords } from '#shell/words/say';
import { labelOfField } from './labels';
import type { Clash } from './merge';
import { formField } from './step-fields';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('；');
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join(' · ');
  return typeof value === 'boolean' ? '' : String(value as string | number);
};

const Value = ({ field, value }: { readonly field: string; readonly value: unknown }): ReactNode => {
  const say = useWords();
  const known = formField(field);
  if (typeof value === 'boolean') return say(value ? 'shell.yes' : 'shell.no');
  if (known?.control === 'item')
    return <DictionaryTag dictionary={known.dictionary} code={value as string | string[] | null} />;
  return <span className="clash__text">{textOf(value) || '/'}</span>;
};

interface ClashDialogProps {
  readonly clashes: readonly Clash[];
  /** The fields whose other value is taken; nothing where the person wants to look first. */
  readonly onDecide: (theirs: readonly string[] | undefined) => void;
}

/** Another window saved the same fields: both values of each, and the person chooses field by field. */
export const ClashDialog = ({ clashes, onDecide }: ClashDialogProps) => {
  const say = useWords();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  return (
    <Modal
      open
      width={720}
      title={say('applicationScreens.clashTitle')}
      okText={say('applicationScreens.clashSave')}
      cancelText={say('shell.cancel')}
      onOk={() => onDecide(theirs)}
      onCancel={() => onDecide(undefined)}
    >
      <p className="gap-below">{say('applicationScreens.clashText')}</p>
      {clashes.map(({ field, mine, ...clash }) => (
        <fieldset key={field} className="clash">
          <legend>{say(labelOfField(field))}</legend>
          <Radio.Group
            value={theirs.includes(field) ? 'theirs' : 'mine'}
            onChange={({ target }) =>
              setTheirs([
                ...theirs.filter((each) => each !== field),
                ...(target.value === 'theirs' ? [field] : []),
              ])
            }
          >
            <Radio value="mine">
              <b>{say('applicationScreens.clashMine')}</b> <Value field={field} value={mine} />
            </Radio>
            <Radio value="theirs">
              <b>{say('applicationScreens.clashTheirs')}</b> <Value field={field} value={clash.theirs} />
            </Radio>
          </Radio.Group>
        </fieldset>
      ))}
    </Modal>
  );
};

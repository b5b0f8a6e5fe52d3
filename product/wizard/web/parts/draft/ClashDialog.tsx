import { Modal, Radio } from 'antd';
import { useState, type ReactNode } from 'react';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { useWords, type Say } from '#shell/words/say';
import { factAt, labelOfField } from '#product/applications/web/forms';
import type { Clash } from './merge';

const textOf = (value: unknown, say: Say): string => {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value))
    return value
      .map((each) => textOf(each, say))
      .filter(Boolean)
      .join('；');
  if (typeof value === 'object')
    return Object.values(value)
      .map((each) => textOf(each, say))
      .filter(Boolean)
      .join(' · ');
  return typeof value === 'boolean'
    ? say(value ? 'shell.yes' : 'shell.no')
    : String(value as string | number);
};

const Value = ({ path, value }: { readonly path: Clash['path']; readonly value: unknown }): ReactNode => {
  const say = useWords();
  const fact = factAt(path);
  const inner = fact?.kind === 'list' ? fact.of : fact;
  if (inner?.kind === 'item')
    return <DictionaryTag dictionary={inner.dictionary} code={value as string | string[] | null} />;
  const isRow = path.length > 1 && typeof path.at(-1) === 'number';
  if (isRow && value === null) return say('applicationScreens.clashRemoved');
  return <span className="clash__text">{textOf(value, say) || '/'}</span>;
};

/** «Persons 2 · Education»: the field, the row and its column. */
const nameOf = ([field, ...rest]: Clash['path'], say: Say): string => {
  const steps = rest.map((step, at) =>
    typeof step === 'number'
      ? String(step + 1)
      : say(factAt([field!, ...rest.slice(0, at + 1)])?.label ?? labelOfField(String(field))),
  );
  return [say(labelOfField(String(field))), ...steps].join(' · ');
};

interface ClashDialogProps {
  readonly clashes: readonly Clash[];
  /** The keys of those where the other value is taken; nothing where the person wants to look first. */
  readonly onDecide: (theirs: readonly string[] | undefined) => void;
}

/** Another window or person saved the same: both values of each, and the person chooses one by one. */
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
      {clashes.map(({ key, path, mine, ...clash }) => (
        <fieldset key={key} className="clash">
          <legend>{nameOf(path, say)}</legend>
          <Radio.Group
            value={theirs.includes(key) ? 'theirs' : 'mine'}
            onChange={({ target }) =>
              setTheirs([
                ...theirs.filter((each) => each !== key),
                ...(target.value === 'theirs' ? [key] : []),
              ])
            }
          >
            <Radio value="mine">
              <b>{say('applicationScreens.clashMine')}</b> <Value path={path} value={mine} />
            </Radio>
            <Radio value="theirs">
              <b>{say('applicationScreens.clashTheirs')}</b> <Value path={path} value={clash.theirs} />
            </Radio>
          </Radio.Group>
        </fieldset>
      ))}
    </Modal>
  );
};

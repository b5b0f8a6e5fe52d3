import { Input } from 'antd';
import type { TextAreaProps, TextAreaRef } from 'antd/es/input/TextArea';
import { useRef } from 'react';
import { insertInto } from '../form/insert';
import { useRecordName } from '../frame/page';
import { Phrases } from './Phrases';
import type { PhraseKind } from './reason';

interface TextWithPhrasesProps extends Omit<TextAreaProps, 'value' | 'onChange'> {
  readonly kind?: PhraseKind;
  /** The achievement it is about; on the page of a record, that one. */
  readonly about?: string | undefined;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
}

/** A text of several lines with phrases beneath it, which go in at the caret. Fits `Form.Item`. */
export const TextWithPhrases = ({
  kind = 'reason',
  about,
  value = '',
  onChange,
  ...field
}: TextWithPhrasesProps) => {
  const area = useRef<TextAreaRef>(null);
  const record = useRecordName();
  const insert = (phrase: string): void =>
    insertInto(area.current?.resizableTextArea?.textArea, value, phrase, (text) => onChange?.(text));
  return (
    <>
      <Input.TextArea
        {...field}
        ref={area}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Phrases kind={kind} about={about ?? record} text={value} onChoose={insert} />
    </>
  );
};

import { Button, Form, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import type { Language } from '#contract/words';
import { insertInto } from '#shell/form/insert';
import type { ControlProps } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import { bodyOf, written } from '../../body-text';
import { Prose } from './Prose';
import { bodyFrom } from './stored-body';

const ChoosePicture = lazy(async () => ({ default: (await import('#product/media/web')).ChoosePicture }));

const signs = {
  heading: '# …',
  list: '- …',
  numbered: '1. …',
  quote: '> …',
  note: '>! …',
  warning: '>!! …',
  table: '| … | … |',
  picture: '![…](7)',
  bold: '**…**',
  italic: '_…_',
  link: '[…](/…)',
} as const;

/** What each sign at the beginning of a line, or around words, makes of them. */
const Signs = () => {
  const say = useWords();
  return (
    <p className="body-field__signs faint">
      <span>{say('newsroom.sign.paragraph')}</span>
      {Object.entries(signs).map(([name, sign]) => (
        <span key={name}>
          <code>{sign}</code> {say(`newsroom.sign.${name as keyof typeof signs}`)}
        </span>
      ))}
    </p>
  );
};

/**
 * Where the text of a piece is written, as plain text with signs, beside what becomes of it. The form holds the document tree
 * as it travels; an editor that writes the tree itself may take this component's place.
 */
export const BodyField = ({ id, value, onChange, disabled = false }: ControlProps) => {
  const say = useWords();
  const json = typeof value === 'string' ? value : '';
  const [last, setLast] = useState(() => ({ json, ...written(bodyFrom(json)) }));
  // What the form holds came from elsewhere: a text that was brought back.
  const now = last.json === json ? last : { json, ...written(bodyFrom(json)) };
  if (now !== last) setLast(now);
  const shown = useDeferredValue(json);
  const write = (text: string): void => {
    const { kept } = now;
    const next = JSON.stringify(bodyOf({ text, kept }));
    setLast({ json: next, text, kept });
    onChange?.(next);
  };
  const language = (Form.useFormInstance().getFieldValue('language') as Language | undefined) ?? 'zh';
  const area = useRef<TextAreaRef>(null);
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="body-field">
      <div>
        <Input.TextArea
          {...(id && { id })}
          ref={area}
          disabled={disabled}
          value={now.text}
          autoSize={{ minRows: 14, maxRows: 40 }}
          onChange={({ target }) => write(target.value)}
        />
        <Button className="body-field__picture" disabled={disabled} onClick={() => setChoosing(true)}>
          {say('newsroom.insertPicture')}
        </Button>
        <Signs />
        {now.kept.length > 0 && <p className="faint">{say('newsroom.keptHint')}</p>}
      </div>
      <section className="body-field__shown" aria-label={say('newsroom.preview')}>
        <Prose json={shown} language={language} />
      </section>
      {choosing && (
        <Suspense fallback={null}>
          <ChoosePicture
            language={language}
            onClose={() => setChoosing(false)}
            onChoose={({ number }) => {
              setChoosing(false);
              const field = area.current?.resizableTextArea?.textArea;
              insertInto(field, now.text, `\n\n![](${number})\n\n`, write);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

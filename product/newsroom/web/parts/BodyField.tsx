import { Form } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { canonical } from '#contract/canonical';
import type { Language } from '#contract/words';
import type { ControlProps } from '#shell/form/types';
import { bodyFrom } from './stored-body';

const RichText = lazy(async () => ({ default: (await import('../editor/RichText')).RichText }));

const isSame = (one: string, other: string): boolean =>
  one === other || canonical(bodyFrom(one)) === canonical(bodyFrom(other));

/** Where the text of a piece is written. The form holds the document tree as it travels; the editor comes when it is shown. */
export const BodyField = ({ id, value, onChange, disabled = false }: ControlProps) => {
  const json = typeof value === 'string' ? value : '';
  const [last, setLast] = useState({ json, opened: 0 });
  // What the form holds came from elsewhere: a text that was brought back is opened anew.
  if (!isSame(last.json, json)) setLast({ json, opened: last.opened + 1 });
  const language = (Form.useFormInstance().getFieldValue('language') as Language | undefined) ?? 'zh';
  return (
    <Suspense fallback={<div className="body-field" aria-busy="true" />}>
      <RichText
        key={last.opened}
        id={id}
        json={json}
        language={language}
        disabled={disabled}
        onChange={(next) => {
          setLast(({ opened }) => ({ json: next, opened }));
          onChange?.(next);
        }}
      />
    </Suspense>
  );
};

import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Form, Input } from 'antd';
import { useContext, useDeferredValue, useId, useState } from 'react';
import type { SuggestedText, SuggestTexts } from '../../office';
import { TouchedContext } from '../touched';

interface SuggestingProps {
  readonly id?: string;
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
  readonly disabled?: boolean;
  /** Where the field stands in the form; what stood beside a suggestion goes beside it. */
  readonly path: readonly (string | number)[];
  readonly suggests: SuggestTexts;
  readonly atMost?: number | undefined;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * A text field that offers what stood in it before, while one types. It stays a text field: nothing is chosen by Enter or
 * Tab unless one went to it. What stood beside a suggestion comes with it, where the row has nothing there yet.
 */
export const Suggesting = ({ value, onChange, path, suggests, atMost, ...given }: SuggestingProps) => {
  const own = useId();
  const form = Form.useFormInstance();
  const touched = useContext(TouchedContext);
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const { data = [] } = useQuery({
    queryKey: ['suggest', own, asked],
    queryFn: ({ signal }) => suggests(asked, signal),
    enabled: asked !== '',
    staleTime: 30_000,
    // A suggestion that does not come is no failure: one types on.
    meta: { quiet: true },
  });
  const take = ({ text, beside = {} }: SuggestedText): void => {
    onChange?.(text);
    setTyped('');
    const row = path.slice(0, -1);
    for (const [field, known] of Object.entries(beside))
      if (!isEmpty(known) && isEmpty(form.getFieldValue([...row, field])))
        form.setFieldValue([...row, field], known);
    touched();
  };
  return (
    <AutoComplete
      {...given}
      className="wide"
      value={typeof value === 'string' ? value : ''}
      defaultActiveFirstOption={false}
      options={data.map((each, at) => ({ value: String(at), label: each.text, note: each.note }))}
      optionRender={({ label, data: { note } }) => (
        <span className="found">
          {label} {note && <span className="faint">{note}</span>}
        </span>
      )}
      onSelect={(at: string) => take(data[Number(at)]!)}
    >
      <Input
        onChange={({ target }) => {
          setTyped(target.value);
          onChange?.(target.value);
        }}
        {...(atMost && { count: { max: atMost } })}
      />
    </AutoComplete>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import type { FindChoices } from '../../office';
import { awaitedOptions } from '../awaitedOptions';

interface FindProps {
  readonly id?: string;
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
  readonly disabled?: boolean;
  readonly find: FindChoices;
  /** The form's field that holds the chosen one's name. */
  readonly namePath: readonly (string | number)[];
  readonly free: boolean;
}

/** The value of an option that was typed rather than found. */
const typedOption = 'typed:';

/** Chooses one of many thousands: the server is asked while one types; the id goes here, the name to its neighbour. */
export const Find = ({ id, value, onChange, disabled = false, find, namePath, free }: FindProps) => {
  const own = useId();
  const form = Form.useFormInstance();
  const name = Form.useWatch<string | undefined>([...namePath]);
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState(false);
  const asked = useDeferredValue(keyword.trim());
  const sought = useQuery({
    queryKey: ['find', own, asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: open,
    staleTime: 30_000,
  });
  const { data = [] } = sought;
  const found = data.map((each) => ({ value: each.id, label: each.name, note: each.note }));
  const typed = free && asked !== '' && !data.some((each) => each.name === asked);
  const options = typed ? [...found, { value: typedOption + asked, label: asked, note: undefined }] : found;
  const shown = value
    ? { value: value as string, label: name ?? '' }
    : name
      ? { value: typedOption, label: name }
      : null;
  return (
    <Select
      {...(id && { id })}
      disabled={disabled}
      labelInValue
      allowClear
      className="wide"
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      {...awaitedOptions(sought)}
      // What is asked for while it is open is asked for anew when it opens again.
      onOpenChange={setOpen}
      options={options}
      optionRender={({ label, data: option }) => (
        <span className="found">
          {label} {option.note && <span className="faint">{option.note}</span>}
        </span>
      )}
      value={shown}
      onChange={(next) => {
        form.setFieldValue([...namePath], next ? String(next.label) : '');
        onChange?.(next && !next.value.startsWith(typedOption) ? next.value : null);
        setKeyword('');
      }}
    />
  );
};

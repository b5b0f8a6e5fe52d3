import { Input } from 'antd';
import type { ControlProps } from '../types';

/** A list of sentences: one line each, which is how they are copied from anywhere. */
export const Lines = ({ id, value, onChange, disabled = false }: ControlProps) => (
  <Input.TextArea
    {...(id && { id })}
    disabled={disabled}
    autoSize={{ minRows: 3, maxRows: 14 }}
    value={((value as readonly string[] | undefined) ?? []).join('\n')}
    onChange={(event) => onChange?.(event.target.value === '' ? [] : event.target.value.split('\n'))}
  />
);

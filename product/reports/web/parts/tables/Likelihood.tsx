import { Radio } from 'antd';
import type { ControlProps } from '#shell/form/types';
import { labelOf } from '../editor/Labelled';

const grades = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

/** How likely or how bad something is, from 1 to 5 (domain §6.1, section 10). */
export const Likelihood = ({ id = '', value, onChange }: ControlProps) => (
  <Radio.Group
    aria-labelledby={labelOf(id)}
    optionType="button"
    size="small"
    options={grades}
    value={value}
    onChange={(event) => onChange?.(event.target.value)}
  />
);

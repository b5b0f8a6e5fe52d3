import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ControlProps } from '../../../../shell/form/types';

const format = 'YYYY-MM-DD';

/** Several days, in the order of the calendar. */
export const DaysField = ({ value, onChange, ...given }: ControlProps) => (
  <DatePicker
    {...given}
    className="wide"
    multiple
    format={format}
    maxTagCount="responsive"
    value={((value as readonly string[] | undefined) ?? []).map((day) => dayjs(day))}
    onChange={(days) => onChange?.((days ?? []).map((day) => day.format(format)).toSorted())}
  />
);

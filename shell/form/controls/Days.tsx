import { DatePicker } from './calendar';
import dayjs from 'dayjs';
import { useState } from 'react';
import { quickRanges } from '#contract/formatters';
import { useWords } from '../../words/say';

interface DayProps {
  readonly id?: string;
  /** YYYY-MM-DD, or YYYY-MM for months; empty where nothing is chosen. */
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly picker?: 'date' | 'month';
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}
const formats = { date: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** A day or a month as text: no zone can move it. */
export const DayControl = ({ value, onChange, picker = 'date', ...rest }: DayProps) => (
  <DatePicker
    {...rest}
    className="wide"
    picker={picker}
    format={formats[picker]}
    value={value ? dayjs(value) : null}
    onChange={(day) => onChange?.(day ? day.format(formats[picker]) : null)}
  />
);

interface RangeProps {
  readonly id?: string;
  readonly value: readonly [string, string];
  readonly onChange: (value: [string, string]) => void;
  readonly label: string;
}

/** From one day to another, with the specification's quick ranges. */
export const DayRange = ({ id, value, onChange, label }: RangeProps) => {
  const say = useWords();
  const [quick] = useState(() => quickRanges(new Date()));
  const presets = (['today', 'lastWeek', 'lastMonth', 'lastThreeMonths'] as const).map((name) => ({
    label: say(`shell.${name}`),
    value: [dayjs(quick[name][0]), dayjs(quick[name][1])] as [dayjs.Dayjs, dayjs.Dayjs],
  }));
  return (
    <DatePicker.RangePicker
      {...(id && { id: { start: id } })}
      className="wide"
      aria-label={label}
      allowEmpty={[true, true]}
      presets={presets}
      value={[value[0] ? dayjs(value[0]) : null, value[1] ? dayjs(value[1]) : null]}
      onChange={(days) =>
        onChange([days?.[0]?.format(formats.date) ?? '', days?.[1]?.format(formats.date) ?? ''])
      }
    />
  );
};

import dayjs from 'dayjs';
import { startOfDay } from '#contract/calendar';
import { minuteText } from '#contract/formatters';
import { zoneName } from '#contract/time-zone';
import { DatePicker } from './controls/calendar';
import type { ControlProps } from './types';

const form = 'YYYY-MM-DD HH:mm';
/** The instant at which the clock of the platform shows this; whoever types it may have another clock. */
const instantOf = (time: dayjs.Dayjs): string =>
  new Date(
    startOfDay(time.format('YYYY-MM-DD')).getTime() + (time.hour() * 60 + time.minute()) * 60_000,
  ).toISOString();

/** A day and a time, by the platform's clock. */
export const MomentField = ({ id, value, onChange, disabled = false }: ControlProps) => (
  <DatePicker
    {...(id && { id })}
    className="wide"
    disabled={disabled}
    showTime={{ format: 'HH:mm' }}
    format={`${form} [${zoneName}]`}
    value={typeof value === 'string' ? dayjs(minuteText(value), form) : null}
    onChange={(time) => onChange?.(time ? instantOf(time) : null)}
  />
);

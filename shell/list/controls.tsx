import type { InputProps, SelectProps } from 'antd';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { DayRange as Range } from '../form/controls/Days';
import { afterwards, componentOf } from '../parts/afterwards';

const kit = afterwards(() => import('./kit'));
const days = afterwards(async () => (await import('../form/controls/Days')).DayRange);

/** The edge of a control with what is chosen in it, as large as the control that takes its place. */
const awaited = (kind: string, className: string | undefined, shown: ReactNode) => (
  <span className={`awaited awaited--${kind} ${className ?? ''}`} aria-busy="true">
    {shown}
  </span>
);

type Field = InputProps;
/** The library's field, as soon as the rows stand: nobody types before they see what there is. */
export const Input = componentOf(
  kit,
  (part) => part.Input as ComponentType<Field>,
  ({ className, value, placeholder }) =>
    awaited('input', className, String(value ?? '') || <span className="faint">{placeholder}</span>),
);

const chosenOf = ({ options = [], value }: Pick<SelectProps, 'options' | 'value'>): ReactNode =>
  options.find((each) => each.value === value)?.label;
const selectAwaited = (props: Pick<SelectProps, 'className' | 'options' | 'placeholder' | 'value'>) =>
  awaited('select', props.className, chosenOf(props) ?? <span className="faint">{props.placeholder}</span>);
/** The library's choice, as soon as the rows stand. */
export const Select = componentOf(
  kit,
  (part) => part.Select as ComponentType<SelectProps>,
  selectAwaited,
) as unknown as <Value>(props: SelectProps<Value>) => ReactNode;

/** The same for several entries. */
export const MultiSelect = componentOf(kit, (part) => part.MultiSelect, selectAwaited);

/** Two days of a calendar, whose code is large. */
export const DayRange = componentOf<typeof Range, ComponentProps<typeof Range>>(
  days,
  (part) => part,
  () => awaited('input', 'wide', null),
);

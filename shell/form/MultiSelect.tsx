import { Select, type SelectProps } from 'antd';
import type { KeyboardEvent } from 'react';

/**
 * Keeps the tabulator from the list: the library takes it for Enter there, so that whoever chose an entry
 * and goes on to the next field would take the same entry out again. It only goes on; what loses the focus closes.
 */
const onlyGoesOn = (event: KeyboardEvent): void => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** Several entries of a list. Takes what the library's select takes; Enter chooses, the tabulator goes on. */
export const MultiSelect = (props: Omit<SelectProps<string[]>, 'mode'>) => (
  <div onKeyDownCapture={onlyGoesOn}>
    <Select {...props} mode="multiple" />
  </div>
);

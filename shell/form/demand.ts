import type { AnyField } from './types';

/** Whether a field is hidden, shown or required, as the record that holds it stands in the form. */
export const demandOf = (
  { required, when, requiredWhen }: AnyField,
  record: object | undefined,
): 'hidden' | 'shown' | 'required' => {
  const holder = (record ?? {}) as never;
  if (when && !when(holder)) return 'hidden';
  return required || requiredWhen?.(holder) ? 'required' : 'shown';
};

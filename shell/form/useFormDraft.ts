import type { FormInstance } from 'antd';
import { useMemo } from 'react';
import { useDraft, type Draft } from './useDraft';

/**
 * Keeps in this browser what stands in a form that is sent in one go and saved nowhere before, as a reviewer's findings of an
 * hour. `storedAs` names the form, its record and, where what was said of one state says nothing of the next, that state;
 * undefined where nothing can be written.
 */
export const useFormDraft = <Values>(form: FormInstance<Values>, storedAs: string | undefined): Draft => {
  const stored = useMemo(
    () =>
      storedAs === undefined
        ? undefined
        : {
            form: storedAs,
            read: () => form.getFieldsValue(true) as Readonly<Record<string, unknown>>,
            write: (values: object) => form.setFieldsValue(values as never),
          },
    [form, storedAs],
  );
  return useDraft(undefined, undefined, stored);
};

import type { FormInstance } from 'antd';
import { useMemo } from 'react';
import type { DraftValues, StoredForm } from './keeper';

/** How the fields of a form are read and written under the name they are stored by; undefined where nothing can be written. */
export const useStoredFields = <Values>(
  form: FormInstance<Values>,
  storedAs: string | undefined,
): StoredForm | undefined =>
  useMemo(
    () =>
      storedAs === undefined
        ? undefined
        : {
            form: storedAs,
            read: () => form.getFieldsValue(true) as DraftValues,
            write: (values) => form.setFieldsValue(values as never),
          },
    [form, storedAs],
  );

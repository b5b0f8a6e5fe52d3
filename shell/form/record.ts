import { Form } from 'antd';
import { createContext, useContext, useEffect, useRef } from 'react';

/** What the record holds beside the fields of the form: the answers of a wizard's other pages. */
export const AroundContext = createContext<object>({});

/** Does what the form is for, as its button does. */
export const SubmitContext = createContext<() => void>(() => undefined);

/**
 * What somebody makes of the record as it stands in the form and around it; drawn anew when that changes. `judge` gives plain
 * data.
 */
export const useRecord = <Value>(judge: (record: never) => Value): Value => {
  const form = Form.useFormInstance();
  const around = useContext(AroundContext);
  const latest = useRef({ judge, around });
  useEffect(() => {
    latest.current = { judge, around };
  });
  // Tells when to look again; what is around the form changes without it.
  Form.useWatch((values: object) => latest.current.judge({ ...values, ...latest.current.around } as never), {
    form,
    preserve: true,
  });
  return judge({ ...(form.getFieldsValue(true) as object), ...around } as never);
};

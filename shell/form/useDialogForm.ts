import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import type { Changing } from '../client/client';
import { isCallFailed, type CallFailed } from '../client/failed';
import { showError, showFailure } from '../state/failures';
import { note } from '../state/error-reports';
import { useWords, type Sayable } from '../words/say';
import { message } from '../parts/voices';
import { useLeave } from './useLeave';

interface Change<Input, Result> {
  change: (cache: QueryClient) => Changing<Input, Result>;
}

/** Puts a refusal beside the fields it is about and leads to the first; what belongs to no field is told. */
const place = (form: FormInstance, fault: CallFailed): void => {
  const { defects } = fault;
  const there = Object.keys((form.getFieldsValue as () => object)());
  const isThere = ({ path }: (typeof defects)[number]) => there.includes(String(path[0]));
  const placed = defects.filter(isThere);
  form.setFields(placed.map(({ path, message: error }) => ({ name: [...path], errors: [error] })));
  const [first] = placed;
  if (first) form.scrollToField([...first.path], { focus: true });
  const others = defects.filter((defect) => !isThere(defect)).map((defect) => defect.message);
  if (others.length > 0) showError(others.join(' '));
  else if (!first) showFailure(fault);
};

/**
 * The form of a dialog: saves what it holds, shows a refusal at its fields while the dialog stays, and asks before what was
 * typed is thrown away. `onClose` is called once it is saved or given up.
 */
export const useDialogForm = <Values>(onClose: () => void) => {
  const cache = useQueryClient();
  const say = useWords();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  /** Gives what the call gave, or undefined where it was refused. */
  const save = async <Input, Result>(
    call: Change<Input, Result>,
    input: Input,
    done: Sayable,
  ): Promise<Result | undefined> => {
    setBusy(true);
    try {
      const { mutationFn, onSuccess } = call.change(cache);
      const result = await mutationFn(input);
      await onSuccess();
      message.success({ content: say(done), key: say(done) });
      onClose();
      return result;
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      note(fault, 'call');
      place(form, fault);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { form, busy, save, leave: useLeave(form, onClose) };
};

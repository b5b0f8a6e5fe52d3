import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { App, type FormInstance } from 'antd';
import { useState } from 'react';
import type { Changing } from '../../../../shell/client/client';
import { isCallFailed } from '../../../../shell/client/failed';
import { tell } from '../../../../shell/state/failures';
import { useWords } from '../../../../shell/words/say';

/** Saves what a dialog's form holds; a refusal stands at its fields, and the dialog stays. */
export const useSave = (onClose: () => void) => {
  const cache = useQueryClient();
  const say = useWords();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const save = async <Input>(
    form: FormInstance,
    call: { change: (cache: QueryClient) => Changing<Input, unknown> },
    input: Input,
  ): Promise<void> => {
    setBusy(true);
    try {
      const { mutationFn, onSuccess } = call.change(cache);
      await mutationFn(input);
      await onSuccess();
      void message.success(say('dictionaryScreens.saved'));
      onClose();
    } catch (fault) {
      if (!isCallFailed(fault)) throw fault;
      if (fault.defects.length === 0) tell(fault.message);
      form.setFields(fault.defects.map(({ path, message: text }) => ({ name: [...path], errors: [text] })));
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
};

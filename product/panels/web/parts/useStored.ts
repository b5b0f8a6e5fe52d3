import { Form } from 'antd';
import { useMemo } from 'react';
import type { SheetContent } from '../../sheet';

/** The sheet as it stands in the form around: whoever asks for it is drawn again at every key. */
export const useStored = (stored: SheetContent): SheetContent => {
  const form = Form.useFormInstance<SheetContent>();
  const typed = Form.useWatch([], { form, preserve: true }) as SheetContent | undefined;
  return useMemo(() => ({ ...stored, ...typed }), [stored, typed]);
};

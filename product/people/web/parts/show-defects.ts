import type { FormInstance } from 'antd';
import type { CallFailed } from '../../../../shell/client/failed';

/** Puts what the server objects to beside the fields of a form; what names no field is told by itself. */
export const showDefects = <Values>(
  form: FormInstance<Values>,
  fault: CallFailed,
  message: { readonly error: (text: string) => unknown },
): void => {
  const named = fault.defects.map(({ path, message: error }) => ({ name: [...path], errors: [error] }));
  form.setFields(named as never);
  if (named.length === 0) void message.error(fault.message);
  else form.scrollToField(named[0]!.name as never, { focus: true });
};

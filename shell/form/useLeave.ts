import type { FormInstance } from 'antd';
import { useConfirm } from '../parts/useConfirm';

/** Closes a dialog, and asks before what was typed in it is thrown away; then it is, though the form may live on. */
export const useLeave = (
  form: Pick<FormInstance, 'isFieldsTouched' | 'resetFields'>,
  onClose: () => void,
): (() => void) => {
  const confirm = useConfirm();
  const discard = async (): Promise<void> => {
    form.resetFields();
    onClose();
  };
  return () => {
    if (!form.isFieldsTouched()) return onClose();
    confirm({ title: 'shell.unsavedTitle', okText: 'shell.closeAnyway', danger: true, run: discard });
  };
};

import { Form } from 'antd';
import type { ControlProps } from '#shell/form/types';
import { FileUpload } from '#shell/parts/FileUpload';

/** One file by its id; its name stands beside it in the form. */
const oneFile =
  (kinds: readonly string[]) =>
  ({ id, value, onChange, disabled = false }: ControlProps) => {
    const form = Form.useFormInstance();
    const name = (form.getFieldValue('fileName') as string | undefined) ?? '';
    const held = typeof value === 'string' && value !== '' ? [{ id: value, name: name || '…', url: '' }] : [];
    return (
      <FileUpload
        {...(id && { id })}
        atMost={1}
        kinds={kinds}
        disabled={disabled}
        value={held}
        onChange={([file]) => {
          form.setFieldValue('fileName', file?.name ?? '');
          onChange?.(file?.id ?? null);
        }}
      />
    );
  };

export const OneDocument = oneFile(['pdf', 'docx', 'xlsx', 'pptx', 'zip']);
export const OnePicture = oneFile(['jpg', 'png']);

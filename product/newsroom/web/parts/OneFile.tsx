import { greatestFile } from '#product/materials/uploads';
import { Form } from 'antd';
import type { ControlProps } from '#shell/form/types';
import { FileUpload } from '#shell/parts/FileUpload';

/** Where the form holds what the file is called. */
const nameField = 'fileIdName';

/** One file by its id; its name stands beside it in the form. */
const oneFile =
  (kinds: readonly string[], { bytes }: { readonly bytes?: number } = {}) =>
  ({ id, value, onChange, disabled = false }: ControlProps) => {
    const form = Form.useFormInstance();
    const name = (form.getFieldValue(nameField) as string | undefined) ?? '';
    const held = typeof value === 'string' && value !== '' ? [{ id: value, name: name || '…', url: '' }] : [];
    return (
      <FileUpload
        {...(id && { id })}
        atMost={1}
        kinds={kinds}
        {...(bytes && { bytes })}
        disabled={disabled}
        value={held}
        onChange={([file]) => {
          form.setFieldValue(nameField, file?.name ?? '');
          onChange?.(file?.id ?? null);
        }}
      />
    );
  };

export const OneDocument = oneFile(['pdf', 'docx', 'xlsx', 'pptx', 'zip']);
export const OneVideo = oneFile(['mp4', 'webm'], { bytes: greatestFile });

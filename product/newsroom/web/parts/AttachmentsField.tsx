import { Form } from 'antd';
import type { ControlProps } from '#shell/form/types';
import type { StoredFile } from '#shell/office';
import { FileUpload } from '#shell/parts/FileUpload';

/** Files for the readers of a text, by their ids; what they are called stands beside it in the form. */
export const AttachmentsField = ({ id, value, onChange, disabled = false }: ControlProps) => {
  const form = Form.useFormInstance();
  const known = (form.getFieldValue('attachments') as readonly StoredFile[] | undefined) ?? [];
  const held = ((value as readonly string[] | undefined) ?? []).map(
    (each) => known.find((file) => file.id === each) ?? { id: each, name: '…', url: '' },
  );
  return (
    <FileUpload
      {...(id && { id })}
      atMost={20}
      kinds={['pdf', 'docx', 'xlsx', 'pptx', 'zip', 'jpg', 'png']}
      disabled={disabled}
      value={held}
      onChange={(files) => {
        form.setFieldValue('attachments', files);
        onChange?.(files.map((file) => file.id));
      }}
    />
  );
};

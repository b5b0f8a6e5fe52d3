import { Form } from 'antd';
import { useEffect } from 'react';
import { FormField } from '#shell/form/FormField';
import type { AnyField } from '#shell/form/types';
import { VerticalForm } from '#shell/form/VerticalForm';

interface SampleFormProps {
  readonly fields: readonly AnyField[];
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Judged as soon as it is shown, so that what is wrong is seen. */
  readonly isChecked?: boolean;
  readonly readOnly?: boolean;
}

/** Fields as a form of the product declares them, without the foot of a whole form. */
export const SampleForm = ({
  fields,
  initial = {},
  isChecked = false,
  readOnly = false,
}: SampleFormProps) => {
  const [form] = Form.useForm<Record<string, unknown>>();
  useEffect(() => {
    // What is wrong is said at its field: the answer itself says nothing more.
    if (isChecked) void form.validateFields().then(null, () => undefined);
  }, [form, isChecked]);
  return (
    <VerticalForm form={form} initialValues={initial} disabled={readOnly} className="form">
      <div className="form__grid">
        {fields.map((field) => (
          <FormField key={field.field} field={field} under={[]} readOnly={readOnly} />
        ))}
      </div>
    </VerticalForm>
  );
};

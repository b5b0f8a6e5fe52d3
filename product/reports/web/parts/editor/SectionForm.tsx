import { Alert, Form } from 'antd';
import { useEffect } from 'react';
import { FormField } from '#shell/form/FormField';
import '#shell/form/form.css';
import type { FieldDefect } from '#shell/client/failed';
import type { Sections, SectionName } from '#product/reports/sections';
import { textFields } from './text-sections';
import { VerticalForm } from '#shell/form/VerticalForm';

interface SectionFormProps<Name extends SectionName> {
  readonly name: Name;
  readonly value: Sections[Name];
  readonly onChange: (value: Sections[Name]) => void;
  readonly refused: readonly FieldDefect[];
}

/** The texts of one chapter; what the server refuses stands at its field. */
export const SectionForm = <Name extends SectionName>({
  name,
  value,
  onChange,
  refused,
}: SectionFormProps<Name>) => {
  const [form] = Form.useForm();
  useEffect(() => {
    form.setFields(refused.map(({ path, message }) => ({ name: path.slice(1), errors: [message] })) as never);
  }, [form, refused]);
  const loose = refused.filter(({ path }) => path.length < 2);
  return (
    <VerticalForm
      form={form}
      initialValues={value}
      onValuesChange={() => onChange(form.getFieldsValue(true) as Sections[Name])}
    >
      {loose.map(({ message }) => (
        <Alert key={message} type="error" showIcon title={message} className="gap-below" />
      ))}
      <div className="form__grid">
        {textFields[name].map((field) => (
          <FormField key={field.field} field={field} under={[]} readOnly={false} />
        ))}
      </div>
    </VerticalForm>
  );
};

import { Form, type FormProps } from 'antd';
import { useId, type ReactNode } from 'react';
import './form.css';

/**
 * A form with its labels above the fields. Every one has field ids of its own: pages stay open beneath their tabs, and
 * a label of one page must not lead to the field of the same name on another.
 */
export const VerticalForm = <Values,>({
  children,
  ...props
}: Omit<FormProps<Values>, 'name' | 'layout' | 'children'> & { readonly children: ReactNode }) => (
  <Form<Values> layout="vertical" {...props} name={useId()}>
    {children}
  </Form>
);

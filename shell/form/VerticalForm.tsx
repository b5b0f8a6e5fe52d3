import { Form, type FormProps } from 'antd';
import { createContext, memo, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormNameContext } from './form-name';
import './form.css';

const Content = createContext<ReactNode>(null);
const Held = () => useContext(Content);
const held = <Held />;
const Still = memo(Form) as unknown as typeof Form;

/**
 * A form with its labels above the fields. Every one has field ids of its own: pages stay open beneath their tabs, and
 * a label of one page must not lead to the field of the same name on another.
 *
 * Whenever the library's form is drawn, it tells every field in it to draw itself anew. So it is drawn when something of its
 * own has changed, and never because what it holds has: that a draft is unsaved, or that one field was typed in, is no
 * matter of all the others.
 */
export const VerticalForm = <Values,>({
  children,
  initialValues,
  onFinish,
  onValuesChange,
  ...props
}: Omit<FormProps<Values>, 'name' | 'layout' | 'children'> & { readonly children: ReactNode }) => {
  const latest = useRef({ onFinish, onValuesChange });
  useEffect(() => {
    latest.current = { onFinish, onValuesChange };
  }, [onFinish, onValuesChange]);
  const [first] = useState(() => ({
    ...(initialValues && { initialValues }),
    onFinish: (values: Values) => latest.current.onFinish?.(values),
    onValuesChange: (changed: Partial<Values>, all: Values) => latest.current.onValuesChange?.(changed, all),
  }));
  const name = useId();
  return (
    <FormNameContext value={name}>
      <Content value={children}>
        <Still<Values> layout="vertical" {...props} {...first} name={name}>
          {held}
        </Still>
      </Content>
    </FormNameContext>
  );
};

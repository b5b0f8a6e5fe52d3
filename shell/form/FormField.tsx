import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import { memo } from 'react';
import { useWords, type Say } from '../words/say';
import { FieldControl } from './FieldControl';
import { Rows } from './Rows';
import type { AnyField } from './types';

type Path = readonly (string | number)[];
interface FormFieldProps {
  readonly field: AnyField;
  /** Where the record that holds the field stands in the whole form. */
  readonly under: Path;
  /** The path as `Form.Item` wants it: within a sub-table it begins at the row. */
  readonly name?: Path;
  readonly readOnly: boolean;
}

const entered = new Set(['text', 'textarea', 'number', 'money']);

/** What was typed stays as it was typed: a control with bounds of its own would put another number there without a word. */
const boundsOf = (field: AnyField, say: Say): Rule[] => {
  if (field.control !== 'number' || field.from === undefined) return [];
  const { from, to } = field;
  return to === undefined
    ? [{ type: 'number', min: from, message: say('shell.atLeast', { from }) }]
    : [{ type: 'number', min: from, max: to, message: say('shell.between', { from, to }) }];
};

/** 请输入X where one types, 请选择X where one chooses (specification §5). */
const rulesOf = (field: AnyField, say: Say): Rule[] => {
  if (!field.required) return [];
  const label = say(field.label);
  const message = say(entered.has(field.control) ? 'shell.pleaseEnter' : 'shell.pleaseSelect', { label });
  if (field.control === 'check') {
    return [
      { validator: (_, value) => (value === true ? Promise.resolve() : Promise.reject(new Error(message))) },
    ];
  }
  if (field.control === 'find') return [];
  return [
    {
      required: true,
      message,
      ...((field.control === 'text' || field.control === 'textarea') && { whitespace: true }),
    },
  ];
};

const isSamePath = (one: Path = [], other: Path = []): boolean =>
  one.length === other.length && one.every((step, at) => step === other[at]);

/**
 * One field with its label, rule and hint; it comes and goes as another field says. It follows its own value: what else is
 * typed in the form, or that a draft has been saved, does not draw it again.
 */
export const FormField = memo(
  (props: FormFieldProps) =>
    props.field.when ? <Sometimes {...props} when={props.field.when} /> : <Always {...props} />,
  (before, now) =>
    before.field === now.field &&
    before.readOnly === now.readOnly &&
    isSamePath(before.under, now.under) &&
    isSamePath(before.name, now.name),
);

const Sometimes = ({ when, ...props }: FormFieldProps & { readonly when: NonNullable<AnyField['when']> }) => {
  const value: unknown = Form.useWatch([...props.under, when.field]);
  return when.is(value as never) ? <Always {...props} /> : null;
};

const Always = ({ field, under, name, readOnly }: FormFieldProps) => {
  const say = useWords();
  const path = [...under, field.field];
  const wide = field.wide || ['textarea', 'rows', 'files', 'check'].includes(field.control);
  const form = Form.useFormInstance();
  if (field.control === 'rows') {
    return (
      <div className="form__wide">
        <Rows
          field={field}
          name={name ?? path}
          readOnly={readOnly}
          draw={(each, at) => (
            <FormField
              key={each.field}
              field={each}
              under={[...path, at]}
              name={[at, each.field]}
              readOnly={readOnly}
            />
          )}
        />
      </div>
    );
  }
  const rules = [...rulesOf(field, say), ...boundsOf(field, say)];
  if (field.control === 'find' && field.required) {
    // A name that was typed counts, where typing is allowed: the id alone would refuse it.
    const message = say('shell.pleaseSelect', { label: say(field.label) });
    rules.push({
      validator: (_, value) =>
        value || (field.free && form.getFieldValue([...under, field.nameField]))
          ? Promise.resolve()
          : Promise.reject(new Error(message)),
    });
  }
  return (
    <div className={wide ? 'form__wide' : undefined}>
      <Form.Item
        name={[...(name ?? path)]}
        {...(field.control !== 'check' && { label: say(field.label) })}
        required={field.required ?? false}
        rules={rules}
        {...(field.hint && { extra: say(field.hint, field.hintValues) })}
      >
        <FieldControl field={field} path={path} disabled={readOnly || (field.disabled ?? false)} />
      </Form.Item>
      {field.control === 'find' && (
        <Form.Item name={[...(name ?? path).slice(0, -1), field.nameField]} hidden noStyle>
          <input type="hidden" />
        </Form.Item>
      )}
    </div>
  );
};

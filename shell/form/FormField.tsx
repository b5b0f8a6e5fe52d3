import { Form } from 'antd';
import type { Rule } from 'antd/es/form';
import { memo, useMemo } from 'react';
import { useWords, type Say } from '../words/say';
import { amountOf } from './controls/typed';
import { demandOf } from './demand';
import { FieldControl } from './FieldControl';
import { useRecord } from './record';
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

const figures = new Set(['number', 'money']);
const entered = new Set(['text', 'textarea', 'tags', 'number', 'money']);

/** What of a field judges what was typed. */
type Fitted = Pick<AnyField, 'control'> & {
  readonly atMost?: number;
  readonly most?: number;
  readonly from?: number;
  readonly to?: number;
};

/** Why what was typed cannot be taken; it stays as it was typed, nothing is cut and no other value put there. */
export const unfit = (field: Fitted, value: unknown, say: Say): string | undefined => {
  if (field.control === 'text' || field.control === 'textarea') {
    const { length: count } = typeof value === 'string' ? value : '';
    const { atMost = Infinity } = field;
    return count > atMost ? say('shell.tooLong', { atMost, count }) : undefined;
  }
  if (field.control === 'tags') {
    const { atMost = Infinity, most = Infinity } = field;
    const words = Array.isArray(value) ? (value as readonly string[]) : [];
    const long = words.find((word) => word.length > atMost);
    if (long !== undefined) return say('shell.wordTooLong', { word: long, atMost });
    return words.length > most ? say('shell.tooManyWords', { most, count: words.length }) : undefined;
  }
  if (field.control === 'money')
    return typeof value === 'string' && value !== '' && amountOf(value) !== value
      ? say('shell.noAmount')
      : undefined;
  if (field.control !== 'number') return undefined;
  if (typeof value === 'string' && value !== '') return say('shell.noNumber');
  const { from, to = Infinity } = field;
  if (typeof value !== 'number' || from === undefined || (value >= from && value <= to)) return undefined;
  return to === Infinity ? say('shell.atLeast', { from }) : say('shell.between', { from, to });
};

/** The rule that refuses at its field what a field cannot take, in the words of `say`. */
export const fitness = (field: Fitted, say: Say): Rule => ({
  validator: (_, value) => {
    const why = unfit(field, value, say);
    return why === undefined ? Promise.resolve() : Promise.reject(new Error(why));
  },
});

/** 请输入X where one types, 请选择X where one chooses (VA6). */
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
    props.field.when || props.field.requiredWhen ? <Sometimes {...props} /> : <Always {...props} />,
  (before, now) =>
    before.field === now.field &&
    before.readOnly === now.readOnly &&
    isSamePath(before.under, now.under) &&
    isSamePath(before.name, now.name),
);

const Sometimes = ({ field, ...props }: FormFieldProps) => {
  const form = Form.useFormInstance();
  const { under } = props;
  const demand = useRecord((record) =>
    demandOf(field, under.length === 0 ? record : (form.getFieldValue([...under]) as object)),
  );
  const asked = useMemo(
    () => ({ ...field, required: (field.required ?? false) || demand === 'required' }) as AnyField,
    [field, demand],
  );
  return demand === 'hidden' ? null : <Always field={asked} {...props} />;
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
          path={path}
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
  if (field.control === 'apart') {
    const Apart = field.draw;
    return (
      <div className="form__wide">
        <Apart />
      </div>
    );
  }
  if (field.control === 'group')
    return (field.fields as unknown as readonly AnyField[]).map((each) => (
      <FormField
        key={each.field}
        field={each}
        under={path}
        name={[...(name ?? path), each.field]}
        readOnly={readOnly}
      />
    ));
  const rules = [...rulesOf(field, say), fitness(field, say)];
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
    <div className={wide ? 'form__wide' : undefined} data-field={field.field}>
      <Form.Item
        name={[...(name ?? path)]}
        {...(field.control !== 'check' && { label: say(field.label) })}
        required={field.required ?? false}
        rules={rules}
        // A figure is judged when it is whole: half of one is none.
        {...(figures.has(field.control) && { validateTrigger: 'onBlur' })}
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

import { Checkbox, Input, Radio, Select } from 'antd';
import { useMemo } from 'react';
import { useChoice } from '../dictionary/useChoice';
import { useOptions } from '../dictionary/useDictionary';
import { useWords } from '../words/say';
import { Find } from './controls/Find';
import { MultiSelect } from './MultiSelect';
import { LazyDay, LazyFiles, LazySuggesting, LazyTree } from './controls/later';
import { AmountInput, NumberInput } from './controls/Typed';
import type { AnyField } from './types';
import { useFound } from './useFound';

interface Given {
  readonly id?: string;
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
  readonly disabled?: boolean;
}
type ControlOf<Kind> = Extract<AnyField, { control: Kind }>;
/** Where the field stands in the form: needed by controls that fill a field beside themselves. */
type Path = readonly (string | number)[];

/** The control of a field. What `Form.Item` gives (id, value, onChange) goes straight to it. */
export const FieldControl = ({
  field,
  path,
  ...given
}: Given & { readonly field: AnyField; readonly path: Path }) => {
  const say = useWords();
  switch (field.control) {
    case 'text':
      if (field.suggests)
        return <LazySuggesting {...given} path={path} suggests={field.suggests} atMost={field.atMost} />;
      return (
        <Input
          {...(given as object)}
          onChange={({ target }) => given.onChange?.(target.value)}
          {...(field.atMost && { count: { max: field.atMost } })}
          {...(field.placeholder && { placeholder: say(field.placeholder) })}
        />
      );
    case 'tags':
      return (
        <Select
          {...(given as object)}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '，', ';', '；', '、']}
          value={(given.value as string[] | null) ?? []}
        />
      );
    case 'textarea':
      return (
        <Input.TextArea
          {...(given as object)}
          onChange={({ target }) => given.onChange?.(target.value)}
          autoSize={{ minRows: field.lines ?? 3, maxRows: 16 }}
          {...(field.atMost && { count: { max: field.atMost, show: true } })}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...given}
          {...(field.step !== undefined && { step: field.step })}
          {...(field.unit && { suffix: say(field.unit) })}
        />
      );
    case 'money':
      return <AmountInput {...given} {...(field.unit && { suffix: say(field.unit) })} />;
    case 'day':
    case 'month':
      return <LazyDay {...(given as object)} picker={field.control === 'day' ? 'date' : 'month'} />;
    case 'yesNo':
      return (
        <Radio.Group
          {...(given as object)}
          options={[
            { value: true, label: say('shell.yes') },
            { value: false, label: say('shell.no') },
          ]}
        />
      );
    case 'check':
      return (
        <Checkbox
          {...(given.id && { id: given.id })}
          disabled={given.disabled ?? false}
          checked={given.value === true}
          onChange={(event) => given.onChange?.(event.target.checked)}
        >
          {say(field.label)}
        </Checkbox>
      );
    case 'item':
      return <ItemControl {...given} field={field} />;
    case 'choice':
      return <ChoiceControl {...given} field={field} />;
    case 'find':
      return (
        <Find
          {...given}
          find={field.find}
          namePath={[...path.slice(0, -1), field.nameField]}
          free={field.free ?? false}
        />
      );
    case 'files': {
      const { atMost, kinds, bytes } = field;
      return (
        <LazyFiles
          {...(given as object)}
          {...(atMost && { atMost })}
          {...(kinds && { kinds })}
          {...(bytes && { bytes })}
        />
      );
    }
    case 'own': {
      const Own = field.draw;
      return <Own {...given} />;
    }
    case 'rows':
    case 'group':
    case 'apart':
      throw new Error('what holds fields draws them itself');
  }
};

const ChoiceControl = ({ field, ...given }: Given & { readonly field: ControlOf<'choice'> }) => {
  const say = useChoice();
  const options = field.choice.names.map((value) => ({
    value,
    label: say(field.choice, field.label, value),
  }));
  if (field.laidOpen) return <Radio.Group {...(given as object)} options={options} />;
  return (
    <Select
      {...(given as object)}
      allowClear={!field.required}
      options={options}
      onChange={(value: unknown) => given.onChange?.(value ?? null)}
    />
  );
};

const none: readonly string[] = [];

const ItemControl = ({ field, ...given }: Given & { readonly field: ControlOf<'item'> }) => {
  const found = useFound();
  const chosen = useMemo(
    () =>
      Array.isArray(given.value) ? (given.value as string[]) : given.value ? [given.value as string] : none,
    [given.value],
  );
  const options = useOptions(field.dictionary, chosen);
  const { most } = field;
  if (field.tree) {
    return (
      <LazyTree
        {...(given as object)}
        dictionary={field.dictionary}
        multiple={field.multiple ?? false}
        leavesOnly={field.leavesOnly ?? false}
      />
    );
  }
  const shared = { ...(given as object), allowClear: !field.required, options, showSearch: found };
  return field.multiple ? (
    <MultiSelect {...shared} {...(most && { maxCount: most })} />
  ) : (
    <Select {...shared} />
  );
};

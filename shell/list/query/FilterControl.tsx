import { useMemo } from 'react';
import { useOptions } from '../../dictionary/useDictionary';
import { useWords } from '../../words/say';
import { DayRange, Input, MultiSelect, Select } from '../controls';
import { amountTyped } from '../state';
import type { Filter } from '../types';
import { useFound } from '../../form/useFound';

type AnyFilter = Filter<Record<string, unknown>>;
interface ControlProps<Of extends AnyFilter = AnyFilter> {
  readonly id: string;
  readonly filter: Of;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}
type OfKind<Kind> = Extract<AnyFilter, { control: Kind }>;

/** The control of one filter. All values are text, as the address keeps them. */
export const FilterControl = (props: ControlProps) => {
  const { filter, id, values, onChange } = props;
  const say = useWords();
  const found = useFound();
  switch (filter.control) {
    case 'text':
      return (
        <Input
          id={id}
          allowClear
          value={values[filter.field] ?? ''}
          onChange={(event) => onChange({ [filter.field]: event.target.value })}
        />
      );
    case 'item':
      return <ItemFilter {...props} filter={filter} />;
    case 'choice':
    case 'yesNo': {
      const options =
        filter.control === 'choice'
          ? filter.options.map((option) => ({
              value: option.value,
              label: 'text' in option ? option.text : say(option.label),
            }))
          : [
              { value: 'true', label: say('shell.yes') },
              { value: 'false', label: say('shell.no') },
            ];
      return (
        <Select
          id={id}
          allowClear
          className="wide"
          placeholder={say('shell.all')}
          options={options}
          {...(options.length > 10 && { showSearch: found })}
          value={values[filter.field] || null}
          onChange={(value) => onChange({ [filter.field]: value ?? '' })}
        />
      );
    }
    case 'levels':
      return <LevelRange {...props} filter={filter} />;
    case 'money':
      return <AmountRange {...props} filter={filter} />;
    case 'days':
      return (
        <DayRange
          id={id}
          label={say(filter.label)}
          value={[values[filter.from] ?? '', values[filter.to] ?? '']}
          onChange={([from, to]) => onChange({ [filter.from]: from, [filter.to]: to })}
        />
      );
  }
};

const none: readonly string[] = [];
const ItemFilter = ({ id, filter, values, onChange }: ControlProps<OfKind<'item'>>) => {
  const say = useWords();
  const value = values[filter.field];
  const chosen = useMemo(() => (value ? value.split(',') : none), [value]);
  const options = useOptions(filter.dictionary, chosen);
  const shared = {
    id,
    className: 'wide',
    allowClear: true,
    options,
    placeholder: say('shell.all'),
    showSearch: useFound(),
  } as const;
  return filter.multiple ? (
    <MultiSelect
      {...shared}
      maxTagCount="responsive"
      value={[...chosen]}
      onChange={(next: string[]) => onChange({ [filter.field]: next.join(',') })}
    />
  ) : (
    <Select {...shared} value={value || null} onChange={(next) => onChange({ [filter.field]: next ?? '' })} />
  );
};

const LevelRange = ({ id, filter, values, onChange }: ControlProps<OfKind<'levels'>>) => {
  const say = useWords();
  const label = say(filter.label);
  const options = Array.from({ length: filter.most }, (_, at) => ({
    value: String(at + 1),
    label: String(at + 1),
  }));
  const end = (name: string, word: string, own?: string) => (
    <Select
      {...(own && { id: own })}
      aria-label={`${label} ${word}`}
      allowClear
      placeholder={word}
      options={options}
      value={values[name] || null}
      onChange={(next) => onChange({ [name]: next ?? '' })}
    />
  );
  return (
    <span className="range">
      {end(filter.from, say('shell.from'), id)}
      <span aria-hidden="true">–</span>
      {end(filter.to, say('shell.to'))}
    </span>
  );
};

const AmountRange = ({ id, filter, values, onChange }: ControlProps<OfKind<'money'>>) => {
  const say = useWords();
  const label = say(filter.label);
  const end = (name: string, word: string, placeholder: string, own?: string) => (
    <Input
      {...(own && { id: own })}
      aria-label={`${label} ${word}`}
      inputMode="decimal"
      placeholder={placeholder}
      value={values[name] ?? ''}
      onChange={(event) => onChange({ [name]: amountTyped(event.target.value) })}
    />
  );
  return (
    <span className="range">
      {end(filter.from, say('shell.from'), '0', id)}
      <span aria-hidden="true">–</span>
      {end(filter.to, say('shell.to'), '999999')}
    </span>
  );
};

import type { ComponentType, ReactNode } from 'react';
import { blank, type Fact, type FieldFacts } from '#contract/facts';
import type { WordKey } from '#contract/words';
import type { FindChoices, SuggestTexts } from '../office';
import type { AnyField, Condition, ControlProps, Field, Section } from './types';

interface Looks {
  /** Help below the label. */
  readonly hint?: WordKey;
  /** Takes the whole width instead of a column. */
  readonly wide?: true;
  /** Shown, or required, only while the record that holds it says so. */
  readonly when?: Condition;
  readonly requiredWhen?: Condition;
}
/** How a page shows it, where what it is does not say enough. */
type Show<Shown> = (record: Shown) => ReactNode;

/** Asked and shown as what it is: a text, a figure, an item of a dictionary. */
interface AsItIs<Shown> {
  readonly lines?: number;
  /** Of a dictionary that is a tree. */
  readonly tree?: true;
  /** Of a tree, only the ends of branches. */
  readonly leavesOnly?: true;
  /** Of a choice: all that may be chosen lie open beside each other. */
  readonly laidOpen?: true;
  /** What stands in an empty text: the form of a date. */
  readonly placeholder?: WordKey;
  /** Of a text: what stood there before is offered while one types. */
  readonly suggests?: SuggestTexts;
  readonly show?: Show<Shown>;
}
/** Found on the server while one types; shown by the name that stands in a field beside it. */
interface Found {
  readonly find: FindChoices;
  readonly nameField: string;
  readonly free?: true;
}
interface Own<Shown> {
  readonly draw: ComponentType<ControlProps>;
  /** How a cell of a spreadsheet is read, where one may be pasted. */
  readonly reads?: (cell: string) => unknown;
  readonly show?: Show<Shown>;
}
/** Shown, and asked by no control. */
interface OnlyShown<Shown> {
  readonly only: 'shown';
  readonly show: Show<Shown>;
}
/** Drawn by what is no control but holds fields of the form by itself; so does what shows it, unless `show` says how. */
interface Apart<Shown> {
  readonly apart: ComponentType;
  readonly show?: Show<Shown>;
}
/** A record within the record: how each of its fields is asked, or all of them as what they are. */
interface Group<Inner> {
  readonly parts: Columns<Inner> | 'asTheyAre';
}
interface Rows<Row> {
  readonly columns: Columns<Row>;
  /** What a new row holds beside nothing. */
  readonly blank?: Partial<Row>;
  /** How many there may be, where that is fewer than the contract takes. */
  readonly most?: number;
  readonly another?: ComponentType<{ readonly onAdd: (row: object) => void }>;
}

type Single<Shown> = AsItIs<Shown> | Found | Own<Shown> | OnlyShown<Shown>;
/** What no page can show by itself says how. */
type Shaped<Shown> = Own<Shown> & { readonly show: Show<Shown> };
type How<Value, Shown> = [Value] extends [string | number | boolean]
  ? Single<Shown>
  : [Value] extends [readonly (infer Row)[]]
    ? Row extends object
      ? Rows<Row> | Own<Shown> | Apart<Shown>
      : AsItIs<Shown> | Own<Shown>
    : Group<Value> | Shaped<Shown> | Apart<Shown>;

type Control<Values, Key extends keyof Values, Shown> = Looks & How<NonNullable<Values[Key]>, Shown>;
/** How each field of a row is asked; `beside` for what comes with another field: a name with its id, a row's place. */
export type Columns<Row> = {
  readonly [Key in keyof Row]-?: Control<Row, Key, Row> | 'beside';
};
/** How each field of a record is asked, in which section; one that is nowhere does not compile. */
export type Controls<Values, Shown, Within extends string> = {
  readonly [Key in keyof Values]-?: Control<Values, Key, Shown> & {
    readonly in: Within;
    /** The page that shows it says it as its title. */
    readonly isTitle?: true;
  };
};

type AnyColumns = Readonly<Record<string, AnyControl | 'beside'>>;
/** Any of them, as those read it who draw it. */
export type AnyControl = Looks &
  AsItIs<object> &
  Partial<Found> &
  Partial<Own<object>> &
  Partial<Omit<OnlyShown<object>, 'show'>> & {
    readonly in?: string;
    readonly isTitle?: true;
    readonly apart?: ComponentType;
    readonly parts?: AnyColumns | 'asTheyAre';
    readonly columns?: AnyColumns;
    /** The field of a row that says which one it is, where two versions are compared. */
    readonly keyedBy?: string;
    readonly blank?: object;
    readonly most?: number;
    readonly another?: ComponentType<{ readonly onAdd: (row: object) => void }>;
  };

const controlOf = (name: string, fact: Fact, how: AnyControl): object => {
  const { tree, leavesOnly, lines, laidOpen, placeholder, suggests } = how;
  const item = { control: 'item', ...(tree && { tree }), ...(leavesOnly && { leavesOnly }) };
  const most = 'most' in fact ? fact.most : undefined;
  switch (fact.kind) {
    case 'text': {
      const isLong = lines !== undefined || (most ?? 0) > 1000;
      return {
        control: isLong ? 'textarea' : 'text',
        atMost: most,
        ...(lines && { lines }),
        ...(placeholder && { placeholder }),
        ...(suggests && { suggests }),
      };
    }
    case 'number':
      return { control: 'number', from: fact.least, to: most };
    case 'money':
    case 'day':
    case 'month':
    case 'yesNo':
      return { control: fact.kind };
    case 'item':
      return { ...item, dictionary: fact.dictionary };
    case 'choice':
      return { control: 'choice', choice: fact, ...(laidOpen && { laidOpen }) };
    case 'list':
      if (fact.of.kind === 'text') return { control: 'tags', most, atMost: fact.of.most };
      if (fact.of.kind === 'item') return { ...item, dictionary: fact.of.dictionary, multiple: true, most };
  }
  throw new Error(`no control asks «${name}»: say which one draws it`);
};

/** One field as its form asks it. */
export const fieldOf = (name: string, facts: FieldFacts, how: AnyControl): AnyField => {
  const fact = facts[name]!;
  const { find, nameField, free, draw, reads, apart, columns, another, hint, wide, when, requiredWhen } = how;
  const isNeeded = fact.needed ?? (nameField !== undefined && facts[nameField]?.needed);
  const common = {
    field: name,
    label: fact.label,
    required: Boolean(isNeeded),
    ...(hint && { hint }),
    ...(wide && { wide }),
    ...(when && { when }),
    ...(requiredWhen && { requiredWhen }),
  };
  if (draw) return { ...common, control: 'own', draw, ...(reads && { reads }) } as AnyField;
  if (apart) return { ...common, control: 'apart', draw: apart } as AnyField;
  if (fact.kind === 'object')
    return { ...common, control: 'group', fields: fieldsOf(fact.fields, partsOf(fact, how)) } as AnyField;
  if (find) return { ...common, control: 'find', find, nameField, ...(free && { free }) } as AnyField;
  if (!columns) return { ...common, ...controlOf(name, fact, how) } as AnyField;
  const inner = rowFacts(fact);
  return {
    ...common,
    control: 'rows',
    fields: fieldsOf(inner, columns),
    blank: {
      ...blank(inner),
      ...how.blank,
    },
    ...(isNeeded && { least: 1 }),
    most: how.most ?? ('most' in fact ? fact.most : undefined),
    ...(another && { another }),
  } as AnyField;
};

/** All fields of a record, each asked and shown as what it is. */
export const asTheyAre = (facts: FieldFacts): AnyColumns =>
  Object.fromEntries(Object.keys(facts).map((name) => [name, {}]));

/** How the fields of a record within the record are asked. */
export const partsOf = (fact: Fact, { parts }: AnyControl): AnyColumns =>
  typeof parts === 'object' ? parts : asTheyAre(fact.kind === 'object' ? fact.fields : {});

/** The facts of the rows that a field holds. */
export const rowFacts = (fact: Fact): FieldFacts =>
  fact.kind === 'list' && fact.of.kind === 'object' ? fact.of.fields : {};

const fieldsOf = (facts: FieldFacts, columns: AnyColumns): AnyField[] =>
  Object.entries(columns).flatMap(([name, how]) =>
    how === 'beside' || how.only ? [] : [fieldOf(name, facts, how)],
  );

/** The sections of a form, from the facts of its fields and how each is asked. Worked out once, when its file is loaded. */
export const sectionsOf = <Values, Within extends string>(
  titles: Readonly<Record<Within, WordKey>>,
  facts: FieldFacts,
  controls: Controls<Values, never, Within>,
): readonly Section<Values>[] => {
  const all = Object.entries(controls as unknown as Readonly<Record<string, AnyControl>>);
  return Object.entries<WordKey>(titles).map(([key, title]) => ({
    key,
    title,
    fields: all
      .filter(([, how]) => how.in === key && !how.only)
      .map(([name, how]) => fieldOf(name, facts, how) as unknown as Field<Values>),
  }));
};

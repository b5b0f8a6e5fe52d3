import type { ComponentType, ReactNode } from 'react';
import type { Choice } from '#contract/facts';
import type { PlaceholderValues as WordValues, WordKey } from '#contract/words';
import type { FindChoices, SuggestTexts } from '../office';

/** What a control of one's own is given. */
export interface ControlProps {
  readonly id?: string;
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
  readonly disabled?: boolean;
}

interface Common<Values> {
  readonly field: keyof Values & string;
  readonly label: WordKey;
  readonly required?: boolean;
  /** Help below the label. */
  readonly hint?: WordKey;
  readonly hintValues?: WordValues;
  /** Takes the whole width instead of a column. */
  readonly wide?: true;
  readonly disabled?: boolean;
  /** Shown only while the record that holds it says so; a hidden field is not checked, and keeps its value. */
  readonly when?: Condition;
  /** Required only while the record that holds it says so. */
  readonly requiredWhen?: Condition;
}

/** Judges the record that holds a field, as it stands in the form. */
export type Condition = (record: never) => boolean;

type Control<Values> =
  | {
      readonly control: 'text';
      readonly atMost?: number;
      readonly placeholder?: WordKey;
      /** Offers, while one types, what stood here before. */
      readonly suggests?: SuggestTexts;
    }
  /** Words typed one after the other. */
  | { readonly control: 'tags'; readonly most?: number; readonly atMost?: number }
  | { readonly control: 'textarea'; readonly atMost?: number; readonly lines?: number }
  | {
      readonly control: 'number';
      readonly from?: number;
      readonly to?: number;
      readonly step?: number;
      readonly unit?: WordKey;
    }
  /** An amount as text, so that no digit is lost. */
  | { readonly control: 'money'; readonly unit?: WordKey }
  | { readonly control: 'day' | 'month' | 'yesNo' }
  /** A tick with its sentence beside it; `required` means it must be ticked. */
  | { readonly control: 'check' }
  | {
      readonly control: 'item';
      readonly dictionary: string;
      readonly tree?: true;
      readonly multiple?: true;
      /** Of a tree, only the ends of branches. */
      readonly leavesOnly?: true;
      /** How many may be chosen. */
      readonly most?: number;
    }
  | {
      readonly control: 'choice';
      readonly choice: Choice;
      /** All that may be chosen lie open beside each other. */
      readonly laidOpen?: true;
    }
  /** A person, an organisation: found on the server while one types. The name is kept in a field beside the id. */
  | {
      readonly control: 'find';
      readonly find: FindChoices;
      readonly nameField: keyof Values & string;
      /** A name that the server does not know may be typed: the id stays empty. */
      readonly free?: true;
    }
  | {
      readonly control: 'files';
      readonly atMost?: number;
      readonly kinds?: readonly string[];
      readonly bytes?: number;
    }
  | {
      readonly control: 'rows';
      readonly fields: readonly Field<never>[];
      /** What a new row holds. */
      readonly blank: object;
      readonly least?: number;
      readonly most?: number;
      readonly addLabel?: WordKey;
      /** Another way to a new row, beside the button that adds an empty one. */
      readonly another?: ComponentType<{ readonly onAdd: (row: object) => void }>;
    }
  | {
      readonly control: 'own';
      readonly draw: ComponentType<ControlProps>;
      /** How a pasted cell is read; undefined where it says nothing that the field takes. */
      readonly reads?: (cell: string) => unknown;
    }
  /** Several fields that stand in a record of their own within the record. */
  | { readonly control: 'group'; readonly fields: readonly Field<never>[] }
  /** What is no control but holds fields of the form by itself. */
  | { readonly control: 'apart'; readonly draw: ComponentType };

export type Field<Values> = Common<Values> & Control<Values>;

export interface Section<Values> {
  readonly key: string;
  readonly title: WordKey;
  readonly fields: readonly Field<Values>[];
  /** Above the fields: an explanation, a picture. */
  readonly intro?: ReactNode;
}

/** The fields of a sub-table, typed by its rows: `rowsOf<Person>([{ field: 'name', … }])`. */
export const rowsOf = <Row>(fields: readonly Field<Row>[]): readonly Field<never>[] =>
  fields as unknown as readonly Field<never>[];

export type AnyField = Field<Record<string, unknown>>;

import type { ReactNode } from 'react';
import type { Choice } from '#contract/facts';
import type { WordKey } from '#contract/words';
import type { Action, Asks, Opens } from '../actions/action';
import type { Reading } from '../client/client';
import type { Status } from '../look/tokens';
import type { Sayable } from '../words/say';

/** A read call that answers a page of rows: `api.list`. */
interface ListCall<Input, Row> {
  readonly query: (input: Input) => Reading<{ readonly rows: readonly Row[]; readonly total: number }>;
}

/** Answers how many rows there are, by the name of what was counted. */
interface CountsCall {
  readonly query: (input: never) => Reading<Readonly<Record<string, number>>>;
}

/** How a cell shows its value; without it, as text. Nothing to show is always `/`. */
export type As =
  | 'number'
  | 'money'
  | 'day'
  | 'moment'
  /** A moment that may just have been. */
  | 'ago'
  | 'yesNo'
  | 'limited'
  | { readonly dictionary: string }
  | { readonly choice: Choice }
  | { readonly level: string }
  | {
      /** State → its look. */
      readonly status: Readonly<Record<string, Status>>;
      /** State → its word. */
      readonly words: Readonly<Record<string, WordKey>>;
    };

export interface Column<Row> {
  readonly field: keyof Row & string;
  readonly label: WordKey;
  readonly as?: As;
  /** Draws the cell itself; the rest of the row is at hand. */
  readonly draw?: (row: Row) => ReactNode;
  /** Pixels; the table scrolls where they do not fit. */
  readonly width?: number;
}

interface Named {
  readonly label: WordKey;
}
/** One of several to choose from: a word of ours, or the name of a record. */
type Option =
  | { readonly value: string; readonly label: WordKey }
  | { readonly value: string; readonly text: string };
/** One field of the query area. Ranges name two fields of the call. */
export type Filter<Input> =
  | (Named & { readonly control: 'text'; readonly field: keyof Input & string })
  | (Named & {
      readonly control: 'item';
      readonly field: keyof Input & string;
      readonly dictionary: string;
      readonly multiple?: true;
    })
  | (Named & {
      readonly control: 'choice';
      readonly field: keyof Input & string;
      readonly options: readonly Option[];
    })
  | (Named & { readonly control: 'yesNo'; readonly field: keyof Input & string })
  | (Named & {
      readonly control: 'levels';
      readonly from: keyof Input & string;
      readonly to: keyof Input & string;
      readonly most: number;
    })
  | (Named & {
      readonly control: 'days';
      readonly from: keyof Input & string;
      readonly to: keyof Input & string;
    })
  | (Named & {
      readonly control: 'money';
      readonly from: keyof Input & string;
      readonly to: keyof Input & string;
    });

/** What a row's own `can` may say; nothing where rows have none. */
type CanOf<Row> = Row extends { readonly can: readonly (infer Name extends string)[] } ? Name : never;

/** What one may do with a row. The row's own `can` says whether; the button only asks it. */
export type RowAction<Row> = Action<Row> &
  (
    | { readonly action: CanOf<Row>; readonly always?: never }
    /** Shown whatever `can` says: looking at a row. */
    | { readonly action: string; readonly always: true }
  );

/**
 * An action done to many rows: each goes through its ordinary call, under a request id of its own, and has a result of its
 * own. Rows whose `can` does not hold it are named and left alone.
 */
export type BatchAction<Row> = RowAction<Row> & (Asks<Row> | Opens<Row>) & { readonly many: Sayable };

/** Why an action cannot be done to a row, in a sentence. */
export type WhyNot<Row> = (row: Row, action: string) => string;

export interface ToolbarAction {
  readonly label: WordKey;
  readonly to?: string;
  readonly run?: () => unknown;
  /** The likely action of this page. */
  readonly primary?: true;
  /** The action that `ShowButton` must allow; without it everybody sees the button. */
  readonly action?: string;
}

/** The specification's search form: one field and keyword, or ranges and up to six conditions. */
export interface SearchDeclaration<Input> {
  readonly fields: readonly {
    readonly value: string;
    readonly label: WordKey;
    readonly dictionary?: string;
    /** The action that `ShowButton` must allow; without it everybody may search by the field. */
    readonly action?: string;
  }[];
  readonly ranges?: readonly Extract<Filter<Input>, { from: unknown }>[];
  /** The call's names for «contains» and «does not contain». */
  readonly logic: { readonly contains: string; readonly containsNot: string };
}

/** What stands in a tree: a place without another above it is a root. */
export interface Branch {
  readonly id: string;
  /** Empty for a root. */
  readonly parentId: string;
  readonly name: string;
}
export interface TreeDeclaration<Input> {
  /** The call's name for the branch: what hangs on it and on all below it. */
  readonly field: keyof Input & string;
  readonly label: WordKey;
  readonly branches: readonly Branch[];
}

export interface ListDeclaration<Input, Row> {
  readonly call: ListCall<Input, Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: keyof Row & string;
  readonly filters?: readonly Filter<NoInfer<Input>>[];
  /** A row of states above the table, the first of them «all». */
  readonly states?: {
    readonly field: keyof NoInfer<Input> & string;
    readonly options: readonly { readonly value: string; readonly label: WordKey }[];
    /** Before them, whatever its state, what waits for the reader: a filter of its own. */
    readonly own?: { readonly field: keyof NoInfer<Input> & string; readonly label: WordKey };
    /** How many rows each has, by its value or field, for the same search; asked when the rows stand. */
    readonly counts?: CountsCall;
  };
  readonly search?: SearchDeclaration<NoInfer<Input>>;
  /** A tree left of the rows, to narrow them by; on a narrow screen it is behind a button above them. */
  readonly tree?: TreeDeclaration<NoInfer<Input>>;
  readonly actions?: readonly RowAction<Row>[];
  readonly toolbar?: readonly ToolbarAction[];
  /** Given to every request besides the filters. */
  readonly always?: Partial<NoInfer<Input>>;
  /** The page's name for `ShowButton`; by default its own `area/Page`. */
  readonly page?: string;
  /** What an empty list says to do next. */
  readonly empty?: WordKey;
  /** Loads what says why a row cannot be chosen for an action of many. */
  readonly whyNot?: () => Promise<WhyNot<Row>>;
  /** In how many milliseconds these rows are asked for again, while something is under way in them. */
  readonly again?: (rows: readonly Row[]) => number | undefined;
  /** Between query area and table: figures, sums. */
  readonly above?: ReactNode;
}

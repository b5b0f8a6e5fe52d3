import type { ComponentType, ReactNode } from 'react';
import type { PlaceholderValues, WordKey } from '#contract/words';
import type { Reason } from '../parts/reason';
import type { Sayable } from '../words/say';
import type { Prepared } from './prepare';

interface Labelled {
  readonly label: WordKey;
  /** Apart from the others, in red. */
  readonly danger?: true;
}

/** What is asked before it is done; its button bears the action's label. */
interface Question<Of> {
  readonly title: WordKey;
  /** What the title names of the object. */
  readonly values?: (of: Of) => PlaceholderValues;
  /** Cannot be undone, though the button that leads here is as harmless as others. */
  readonly danger?: true;
  /** Asks for words, which the call is given. */
  readonly reason?: Reason;
  /** What else there is to know of the object before one answers. */
  readonly more?: (props: { readonly of: Of }) => ReactNode;
}

interface Leads<Of> {
  /** Where it leads. */
  readonly to: (of: Of) => string;
  readonly run?: never;
  readonly call?: never;
  readonly many?: never;
  readonly manyForm?: never;
}
export interface Opens<Of> {
  /** What it does in the browser: opens a dialog, hands over a file. */
  readonly run: (of: Of) => unknown;
  readonly to?: never;
  readonly call?: never;
  /** May be done to several rows of a list at once by a form of its own: the question for `{{count}}` of them. */
  readonly many?: Sayable;
  readonly manyForm?: () => Promise<ManyForm>;
}
/**
 * What is asked before an action is done to many: what is said once for all, what each object says of itself, and the write
 * that both come to for one of them. Fields of an object stand beneath `['own', key]`. Each names the objects it takes.
 */
export interface ManyForm {
  readonly Shared: ComponentType<{ readonly all: readonly never[] }>;
  readonly Own?: ComponentType<{ readonly of: never; readonly under: readonly [string, string] }>;
  readonly call: (of: never, values: never, own: never) => Prepared;
}
/** What an action needs that asks the server. */
export interface Asks<Of> {
  readonly question?: Question<Of>;
  /** The write it comes to, with the reason where the question wants one. */
  readonly call: (of: Of, reason: string) => Prepared;
  /** Said when it is done. */
  readonly done: Sayable;
  /** May be done to several rows of a list at once: the question for `{{count}}` of them. */
  readonly many?: Sayable;
  readonly manyForm?: never;
  readonly to?: never;
  readonly run?: never;
}

/** What one may do to an object: said once, drawn in a list's row, over selected rows and on the object's page. */
export type Action<Of> = Labelled & (Leads<Of> | Opens<Of> | Asks<Of>);

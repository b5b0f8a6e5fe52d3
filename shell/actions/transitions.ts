import type { Action } from './action';
import type { RowAction } from '../list/types';

/** Whatever says itself what its reader may do to it now. */
export interface Doable {
  readonly can: readonly string[];
}

/**
 * A transition that a page of its own component draws (`drawn`): with a dialog of many fields, or where a condition of the
 * page stands before it. `page` draws it as the action says.
 */
type Place = 'page' | 'drawn';
type Entry<Of, List extends string> =
  | (Action<Of> & { readonly on: readonly (List | Place)[] })
  | 'drawn'
  | null;

/**
 * What an area's readers are offered for each transition that a `can` may name, and on which lists and pages it stands, in
 * the order in which it stands there. `null`: it is taken elsewhere, and the table says where. A transition without a line
 * does not compile. `List` names the area's lists that offer any.
 */
export type TransitionTable<Of extends Doable, List extends string = never> = Readonly<
  Record<Of['can'][number], Entry<Of, List>>
>;

/** The transitions that an area's table leaves to components of the page. */
export type Drawn<Table> = {
  [Name in keyof Table]: Table[Name] extends 'drawn'
    ? Name
    : Table[Name] extends { readonly on: readonly (infer At)[] }
      ? 'drawn' extends At
        ? Name
        : never
      : never;
}[keyof Table];

/** A list's share of its area's table: the transitions that stand in a row of it, where the row's `can` holds them. */
export const rowTransitions = <Of extends Doable, List extends string>(
  table: Readonly<Record<string, Entry<Of, List>>>,
  list: NoInfer<List>,
): readonly RowAction<Of>[] =>
  Object.entries(table).flatMap(([action, entry]) =>
    entry !== null && entry !== 'drawn' && entry.on.includes(list)
      ? [{ ...entry, action } as unknown as RowAction<Of>]
      : [],
  );

import type { ReactNode } from 'react';

type Button<Of> = (props: { readonly of: Of }) => ReactNode;
type Entry<Of> = Button<Of> | { readonly apart: Button<Of> } | null;
interface Doable {
  readonly can: readonly string[];
}

/**
 * The button of each transition that a record's `can` may name, with the dialog behind it, in the order in which they stand.
 * `apart`: dangerous, on the other side of the bar. `null`: it is taken elsewhere, and the table says where. A transition
 * without a line does not compile.
 */
export type TransitionButtons<Of extends Doable> = Readonly<Record<Of['can'][number], Entry<Of>>>;

/** What may be done to a record now: the buttons of the transitions in its `can`. */
export const Transitions = <Of extends Doable>({
  of,
  buttons,
  apart = false,
}: {
  readonly of: Of;
  readonly buttons: TransitionButtons<Of>;
  readonly apart?: boolean;
}) =>
  (Object.keys(buttons) as Of['can'][number][]).map((name) => {
    const button: Entry<Of> = buttons[name];
    if (button === null || !of.can.includes(name)) return null;
    const isApart = typeof button === 'object';
    const Drawn = isApart ? button.apart : button;
    return isApart === apart && <Drawn key={name} of={of} />;
  });

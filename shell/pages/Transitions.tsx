import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Action } from '../actions/action';
import type { Doable, Drawn, TransitionTable } from '../actions/transitions';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/say';

type Component<Of> = (props: { readonly of: Of }) => ReactNode;

/**
 * The components of the transitions that a table leaves to the page, each with its dialog. `apart`: dangerous, on the other
 * side of the bar. One that is missing does not compile.
 */
export type DrawnTransitions<Table, Of> = Readonly<
  Record<Drawn<Table>, Component<Of> | { readonly apart: Component<Of> }>
>;

/** An action as a button of its object's page. */
export const ActionButton = <Of,>({ action, of }: { readonly action: Action<Of>; readonly of: Of }) => {
  const say = useWords();
  const act = useAct();
  const text = say(action.label);
  if (action.to)
    return (
      <Link to={action.to(of)}>
        <Button type="primary">{text}</Button>
      </Link>
    );
  const isDanger = action.danger ?? false;
  return (
    <Button danger={isDanger} type={isDanger ? 'default' : 'primary'} onClick={() => act(action, of)}>
      {text}
    </Button>
  );
};

/** What may be done to a record now: the buttons of the transitions in its `can`, the dangerous ones `apart`. */
export const Transitions = <
  Of extends Doable,
  Table extends TransitionTable<Of, string> & Record<Exclude<keyof Table, Of['can'][number]>, never>,
>({
  of,
  table,
  drawn,
  apart = false,
}: {
  readonly of: Of;
  readonly table: Table;
  readonly drawn: DrawnTransitions<Table, Of>;
  readonly apart?: boolean;
}) =>
  Object.entries<TransitionTable<Of, string>[string]>(table).map(([name, entry]) => {
    if (!of.can.includes(name)) return null;
    const own = (drawn as Readonly<Record<string, DrawnTransitions<{ own: 'drawn' }, Of>['own']>>)[name];
    if (own) {
      const isApart = typeof own === 'object';
      const Own = isApart ? own.apart : own;
      return isApart === apart && <Own key={name} of={of} />;
    }
    if (entry === null || entry === 'drawn' || !entry.on.includes('page')) return null;
    return (entry.danger ?? false) === apart && <ActionButton key={name} action={entry} of={of} />;
  });

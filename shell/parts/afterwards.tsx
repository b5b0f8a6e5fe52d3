import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { note } from '../state/mishaps';
import { onRecovery } from '../state/network';
import { whenCalm } from '../state/calm';
import { useWords } from '../words/say';

type Come<Part> = { readonly part: Part } | 'failed' | undefined;

/** Code that comes after the first page stands, and once for all who want it. What did not come is asked for again. */
export interface Afterwards<Part> {
  readonly want: () => void;
  readonly again: () => void;
  readonly now: () => Come<Part>;
  readonly follow: (change: () => void) => () => void;
}

export const afterwards = <Part,>(load: () => Promise<Part>): Afterwards<Part> => {
  let come: Come<Part>;
  let asked = false;
  const waiting = new Set<() => void>();
  const put = (next: Come<Part>) => {
    come = next;
    for (const change of waiting) change();
  };
  const ask = async () => {
    asked = true;
    try {
      await whenCalm();
      put({ part: await load() });
    } catch (fault) {
      note(fault, 'afterwards');
      put('failed');
    }
  };
  const again = () => {
    if (come !== 'failed') return;
    put(undefined);
    void ask();
  };
  onRecovery(again);
  return {
    want: () => void (asked || ask()),
    again,
    now: () => come,
    follow: (change) => {
      waiting.add(change);
      return () => void waiting.delete(change);
    },
  };
};

interface PartProps<Part> {
  readonly of: Afterwards<Part>;
  /** Stands in its place, of the same size. */
  readonly awaited: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** A part of a page whose code comes afterwards; where it did not come, that is said and one may ask again. */
export const AfterwardsPart = <Part,>({ of, awaited, children }: PartProps<Part>): ReactNode => {
  const say = useWords();
  const come = useSyncExternalStore(of.follow, of.now);
  useEffect(() => of.want(), [of]);
  if (come === undefined) return awaited;
  if (come !== 'failed') return children(come.part);
  return (
    <button type="button" className="afterwards__again" onClick={of.again}>
      {say('shell.loadFailed')} {say('shell.tryAgain')}
    </button>
  );
};

/** A component of such a part, used like the component itself. */
export const componentOf =
  <Part, Props extends object>(
    of: Afterwards<Part>,
    pick: (part: Part) => ComponentType<Props>,
    awaited: (props: Props) => ReactNode,
  ): ((props: Props) => ReactNode) =>
  (props) => (
    <AfterwardsPart of={of} awaited={awaited(props)}>
      {(part) => {
        const Loaded = pick(part);
        return <Loaded {...props} />;
      }}
    </AfterwardsPart>
  );

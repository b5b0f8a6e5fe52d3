import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { note } from '../state/error-reports';
import { onRecovery, serverAnswers } from '../state/network';
import { whenCalm } from '../state/calm';
import { AskAgain } from './AskAgain';

type Come<Part> = { readonly part: Part } | 'failed' | undefined;

/** Code that comes after the first page stands, and once for all who want it. What did not come is asked for again. */
export interface Afterwards<Part> {
  readonly want: () => void;
  /**
   * Somebody waits for it: it comes at once, also after it did not come. Where it fails again although the server answers,
   * the page is loaded anew: browsers before Chromium 156 never fetch again what once failed to be imported.
   */
  readonly hurry: () => void;
  readonly now: () => Come<Part>;
  readonly follow: (change: () => void) => () => void;
}

export const afterwards = <Part,>(load: () => Promise<Part>): Afterwards<Part> => {
  let come: Come<Part>;
  let wanted = false;
  let loading = false;
  const waiting = new Set<() => void>();
  const put = (next: Come<Part>) => {
    come = next;
    for (const change of waiting) change();
  };
  const bring = async () => {
    if (loading || (come && come !== 'failed')) return;
    loading = true;
    if (come) put(undefined);
    try {
      put({ part: await load() });
    } catch (fault) {
      note(fault, 'afterwards');
      put('failed');
    } finally {
      loading = false;
    }
  };
  const bringNow = async () => {
    const isAgain = come === 'failed';
    await bring();
    // The browser asks first where something is unsaved.
    if (isAgain && come === 'failed' && (await serverAnswers())) location.reload();
  };
  onRecovery(() => come === 'failed' && void bring());
  return {
    want: () => {
      if (wanted) return;
      wanted = true;
      void whenCalm().then(bring);
    },
    hurry: () => void bringNow(),
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
  /** Stands there where it did not come, in place of the way to ask again. */
  readonly missing?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** A part of a page whose code comes afterwards; where it did not come, that is said and one may ask again. */
export const AfterwardsPart = <Part,>({ of, awaited, missing, children }: PartProps<Part>): ReactNode => {
  const come = useSyncExternalStore(of.follow, of.now);
  useEffect(() => of.want(), [of]);
  if (come === undefined) return awaited;
  if (come !== 'failed') return children(come.part);
  if (missing !== undefined) return missing;
  return <AskAgain onAsk={of.hurry} />;
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

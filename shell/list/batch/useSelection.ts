import { useCallback, useMemo } from 'react';
import { useRetainedState } from '../../frame/useRetainedState';

export interface Selection<Row> {
  /** Keys of what is selected, on whichever page it stands. */
  readonly keys: ReadonlySet<string>;
  /** The selected rows: as they are on the page in front, others as they were last seen. */
  readonly rows: readonly Row[];
  /** Selects or lets go of rows of the page in front. */
  readonly choose: (rows: readonly Row[], chosen: boolean) => void;
  /** Lets go of rows by key; of all without one. */
  readonly clear: (keys?: readonly string[]) => void;
}

/**
 * What is selected in a list. It stays while pages are turned and ends when the list is narrowed otherwise: nobody
 * does something to rows that they no longer see the reason for. A tab that slept wakes with it.
 */
export const useSelection = <Row>(
  seen: readonly Row[],
  rowKey: keyof Row & string,
  narrowing: string,
): Selection<Row> => {
  const [{ of, chosen }, setChosen] = useRetainedState('selection', {
    of: narrowing,
    chosen: new Map<string, Row>(),
  });
  if (of !== narrowing) setChosen({ of: narrowing, chosen: new Map() });
  const change = useCallback(
    (make: (before: ReadonlyMap<string, Row>) => Map<string, Row>) => {
      setChosen((before) => ({ ...before, chosen: make(before.chosen) }));
    },
    [setChosen],
  );
  const choose = useCallback(
    (rows: readonly Row[], wanted: boolean) =>
      change((before) => {
        const after = new Map(before);
        for (const row of rows) {
          if (wanted) after.set(String(row[rowKey]), row);
          else after.delete(String(row[rowKey]));
        }
        return after;
      }),
    [change, rowKey],
  );
  const clear = useCallback(
    (keys?: readonly string[]) =>
      change((before) => new Map([...before].filter(([key]) => keys && !keys.includes(key)))),
    [change],
  );
  return useMemo(() => {
    const fresh = new Map(seen.map((row) => [String(row[rowKey]), row]));
    const rows = [...chosen].map(([key, row]) => fresh.get(key) ?? row);
    return { keys: new Set(chosen.keys()), rows, choose, clear };
  }, [chosen, choose, clear, rowKey, seen]);
};

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Prepared } from '../../actions/prepare';
import { isCallFailed } from '../../client/failed';
import { world } from '../../client/world';
import { changedMeanwhile } from '../../parts/ChangedElsewhere';

/** What became of one row: nothing yet, under way, done, or refused in the server's own sentence. */
export type Outcome =
  | { readonly is: 'waiting' | 'running' | 'done' }
  | {
      readonly is: 'refused';
      readonly why: string;
      /** Somebody else has changed it meanwhile. */
      readonly isStale: boolean;
    };
type Row = Record<string, unknown>;

interface Batch {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly busy: boolean;
  /** Does the action to rows, one after the other; each gets the request id that it got before. */
  readonly start: (
    rows: readonly Row[] | Promise<readonly Row[]>,
    call: (row: Row) => Prepared,
  ) => Promise<void>;
  /** Leaves alone what has not begun. */
  readonly stop: () => void;
}

/** An action done to many rows, each by its ordinary call. */
export const useBatch = (keyOf: (row: Row) => string): Batch => {
  const cache = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [busy, setBusy] = useState(false);
  const requestIds = useRef(new Map<string, string>());
  const stopped = useRef(false);

  const start = useCallback(
    async (rows: readonly Row[] | Promise<readonly Row[]>, prepare: (row: Row) => Prepared) => {
      const note = (key: string, outcome: Outcome) =>
        setOutcomes((before) => new Map(before).set(key, outcome));
      let refresh: Prepared['refresh'] | undefined;
      stopped.current = false;
      setBusy(true);
      try {
        for (const row of await rows) {
          if (stopped.current) break;
          const key = keyOf(row);
          const requestId = requestIds.current.get(key) ?? world.newRequestId();
          requestIds.current.set(key, requestId);
          note(key, { is: 'running' });
          const call = prepare(row);
          refresh = call.refresh;
          try {
            await call.send({ requestId });
            note(key, { is: 'done' });
          } catch (fault) {
            if (!isCallFailed(fault)) throw fault;
            note(key, { is: 'refused', why: fault.message, isStale: fault.code === changedMeanwhile });
            // What was refused may be said otherwise the next time; what was never answered asks again under its own id.
            if (fault.code > 0) requestIds.current.delete(key);
          }
        }
      } finally {
        setBusy(false);
        await refresh?.(cache);
      }
    },
    [cache, keyOf],
  );
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  return { outcomes, busy, start, stop };
};

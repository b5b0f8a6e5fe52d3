import { useEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { isCallFailed, unanswered, type FieldDefect } from '#shell/client/failed';
import { useStoredText } from '#shell/drafts/useStoredText';
import type { SaveReport } from '#product/reports/contract';
import type { Part, StaffReport, ReportValues } from '../types';
import { sent, unready, valuesOf } from './parts';

type Saved = { readonly rowVersion: number };

/** What the draft asks of the server. */
export interface Server {
  readonly save: (input: SaveReport) => Promise<Saved>;
  /** Where the report stands now: a colleague's check moves the version on without touching the content. */
  readonly stored: () => Promise<{ readonly rowVersion: number; readonly contentVersion: number }>;
  readonly onSaved: () => void;
}
type DraftLook = 'clean' | 'changed' | 'saving' | 'saved' | 'conflict';

export interface DraftState {
  readonly values: ReportValues;
  /** Typed and not yet kept. */
  readonly waiting: ReadonlySet<Part>;
  /** What is wrong with a part, by field; shown beside it. */
  readonly refused: Readonly<Partial<Record<Part, readonly FieldDefect[]>>>;
  readonly look: DraftLook;
  /** Milliseconds of the last saving. */
  readonly at: number | null;
  readonly rowVersion: number;
  readonly change: <Name extends Part>(part: Name, value: ReportValues[Name]) => void;
  /** Saves all that waits; resolves to whether everything is kept. */
  readonly flush: () => Promise<boolean>;
  /** Sends something beside the parts (a level by hand) in its turn, under the version of that moment. */
  readonly inTurn: <Result extends Saved>(call: (rowVersion: number) => Promise<Result>) => Promise<Result>;
  /** The same for what leaves the content as it is: an answer to a remark. */
  readonly aside: <Result extends Saved>(call: (rowVersion: number) => Promise<Result>) => Promise<Result>;
  /** A transition elsewhere moved the report on: its version is this one now. */
  readonly seen: (rowVersion: number) => void;
}

/** After so long without a keystroke a part is saved. */
const rest = 2_500;
const later = 15_000;
const stale = 2003;

/**
 * The draft of one report (R2): parts are kept one after the other under one version, so that two tabs or a colleague
 * are noticed instead of overwritten. It belongs to no component: a tab that is out of sight saves all the same.
 */
export const openDraft = (report: StaffReport, server: Server): StoreApi<DraftState> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let running: Promise<boolean> | null = null;
  let { contentVersion } = report;
  const store = createStore<DraftState>()((set, get) => {
    const wait = (milliseconds: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void alone(true), milliseconds);
    };
    const inTurn: DraftState['inTurn'] = (call) => {
      const turn = queue.then(async () => {
        const result = await call(get().rowVersion);
        set({ rowVersion: result.rowVersion });
        return result;
      });
      queue = turn.catch(() => undefined);
      return turn;
    };
    const refuse = (part: Part, defects: readonly FieldDefect[]): void =>
      set(({ refused }) => ({ refused: { ...refused, [part]: defects } }));
    const put = async <Name extends Part>(part: Name, value: ReportValues[Name]): Promise<void> => {
      const send = () =>
        inTurn((rowVersion) =>
          server.save({ id: report.id, section: part, data: sent(part, value), rowVersion } as SaveReport),
        );
      try {
        await send();
      } catch (fault) {
        if (!isCallFailed(fault) || fault.code !== stale) throw fault;
        const now = await server.stored();
        if (now.contentVersion !== contentVersion) throw fault;
        set({ rowVersion: now.rowVersion });
        await send();
      }
      contentVersion += 1;
    };
    const keep = async (part: Part, quiet: boolean): Promise<boolean> => {
      const value = get().values[part];
      const lacks = unready(part, value);
      if (lacks.length > 0) {
        if (!quiet) refuse(part, lacks);
        return false;
      }
      try {
        await put(part, value);
      } catch (fault) {
        if (!isCallFailed(fault)) throw fault;
        if (fault.code === stale) set({ look: 'conflict' });
        else if (fault.code === unanswered) wait(later);
        refuse(part, fault.defects.length > 0 ? fault.defects : [{ path: [], message: fault.message }]);
        return false;
      }
      const isSame = get().values[part] === value;
      set(({ waiting, refused }) => {
        const { [part]: _, ...others } = refused;
        return {
          refused: others,
          waiting: isSame ? new Set([...waiting].filter((each) => each !== part)) : waiting,
        };
      });
      return isSame;
    };
    /** A quiet run, by the clock, leaves unfinished rows in peace; what the person asks for names what is missing. */
    const run = async (quiet: boolean): Promise<boolean> => {
      clearTimeout(timer);
      if (get().look === 'conflict') return false;
      const parts = [...get().waiting];
      if (parts.length === 0) return true;
      set({ look: 'saving' });
      let all = true;
      for (const part of parts) all = (await keep(part, quiet)) && all;
      if (get().look === 'conflict') return false;
      const done = get().waiting.size === 0;
      set(done ? { look: 'saved', at: Date.now() } : { look: 'changed' });
      server.onSaved();
      return all && done;
    };
    /** Two runs never go beside each other; what was asked for meanwhile runs after. */
    const alone = async (quiet: boolean): Promise<boolean> => {
      while (running) await running;
      running = run(quiet).finally(() => {
        running = null;
      });
      return running;
    };
    return {
      values: valuesOf(report),
      waiting: new Set(),
      refused: {},
      look: 'clean',
      at: null,
      rowVersion: report.rowVersion,
      change: (part, value) => {
        set(({ values, waiting, look }) => ({
          values: { ...values, [part]: value },
          waiting: new Set([...waiting, part]),
          look: look === 'conflict' ? look : 'changed',
        }));
        wait(rest);
      },
      flush: () => alone(false),
      inTurn: async (call) => {
        const result = await inTurn(call);
        contentVersion += 1;
        return result;
      },
      aside: inTurn,
      seen: (rowVersion) => set((state) => ({ rowVersion: Math.max(state.rowVersion, rowVersion) })),
    };
  });
  return store;
};

const nothing = (): void => {};

/**
 * Keeps the parts of a report that wait to be saved in this browser, and brings back those that an earlier window left.
 * `drawn` grows when they are put in: a chapter's form begins anew with them.
 */
export const useStoredForm = (reportId: string, store: StoreApi<DraftState>) => {
  const [drawn, setDrawn] = useState(0);
  const storedForm = useMemo(
    () => ({
      form: `report/${reportId}`,
      read: () => store.getState().values as unknown as Readonly<Record<string, unknown>>,
      write: (values: Readonly<Record<string, unknown>>) => {
        for (const [part, value] of Object.entries(values))
          store.getState().change(part as Part, value as ReportValues[Part]);
        setDrawn((times) => times + 1);
      },
    }),
    [reportId, store],
  );
  const send = useMemo(() => () => store.getState().flush(), [store]);
  const { restored, keeper } = useStoredText(storedForm, send, nothing);
  useEffect(() => {
    const look = ({ values, waiting }: DraftState): void => {
      if (waiting.size === 0) keeper.saved(values as unknown as Readonly<Record<string, unknown>>);
      else keeper.touch();
    };
    // A hidden page saves too, and is not listened to meanwhile.
    look(store.getState());
    return store.subscribe((now, before) => {
      if (now.values !== before.values || now.waiting !== before.waiting) look(now);
    });
  }, [keeper, store]);
  return { restored, drawn };
};

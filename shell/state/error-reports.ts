import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { isCallFailed, unanswered } from '../client/failed';

/** One fault of the office as somebody who mends it wants to read it (SH8). */
export interface Entry {
  readonly key: string;
  readonly message: string;
  /** What was going on: the component, the kind of event, the call's number. */
  readonly info: string;
  readonly url: string;
  readonly stack: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The id under which the server logged the request, where there was one. */
  readonly requestId: string;
}

interface ErrorReports {
  /** The newest first. */
  readonly entries: readonly Entry[];
  clear: () => void;
}

/** Older ones have been seen or will never be. */
const most = 50;
/** Characters of one text: a stack may be endless. */
const longest = 4_000;
/** The server's number for a fault of its own (domain §4.5). */
const serverFault = 9_000;

/** Survives the reload by which a page that did not load is tried again; gone with the window or the log-out. */
export const useErrorReports = create<ErrorReports>()(
  persist((set) => ({ entries: [], clear: () => set({ entries: [] }) }), {
    name: 'mishaps',
    storage: createJSONStorage(() => sessionStorage),
    skipHydration: typeof document === 'undefined',
  }),
);

const textOf = (fault: unknown): { message: string; stack: string } =>
  fault instanceof Error
    ? { message: `${fault.name}: ${fault.message}`, stack: fault.stack ?? '' }
    : { message: typeof fault === 'string' ? fault : (JSON.stringify(fault) ?? String(fault)), stack: '' };

/** Whether a fault belongs into the log: what the server refuses with a reason is an answer, no fault. */
const isReportable = (fault: unknown): boolean => {
  if (fault instanceof DOMException && fault.name === 'AbortError') return false;
  return !isCallFailed(fault) || fault.code === serverFault || fault.code === unanswered;
};

let over = false;

/** Empties the log and keeps it empty until the page is loaded anew: what is cut off by leaving is no fault, and nobody's. */
export const endErrorReports = (): void => {
  over = true;
  useErrorReports.getState().clear();
};

/**
 * Writes a fault into the log. The same fault again, as a page draws itself twice and events bubble, is one entry.
 * @param info what was going on
 * @param url where, if not the page itself
 */
export const note = (fault: unknown, info: string, url = location.href): void => {
  if (over || !isReportable(fault)) return;
  const { message, stack } = textOf(fault);
  const { entries } = useErrorReports.getState();
  const now = Date.now();
  const again = entries.find((entry) => entry.message === message && entry.url === url);
  if (again && now - Date.parse(again.at) < 1_000) return;
  const entry: Entry = {
    key: `${now}-${entries.length}`,
    message: message.slice(0, longest),
    info: info.slice(0, longest),
    url,
    stack: stack.slice(0, longest),
    at: new Date(now).toISOString(),
    requestId: isCallFailed(fault) ? fault.requestId : '',
  };
  useErrorReports.setState({ entries: [entry, ...entries].slice(0, most) });
};

const addressOf = (target: EventTarget | null): string | undefined => {
  if (target instanceof HTMLScriptElement || target instanceof HTMLImageElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : undefined;
};

/** Listens for what nobody caught: faults of scripts, promises without an answer, files that did not load. */
export const watchErrors = (): void => {
  window.addEventListener(
    'error',
    (event) => {
      const address = addressOf(event.target);
      if (address) note(new Error(`failed to load ${address}`), 'load', address);
      else note(event.error ?? event.message, 'error');
    },
    // The failure of a file does not bubble.
    true,
  );
  window.addEventListener('unhandledrejection', (event) => note(event.reason, 'unhandledrejection'));
};

/** An entry as it is copied into a letter to whoever mends it. */
export const asText = (entry: Entry): string =>
  [
    `message: ${entry.message}`,
    `info: ${entry.info}`,
    `url: ${entry.url}`,
    `time: ${entry.at}`,
    `request id: ${entry.requestId || '-'}`,
    `stack: ${entry.stack || '-'}`,
  ].join('\n');

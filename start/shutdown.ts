/** Time for one thing to end by itself; what takes longer is left behind, so that the rest is still closed. */
const timeoutMilliseconds = 70_000;

type Close = () => unknown;

/**
 * What was opened, in order, so that it can be closed in the opposite order, once: after Ctrl-C, and after a start
 * that failed half-way.
 */
export interface Closing {
  readonly add: (what: string, close: Close) => void;
  /** Closes everything; gives the sentences of what did not close. A second call waits for the first. */
  readonly closeAll: () => Promise<string[]>;
}

const within = async (what: string, close: Close): Promise<string | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`${what} did not end in time.`), timeoutMilliseconds);
  });
  const closed = Promise.resolve()
    .then(close)
    .then(
      () => undefined,
      (fault: Error) => `${what} did not end cleanly: ${fault.message}`,
    );
  return Promise.race([closed, late]).finally(() => clearTimeout(timer));
};

/** An empty stack of things to close. */
export const closing = (): Closing => {
  const opened: { what: string; close: Close }[] = [];
  let under: Promise<string[]> | undefined;
  const closeAll = async () => {
    const faults: string[] = [];
    for (let last = opened.pop(); last; last = opened.pop()) {
      const fault = await within(last.what, last.close);
      if (fault) faults.push(fault);
    }
    return faults;
  };
  return {
    add: (what, close) => void opened.push({ what, close }),
    closeAll: () => (under ??= closeAll()),
  };
};

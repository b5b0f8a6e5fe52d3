import type { Services } from '#host/services';
import { countReading } from '#product/newsroom/server';

/** Milliseconds between two times that what was read is written down. */
const every = 1_000;

/** Counts who reads which piece, and writes it down once a second: of a crowd before one piece nobody waits for the others. */
export const readings = ({ db, log }: Pick<Services, 'db' | 'log'>) => {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const before = counted;
    counted = new Map();
    for (const [id, times] of before)
      await countReading(db, id, times).catch((fault: unknown) =>
        log.warn({ fault, times }, 'readings were not counted'),
      );
  };
  return {
    count: (id: string): void => {
      counted.set(id, (counted.get(id) ?? 0) + 1);
      timer ??= setTimeout(() => void write(), every).unref();
    },
    /** Writes down what was read until now. */
    write,
  };
};

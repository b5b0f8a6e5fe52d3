import { Logger, type LogLevel } from 'graphile-worker';
import type { Logger as Log } from 'pino';

type Method = 'error' | 'warn' | 'debug';

/** The queue tells every step; an operator wants its faults, and the steps only when they search for one. */
const methods: Readonly<Record<`${LogLevel}`, Method>> = {
  error: 'error',
  warning: 'warn',
  info: 'debug',
  debug: 'debug',
};

/** The operator's log as the job queue speaks to it. */
export const queueLog = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    const fault = (meta as { error?: unknown } | undefined)?.error;
    log[methods[level]]({ ...(fault !== undefined && { fault }) }, `jobs: ${message}`);
  });

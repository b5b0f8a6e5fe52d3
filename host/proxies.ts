import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { DegradedState } from './degraded-state';

interface Watching {
  /** How many proxies the settings name. */
  readonly configured: number;
  readonly degradedState: DegradedState;
  readonly log: Pick<Logger, 'warn' | 'info'>;
}

/** Of so many requests most decide: single ones may carry what their sender made up. */
const enough = 10;

/** Those who ask whether the product lives ask it directly. */
const isProbe = (url = ''): boolean => /^\/(health|ready)\b/.test(url);

const sentences = {
  fewer:
    'requests pass fewer proxies than ASSAY_PROXIES says: callers can choose the address that limits and log know them by',
  more: 'requests pass more proxies than ASSAY_PROXIES says: all visitors share one address in limits and log',
};

/**
 * Compares the proxies that requests have passed (each adds one to `X-Forwarded-For`) with the number in the settings, ten
 * requests at a time from the first, and says in log and `/ready` when most contradict it (AU-07).
 */
export const watchProxies = ({
  configured,
  degradedState,
  log,
}: Watching): ((request: IncomingMessage) => void) => {
  let seen: number[] = [];
  let said: keyof typeof sentences | undefined;
  return ({ headers, url }) => {
    if (isProbe(url)) return;
    const passed = headers['x-forwarded-for'];
    seen.push(passed === undefined ? 0 : String(passed).split(',').length);
    if (seen.length < enough) return;
    const most = (holds: (count: number) => boolean) => seen.filter(holds).length * 2 > enough;
    const found = most((count) => count < configured)
      ? 'fewer'
      : most((count) => count > configured)
        ? 'more'
        : undefined;
    if (found && found !== said) log.warn({ configured, seen }, sentences[found]);
    if (!found && said) log.info({ configured }, 'requests pass as many proxies as ASSAY_PROXIES says');
    degradedState.set('proxies', found !== undefined);
    said = found;
    seen = [];
  };
};

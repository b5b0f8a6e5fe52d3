import { Problem } from '#contract/problem';

/** Why somebody is sent away before they were listened to, and the milliseconds after which they may come back. */
export interface SentAway {
  readonly because: Problem;
  readonly retryAfter: number;
}

/** The header's value: whole seconds, never none. */
export const secondsOf = (milliseconds: number): string =>
  String(Math.max(1, Math.ceil(milliseconds / 1_000)));

/**
 * Somebody is refused because too many ask, and is told when to come back (`Retry-After`). The status is 429 where nothing
 * was done yet, and 200 where a call refuses in its own words (security §3.14).
 */
export class TooMany extends Problem {
  constructor(
    problem: Problem,
    /** In milliseconds; Infinity where waiting does not help. */
    readonly retryAfter: number,
    readonly status: 429 | 200 = 429,
  ) {
    super(problem.kind, problem.values, problem.result);
  }

  /** The header's value, in whole seconds; undefined where waiting does not help. */
  get seconds(): string | undefined {
    return Number.isFinite(this.retryAfter) ? secondsOf(this.retryAfter) : undefined;
  }
}

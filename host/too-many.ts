import { Problem } from '../contract/problem';

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
    return Number.isFinite(this.retryAfter)
      ? String(Math.max(1, Math.ceil(this.retryAfter / 1_000)))
      : undefined;
  }
}

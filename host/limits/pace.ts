/** Lets somebody in, or says in how many milliseconds the next one would be: 0 lets in, and counts. */
export type Pace = (key?: string) => number;

interface PaceParts {
  readonly atOnce: number;
  readonly perSecond: number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock?: () => number;
}

const mostRemembered = 10_000;

/**
 * So many at once, and then so many a second, of each key: what one process takes upon itself. Limits that must hold for
 * all of them, and after a restart, are counted in the database.
 */
export const pace = ({ atOnce, perSecond, clock = () => performance.now() }: PaceParts): Pace => {
  const each = 1_000 / perSecond;
  const due = new Map<string, number>();
  return (key = '') => {
    const now = clock();
    const next = Math.max(due.get(key) ?? 0, now);
    const wait = next - each * (atOnce - 1) - now;
    if (wait > 0) return wait;
    if (due.size >= mostRemembered) due.clear();
    due.set(key, next + each);
    return 0;
  };
};

/** How many sign-ins a process begins to look at; the rest is sent away unread. */
export interface SignInPaces {
  /** From browsers that were never in, all together: far more than passwords can be hashed. */
  readonly strangers: Pace;
  /** From each browser that has been in. */
  readonly knownBrowser: Pace;
}

export const signInPaces = (): SignInPaces => ({
  strangers: pace({ atOnce: 50, perSecond: 50 }),
  knownBrowser: pace({ atOnce: 20, perSecond: 1 / 3 }),
});

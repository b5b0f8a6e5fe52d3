/** One request and what became of it. */
export interface Answered {
  readonly method: string;
  /** The call's name; of what is no call the address it was mounted at, or nothing where nothing is mounted. */
  readonly what: string;
  readonly status: number;
  /** The code in the envelope; undefined where the answer was none. */
  readonly error: number | undefined;
  readonly milliseconds: number;
}

/**
 * Exit codes of a start that refuses: 78 is `EX_CONFIG` of sysexits.h, for what a setting or a key must mend. The
 * command `assay` also knows 64 (`EX_USAGE`) and 65 (`EX_DATAERR`: done, and something in the data was broken before).
 */
export const exitCodes = { failed: 1, usage: 64, brokenData: 65, misconfigured: 78 } as const;

/**
 * Why the product does not start: one sentence for the person at the terminal, who is offered no stack trace.
 * Thrown by whatever is asked to start; `start/` prints the sentence and ends with the code.
 */
export class StartRefused extends Error {
  constructor(
    /** One sentence: what is wrong, and what to do. Never holds a secret. */
    readonly sentence: string,
    readonly exitCode: (typeof exitCodes)[keyof typeof exitCodes] = exitCodes.failed,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
    this.name = 'StartRefused';
  }
}

/** A refusal that a setting or a key must mend (exit 78). */
export const misconfigured = (sentence: string): StartRefused =>
  new StartRefused(sentence, exitCodes.misconfigured);

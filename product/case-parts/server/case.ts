import type { Context } from '#host/context';

/** An application as far as its parts ask about it. */
interface Case {
  readonly id: string;
  readonly round: number;
}
export type AtCase = Context<Context['me'], Case>;

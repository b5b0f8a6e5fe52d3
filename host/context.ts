import type { Language } from '#contract/words';
import type { Db } from './database/connection';
import type { Services } from './services';
import type { Me } from './me';

/** What an audit entry says beyond who, when and which call (security AD-01). */
export interface AuditDetail {
  readonly object?: readonly [kind: string, id: string];
  /** Who did it, where nobody was signed in yet: a sign-in is done by its person. */
  readonly by?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The fields whose values the log may keep in clear: nothing personal, nothing of an evaluation's content. */
  readonly loggedFields?: readonly string[];
  readonly reason?: string;
}

/** The cookies of the request, and those of the reply; `null` removes one. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string | null, options?: { httpOnly?: boolean; seconds?: number }): void;
}

/** What a handler is given beside its input. */
export interface Context<Mine = Me, Found = undefined> {
  readonly me: Mine;
  /** The object the call is about, loaded through what the caller may see; in a write its row is locked. */
  readonly object: Found;
  /** In a write: the transaction. */
  readonly db: Db;
  readonly services: Services;
  readonly now: Date;
  readonly language: Language;
  /** Names this request; the same for a repeated request. */
  readonly requestId: string;
  readonly address: string;
  /** Aborts when nobody waits for the answer any more: the deadline has passed, or the caller has hung up. None where the product asks itself. */
  readonly signal?: AbortSignal;
  /** The request came from a browser, which can keep a binding cookie. */
  readonly browser: boolean;
  /** What the caller's program says it is. */
  readonly agent: string;
  readonly cookies: Cookies;
  /** Adds to this call's one audit entry. */
  readonly audit: (detail: AuditDetail) => void;
  /** Runs when the transaction has been committed; never before, never when it failed. */
  readonly afterCommit: (action: () => void | Promise<void>) => void;
  /** A new id, in the order of time. */
  readonly newId: () => string;
}

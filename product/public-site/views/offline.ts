import type { Language } from '#contract/words';
import type { OfflineWord } from '../words-offline';

/** What the page knows that checks without a network: written into it as it is downloaded. */
export interface OfflineView {
  readonly language: Language;
  readonly platform: string;
  /** Where the current state of a report is asked for. */
  readonly checkAt: string;
  /** A day of Shanghai. */
  readonly madeOn: string;
  /** Public keys of the platform with their fingerprints, the one in force first. */
  readonly keys: readonly { readonly publicKey: string; readonly fingerprint: string }[];
  readonly words: Readonly<Record<Language, Readonly<Record<OfflineWord, string>>>>;
}

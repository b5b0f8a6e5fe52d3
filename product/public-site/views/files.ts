import type { Language } from '#contract/words';

/** A file that visitors may take, with what they want to know before. */
export interface FileLink {
  readonly title: string;
  readonly language: Language;
  readonly href: string;
  /** `PDF`, `DOCX` … */
  readonly kind: string;
  readonly bytes: number;
  readonly version?: string | undefined;
  /** For whom it is meant, in the reader’s words; undefined where that is everybody. */
  readonly forWhom?: string | undefined;
  /** How often it was taken. */
  readonly count?: number | undefined;
}

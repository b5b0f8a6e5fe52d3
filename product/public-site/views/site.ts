import type { Language } from '#contract/words';
import type { Operator } from '#product/settings/operator';

export type { Operator };

export type ScriptName = 'site' | 'login' | 'check' | 'print' | 'auth-redirect' | 'interest';

/** What every page needs. */
export interface Site {
  readonly language: Language;
  /** The path asked for, with its query: the language links return to it. */
  readonly here: string;
  /** Under which people reach the platform, without a slash at its end. */
  readonly origin: string;
  /** The page of the office that was wanted before signing in; checked already, and again when it is used. */
  readonly wanted?: string | undefined;
  readonly demonstration: boolean;
  /** Until when the link works by which somebody reads what is not published; undefined for whoever reads what is. */
  readonly previewEnds?: string | undefined;
  /** Whether those who grant or approve are asked for a second factor; off in a demonstration alone. */
  readonly secondFactor: boolean;
  readonly operator: Operator;
  readonly assets: Assets;
}

/** Addresses of our own files: content-hashed, from our own host. */
export interface Assets {
  readonly styles: string;
  readonly icon: string;
  /** What others show beside a link to a page without a picture of its own: 1200 by 630 pixels. */
  readonly share: string;
  readonly scripts: Readonly<Record<ScriptName, string>>;
  /** The script of the page that checks without a network, as text; undefined before a build. */
  readonly offline: string | undefined;
}

/** How many rows a page may hold, as a visitor chooses it. */
export const pageSizes = [5, 10, 20, 30] as const;

/** `pageIndex` from 1. `total` counts rows, not pages. */
export interface Paging {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly total: number;
}

export interface Option {
  readonly code: string;
  readonly text: string;
  readonly count?: number | undefined;
}

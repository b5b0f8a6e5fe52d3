import type { ReactNode } from 'react';

export interface PdfViewProps {
  readonly fileId: string;
  readonly name: string;
  /** The page to be shown, where it is chosen from outside; else the reader's own. */
  readonly page?: number | undefined;
  readonly onPage?: ((page: number) => void) | undefined;
  /** What lies over a page, given quarters of a turn to the right. */
  readonly over?: ((page: number, turns: number) => ReactNode) | undefined;
}

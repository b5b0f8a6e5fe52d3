import type { FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import type { Language } from '#contract/words';
import type { PageHead } from '../pages/document';
import type { Site } from '../view-types';

export interface Drawn extends Omit<PageHead, 'site'> {
  readonly element: ReactElement;
  /** The piece that whoever gets the page reads. */
  readonly reads?: string;
  readonly status?: number;
  /** Something is missing that could not be read at the moment: whoever asks next may have all of it. */
  readonly isPartial?: boolean | undefined;
  readonly retryAfterSeconds?: number;
}
export interface Visit {
  readonly request: FastifyRequest;
  readonly site: Site;
  readonly language: Language;
  readonly known: () => Promise<readonly string[]>;
}
/** Another page of ours is meant. */
interface Elsewhere {
  readonly goTo: string;
}
export type Page = (visit: Visit) => Promise<Drawn | Elsewhere | undefined>;

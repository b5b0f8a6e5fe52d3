import type { FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import type { Language } from '#contract/words';
import type { Services } from '#host/services';
import type { Preview } from '#product/newsroom/server';
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
/** What a page is read from: as everybody reads it, or with what is being written of the one piece that a link opens. */
export type Readers = Pick<Services, 'db' | 'clock' | 'log'> & { readonly preview?: Preview | undefined };

export interface Visit {
  readonly request: FastifyRequest;
  readonly site: Site;
  readonly language: Language;
  readonly readers: Readers;
  readonly known: () => Promise<readonly string[]>;
}
/** Another page of ours is meant. */
interface Elsewhere {
  readonly goTo: string;
}
export type Page = (visit: Visit) => Promise<Drawn | Elsewhere | undefined>;

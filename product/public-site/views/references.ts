import type { Language } from '#contract/words';
import type { referenceCategories } from '#product/newsroom/listed';
import type { FileLink } from './files';
import type { Paging } from './site';

/** A law, standard, template or case that editors quote. */
export interface Reference {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly category: (typeof referenceCategories)[number];
  readonly documentNumber: string;
  readonly issuer: string;
  readonly issuedOn?: string | undefined;
  readonly effectiveOn?: string | undefined;
  /** Else it was repealed. */
  readonly isInForce: boolean;
  readonly file?: FileLink | undefined;
}

/** `/NewsInfo?kind=reference`: all of them, those in force first, page by page. */
export interface ReferenceListView {
  readonly rows: readonly Reference[];
  readonly paging: Paging;
}

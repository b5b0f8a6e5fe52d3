import type { Word } from '#contract/words';
import type { DocumentType } from '#product/dictionaries/dictionaries';

/** When a row is mandatory; a row that is not may stay empty. */
export type RequiredWhen =
  | { readonly when: 'always' }
  | { readonly when: 'optional' }
  | { readonly when: 'product' }
  | { readonly when: 'human' }
  | { readonly when: 'humanGeneticResources' }
  | { readonly when: 'newBiomedical' }
  | { readonly when: 'category1WithBenefit' }
  | { readonly when: 'category2' };

/** What a row is filled with: files, or a table typed in. */
export type ChecklistKind = 'files' | 'wbs' | 'indicators' | 'innovationPoints' | 'discoveryPoints';

/** One row of a material template (domain §4.4). */
export interface ChecklistRow {
  readonly code: string;
  readonly title: Word;
  readonly hint?: Word;
  readonly kind: ChecklistKind;
  readonly required: RequiredWhen;
  /** Least and greatest number of files or table rows, once the row is filled. */
  readonly minimum: number;
  readonly maximum?: number;
  /** How many of the files must come from outside the completing organisations. */
  readonly minimumFromOutside?: number;
  /** What the files of this row may be; a table's evidence may be anything. */
  readonly documents: readonly DocumentType[];
}

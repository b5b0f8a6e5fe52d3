import type { DocumentType } from '#product/dictionaries/dictionaries';
import type { Word } from '#contract/words';
import type { ChecklistKind, ChecklistRow, RequiredWhen } from './checklist-types';

type More = Partial<Pick<ChecklistRow, 'hint' | 'minimum' | 'maximum' | 'minimumFromOutside'>>;

/** A row of a checklist; one file or line is asked for unless `more` says otherwise. */
export const row = <const Code extends string>(
  code: Code,
  when: RequiredWhen['when'],
  kind: ChecklistKind,
  documents: readonly DocumentType[],
  title: Word,
  more: More = {},
): ChecklistRow & { readonly code: Code } => ({
  code,
  required: { when },
  kind,
  documents,
  title,
  minimum: 1,
  ...more,
});

/** How many points of discovery an owner may name. */
export const mostDiscoveries = 5;

import type { Word } from '#contract/words';
import type { DictionaryName } from '#product/dictionaries/dictionaries';
import type { ExportedColumn } from './contract';

/** A column, or what a list may be narrowed by, as those outside are given it: always called and written the same. */
export interface FixedColumn<Field extends string = string> {
  readonly field: Field;
  readonly heading: Word;
  readonly kind: ExportedColumn['kind'];
  /** Where its codes get their words from; a state of the program's own has them in `words`. */
  readonly dictionary?: DictionaryName;
  readonly words?: Readonly<Record<string, Word>>;
}

/** How a list leaves for authorities, whatever its screen shows: these columns in this order (domain §9.14). */
export interface FixedLayout {
  /** The path of the list's own call. */
  readonly list: string;
  readonly rowKey: string;
  readonly title: Word;
  readonly columns: readonly FixedColumn[];
  /** What its call may be asked, paging apart: what was asked stands above the columns. */
  readonly filters: readonly FixedColumn[];
}

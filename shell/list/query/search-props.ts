import type { Reading } from '../../client/client';
import type { Search } from '../state';
import type { SearchDeclaration } from '../types';

/** What a search form is given. */
export interface SearchProps {
  readonly declared: SearchDeclaration<Record<string, unknown>>;
  readonly value: Search | undefined;
  /** How many rows a search would find. */
  readonly counting: (search: Search) => Reading<{ readonly total: number }>;
  readonly onSearch: (search: Search | undefined) => void;
}

/** The same for one of its two modes. */
export type ModeProps = SearchProps & { readonly onSwitch: () => void };

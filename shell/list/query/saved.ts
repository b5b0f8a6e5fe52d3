/** A query somebody wants to find again: its name, and the list's state as the address has it. */
export interface SavedQuery {
  readonly name: string;
  readonly narrowing: string;
}

const mostSaved = 20;
export const longestName = 40;

const isSaved = (value: unknown): value is SavedQuery => {
  const { name, narrowing } = (value ?? {}) as Partial<SavedQuery>;
  return typeof name === 'string' && typeof narrowing === 'string';
};

/** The saved queries among whatever was kept. */
export const readSaved = (stored: unknown): readonly SavedQuery[] =>
  Array.isArray(stored) ? stored.filter(isSaved).map(({ name, narrowing }) => ({ name, narrowing })) : [];

/** With one more, in front; one of the same name is replaced, and beyond the most the oldest goes. */
export const withQuery = (saved: readonly SavedQuery[], query: SavedQuery): readonly SavedQuery[] =>
  [query, ...saved.filter(({ name }) => name !== query.name)].slice(0, mostSaved);

export const withoutQuery = (saved: readonly SavedQuery[], name: string): readonly SavedQuery[] =>
  saved.filter((query) => query.name !== name);

/** Where a comparator's value comes from. */
export interface Source {
  readonly title: string;
  readonly year: number | null;
  readonly number: string;
  readonly isCurrent: boolean;
}
export const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && 'isCurrent' in value;

/** A source in a line: title, number of a standard, year. */
export const sourceText = ({ title, number, year }: Source): string =>
  [title, number, year].filter(Boolean).join(', ');

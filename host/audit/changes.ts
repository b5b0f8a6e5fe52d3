import { canonical } from '#contract/canonical';

/** One field that a request changed. Its values stand here only where the request itself says that anybody may read them. */
export interface FieldChange {
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

/** So many fields say what happened; more are a content, which nobody reads in a log. */
const mostFields = 60;
/** Long enough for all the rights of a role. */
const longestValue = 2_000;

interface ChangedObject {
  readonly before?: unknown;
  readonly after?: unknown;
  readonly loggedFields?: readonly string[] | undefined;
}
type Content = Readonly<Record<string, unknown>>;

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && canonical(one ?? null) === canonical(other ?? null));

/** A value as a line of text; a list by its parts. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(' · ');
  if (typeof value === 'string') return value;
  return canonical(value);
};

/**
 * The fields by which two contents differ. `after` says which fields the request touched; a field it left out is not
 * changed. A value is told only where the request names its field: a log is kept for years and read by many, so what it
 * shows is chosen field by field and not by leaving out what looked private.
 */
export const changesOf = (
  { before, after, loggedFields = [] }: ChangedObject,
  line: (text: string, most: number) => string,
): FieldChange[] => {
  const old: Content = isContent(before) ? before : {};
  const touched = isContent(after) ? after : isContent(before) ? before : {};
  const now: Content = isContent(after) ? after : {};
  const value = (content: Content, field: string) =>
    loggedFields.includes(field) && content[field] !== undefined
      ? line(textOf(content[field]), longestValue)
      : undefined;
  return Object.keys(touched)
    .filter((field) => field !== 'rowVersion' && !same(old[field], now[field]))
    .slice(0, mostFields)
    .map((field) => {
      const [was, is] = [value(old, field), value(now, field)];
      return {
        field: line(field, 60),
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { after: is }),
      };
    });
};

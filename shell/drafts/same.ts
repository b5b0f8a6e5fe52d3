import { canonical } from '#contract/canonical';

/**
 * Whether two values of a form say the same. Nothing is nothing, whether a form, the server or the browser's memory wrote
 * it (`''`, `null`, or not at all), and the order of fields does not matter: the database has its own.
 */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);

const written = (value: unknown): string => canonical(JSON.parse(JSON.stringify([value], withoutNothing)));

const withoutNothing = (_key: string, value: unknown): unknown =>
  value === '' || value === null ? undefined : value;

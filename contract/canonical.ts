/**
 * A value as JSON that is the same for the same content: keys sorted by their UTF-16 units, no white space, numbers as
 * JavaScript prints them (RFC 8785). What is hashed, signed or compared goes through here. Absent and `undefined`
 * properties are one; throws a TypeError for what JSON cannot say exactly (NaN, Infinity, bigint, functions, cycles).
 */
export const canonical = (value: unknown): string => written(value, []);

const written = (value: unknown, above: readonly object[]): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`JSON has no ${value}`);
    return JSON.stringify(value);
  }
  if (typeof value !== 'object') throw new TypeError(`JSON has no ${typeof value}`);
  if (above.includes(value)) throw new TypeError('JSON has no cycles');
  const inside = [...above, value];
  if (hasJson(value)) return written(value.toJSON(), inside);
  if (Array.isArray(value))
    return `[${value.map((item: unknown) => written(item ?? null, inside)).join(',')}]`;
  const rows = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${written(item, inside)}`);
  return `{${rows.join(',')}}`;
};

/** Dates, and whatever else says itself how it is written. */
const hasJson = (value: object): value is { toJSON(): unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function';

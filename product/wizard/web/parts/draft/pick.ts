const inFormOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row: unknown) =>
        typeof row === 'object' && row !== null && 'sort' in row ? { ...row, sort: undefined } : row,
      )
    : (value ?? null);

/**
 * The fields of one step out of a whole form: a call takes no strangers. Cleared fields become null, and rows stand as the
 * form has them: a number that a row came with says where it stood before it was moved.
 */
export const pick = <Values extends object>(
  values: Partial<Values>,
  shape: Readonly<Record<string, unknown>>,
): Partial<Values> =>
  Object.fromEntries(
    Object.keys(shape)
      .filter((field) => field in values)
      .map((field) => [field, inFormOrder((values as Record<string, unknown>)[field])]),
  ) as Partial<Values>;

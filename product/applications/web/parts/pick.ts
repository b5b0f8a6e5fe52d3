/** The fields of one step out of a whole form: a call takes no strangers. Cleared fields become null. */
export const pick = <Values extends object>(
  values: Partial<Values>,
  shape: Readonly<Record<string, unknown>>,
): Partial<Values> =>
  Object.fromEntries(
    Object.keys(shape)
      .filter((field) => field in values)
      .map((field) => [field, (values as Record<string, unknown>)[field] ?? null]),
  ) as Partial<Values>;

/** Whether a parsed value nests no deeper than `most` levels (IN-01): deep nesting costs a parser, and nobody needs it. */
export const depthWithin = (value: unknown, most: number): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  return most > 0 && Object.values(value).every((each) => depthWithin(each, most - 1));
};

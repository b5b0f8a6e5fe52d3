/** Bytes of the first part, and the fewest of any. */
export const smallestPart = 262_144;
const greatestPart = 5 * 1_048_576;
/** In ms. A part that took longer was too large: what is lost with it when the line is cut takes as long again. */
const quick = 2_000;

/** Bytes of the next part, from how many the last one had and how long it took in ms (domain §9.19). */
export const nextPart = (bytes: number, took: number): number => {
  const next = took < quick ? bytes * 2 : bytes / 2;
  return Math.min(greatestPart, Math.max(smallestPart, Math.floor(next)));
};

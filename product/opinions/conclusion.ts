import type { Conclusion } from './types';

/** The wire's numbers of the conclusion (domain §3.4). */
export const conclusionCodes: Readonly<Record<Conclusion, 1 | 2 | 3>> = {
  agree: 1,
  agreeAfterModification: 2,
  disagree: 3,
};

/** The conclusion by its number; throws on one that is none. */
export const conclusionNamed = (code: number): Conclusion => {
  const found = Object.entries(conclusionCodes).find(([, number]) => number === code);
  if (!found) throw new RangeError(`no conclusion has the number ${code}`);
  return found[0] as Conclusion;
};

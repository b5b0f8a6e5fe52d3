import type { Conclusion } from './types';

/** The wire's numbers of the conclusion (domain §3.4). */
export const conclusionCodes: Readonly<Record<Conclusion, 1 | 2 | 3>> = {
  agree: 1,
  agreeAfterModification: 2,
  disagree: 3,
};

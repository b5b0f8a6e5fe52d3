import type { categories, overallLevels } from '#product/dictionaries/level-codes';

/** The three outcome categories: top of the dictionary of achievement types (domain §5.4). */
export type OutcomeCategory = keyof (typeof categories)['codes'];

/** 1 report … 9 system belong to items of the work breakdown; 10–13 to the whole achievement (domain §5.1). */
export type MaturityLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** The proofs nobody may skip where they apply: function, simulation, engineering sample, product (domain §6.3). */
export type ProofLevel = 3 | 4 | 6 | 8;

/** 4 new worldwide in all fields … 1 new in China in its field; 0 below the first level (domain §5.2). */
export type InnovationLevel = 0 | 1 | 2 | 3 | 4;

/** 7 leads internationally … 1 below the standard or nothing comparable (domain §5.3). */
export type AdvancementLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The overall standing, best first; `notRated` is no standing (domain §5.4 and §6.3). */
export type OverallLevel = keyof (typeof overallLevels)['codes'];

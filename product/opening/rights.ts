import { rights } from '#contract/rights';

/** Everybody who is signed in may open the office. */
export const openingRights = rights({});

import { rights } from '#contract/rights';

/** The palette shows what other rights open; it has none of its own. */
export const searchRights = rights({});

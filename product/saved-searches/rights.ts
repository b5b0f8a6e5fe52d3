import { rights } from '#contract/rights';

/** Searches have no right of their own: they hold no rows, and the list decides what each reader of them finds. */
export const savedSearchesRights = rights({});

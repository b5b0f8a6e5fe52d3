import { rights } from '#contract/rights';

/** Preferences have no right of their own: everybody arranges their own office, and nobody another's. */
export const preferencesRights = rights({});

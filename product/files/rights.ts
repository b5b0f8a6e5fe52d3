import { rights } from '#contract/rights';

/** Files have no right of their own: whoever may see what a file belongs to may read it. */
export const fileRights = rights({});

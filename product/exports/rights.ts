import { rights } from '../../contract/rights';

/** An export has no right of its own: what a person may read in a list, they may take along from it. */
export const exportsRights = rights({});

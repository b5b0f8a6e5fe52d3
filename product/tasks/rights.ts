import { rights } from '../../contract/rights';

/** A person's own desk needs no right. */
export const taskRights = rights({});

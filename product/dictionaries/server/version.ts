import type { Db } from '#host/database/connection';
import { growVersion, versionNamed } from '#host/versions';

const name = 'dictionaries';

/** The version of all dictionaries together. */
export const versionOf = (db: Db): Promise<number> => versionNamed(db, name);

/** Begins a change: until it is done no other begins, so that two never meet on one tree. */
export const beginChange = (db: Db): Promise<void> => growVersion(db, name);

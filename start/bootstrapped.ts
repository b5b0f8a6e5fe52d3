import type { DatabaseAddress } from '#host/database/connection';
import type { DataFolder } from '#host/data-folder';
import type { Keys } from '#host/keys/types';
import type { Settings } from '#host/settings';

/** What the product stands on: folder, keys, and a database that runs, not yet looked into. */
export interface Bootstrapped {
  readonly settings: Settings;
  readonly folder: DataFolder;
  readonly keys: Keys;
  /** As the role that serves people. */
  readonly place: DatabaseAddress;
  /** As the role that owns the schema; the same where an operator gave only one. */
  readonly ownerPlace: DatabaseAddress;
  /** The role that migrations grant to; undefined where it owns the schema itself. */
  readonly appUser: string | undefined;
}

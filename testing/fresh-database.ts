import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openCluster } from './cluster';
import { connect } from '#host/database/connection';
import { migrate } from '#host/database/migrate';

/** A migrated database without rows, for tests of the engine that need no product around them. */
export interface FreshDatabase {
  /** As the role that owns the schema. */
  readonly owner: pg.Pool;
  /** As the role that serves people; the same role where the cluster knows only one. */
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export const freshDatabase = async (): Promise<FreshDatabase> => {
  const cluster = await openCluster();
  const name = `assay_fresh_${randomBytes(8).toString('hex')}`;
  await cluster.admin(`create database ${name} encoding 'UTF8' template template0`);
  if (cluster.appUser) await cluster.admin(`alter database ${name} owner to assay_owner`);
  // Nothing is prepared, so that the one connection is never replaced: tests keep tables of its own in it.
  const owner = connect(cluster.owner(name), { size: 1, statementTimeout: 0, prepares: false });
  await migrate(owner, cluster.appUser ? { appUser: cluster.appUser } : {});
  const pool = connect(cluster.app(name), { size: 8 });
  return {
    owner,
    pool,
    close: async () => {
      await Promise.all([owner.end(), pool.end()]);
      await cluster.admin(`drop database if exists ${name} with (force)`);
    },
  };
};

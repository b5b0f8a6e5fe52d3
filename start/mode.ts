import { misconfigured } from '#host/start-refused';
import type { Asks } from '#host/keys';
import type { Settings } from '#host/settings';

type Mode = Settings['mode'];

/**
 * Ends the start (78) when the database is of the other kind: demonstration and production never share one
 * (security §3.19). Reads only; a database that never was migrated is of no kind yet.
 */
export const refuseOtherMode = async (database: Asks, mode: Mode): Promise<void> => {
  const { rows } = await database.query(
    `select to_regclass('installation') is not null as now, to_regclass('house') is not null as before`,
  );
  const there = rows[0] as { now: boolean; before: boolean };
  if (!there.now && !there.before) return;
  // Asked before migrations run: a database of before 0104 still has the table under its former name.
  const asked = there.now ? 'select mode from installation' : 'select mode from house';
  const found = (await database.query(asked)).rows[0] as { mode: Mode } | undefined;
  if (found && found.mode !== mode)
    throw misconfigured(
      `This database is of the ${found.mode} kind and ASSAY_MODE says ${mode}: the two never share one, so give each a DATA_DIR or DATABASE_URL of its own.`,
    );
};

/** Sets the kind of a database that has none yet. Its first start decides for good. */
export const setMode = async (database: Asks, mode: Mode, now: Date): Promise<void> => {
  await database.query(
    'insert into installation (id, mode, created_at) values (1, $1, $2) on conflict (id) do nothing',
    [mode, now],
  );
  await refuseOtherMode(database, mode);
};

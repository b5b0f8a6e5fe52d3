import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** The schema of the job queue; ours holds nothing of it. */
export const jobsSchema = 'assay_jobs';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Brings the job queue's own tables up to this program, as the role that owns the database, and lets the
 * application's role work with them. The queue guards its tables by row security meant for public interfaces;
 * nobody but the application reaches this database, and the application could not read a row behind it.
 */
export const migrateJobs = async (owner: pg.Pool, appUser?: string): Promise<void> => {
  const quiet = new Logger(() => () => undefined);
  await runMigrations({ pgPool: owner, schema: jobsSchema, logger: quiet });
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and c.relkind = 'r' and c.relrowsecurity`,
    [jobsSchema],
  );
  for (const { name } of rows)
    await owner.query(`alter table ${jobsSchema}.${quoted(name)} disable row level security`);
  if (appUser === undefined) return;
  const user = quoted(appUser);
  for (const grant of [
    'usage on schema',
    'select, insert, update, delete on all tables in schema',
    'usage, select on all sequences in schema',
    'execute on all functions in schema',
  ])
    await owner.query(`grant ${grant} ${jobsSchema} to ${user}`);
  await owner.query(`revoke insert, update, delete on ${jobsSchema}.migrations from ${user}`);
};

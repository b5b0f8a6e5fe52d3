import { setTimeout as pause } from 'node:timers/promises';
import { verifierOf } from './passwords';
import { names, withClient, type Connection } from './connection';

/** A database name of ours: spelt into SQL, because names cannot be parameters. */
const spelt = (name: string): string => {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`not a database name: ${name}`);
  return name;
};

/** Two processes that prepare one cluster at once (as tests do) meet in its catalogue; whoever came second repeats. */
const meeting = new Set(['XX000', '23505', '42710', '42P04', '55006']);
const mostTries = 10;

const repeated = async (work: () => Promise<void>, tries = 1): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (tries === mostTries || !meeting.has((error as { code?: string }).code ?? '')) throw error;
    await pause(20 * tries);
    await repeated(work, tries + 1);
  }
};

/**
 * The two roles of the product. Idempotent, so that an interrupted first start is simply repeated.
 * Neither is a superuser; only the owner may define tables (security §3.8).
 */
export const ensureRoles = (superuser: Connection, secret: string): Promise<void> =>
  repeated(() => makeRoles(superuser, secret));

const makeRoles = (superuser: Connection, secret: string): Promise<void> =>
  withClient(superuser, async (client) => {
    const { rows } = await client.query<{ rolname: string; rolpassword: string | null }>(
      'select rolname, rolpassword from pg_authid',
    );
    const stored = new Map(rows.map(({ rolname, rolpassword }) => [rolname, rolpassword]));
    for (const role of [names.owner, names.app]) {
      if (!stored.has(role))
        await client.query(`create role ${role} login nosuperuser nocreatedb nocreaterole noreplication`);
      if (stored.get(role) !== verifierOf(secret, role)) await client.query(givePassword(secret, role));
    }
  });

/** The statement that gives a role of ours its password, as the text that the database stores: no log can hold more. */
export const givePassword = (secret: string, role: string): string =>
  `alter role ${spelt(role)} password '${verifierOf(secret, role)}';`;

/**
 * A database of the product in the cluster: owned by the owner, where the app may read and write the rows of
 * whatever the owner creates later, and define nothing. Idempotent. Tests make their own with it.
 */
export const ensureDatabase = (superuser: Connection, database: string): Promise<void> =>
  repeated(() => makeDatabase(superuser, spelt(database)));

const makeDatabase = async (superuser: Connection, name: string): Promise<void> => {
  await withClient(superuser, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name} owner ${names.owner}`);
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to ${names.app}`);
  });
  const whatOwnerMakes = `alter default privileges for role ${names.owner} grant`;
  await withClient({ ...superuser, database: name }, async (client) => {
    await client.query(`${whatOwnerMakes} usage on schemas to ${names.app}`);
    await client.query(`${whatOwnerMakes} select, insert, update, delete on tables to ${names.app}`);
    await client.query(`${whatOwnerMakes} usage, select on sequences to ${names.app}`);
  });
};

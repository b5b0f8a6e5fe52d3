import pg from 'pg';

/** How a pool reaches the embedded database: `new pg.Pool(connection)`. The host is the socket's folder. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  /** Undefined for a server that an earlier version left running, which asks for none. */
  readonly password: string | undefined;
}

/** The names in the embedded cluster. The superuser only makes the other two and the database. */
export const names = {
  database: 'assay',
  superuser: 'postgres',
  /** Owns the schema: migrations, nothing else. */
  owner: 'assay_owner',
  /** Serves people: reads and writes rows, no DDL. */
  app: 'assay_app',
} as const;

/** Runs one piece of work over one connection of its own. */
export const withClient = async <Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle is told by the next query; unheard, it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
};

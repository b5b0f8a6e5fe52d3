import { join } from 'node:path';
import pg from 'pg';

/** Speaks to the embedded database of a data folder, as one of its roles. */
export const ask = async (
  dataDir: string,
  text: string,
  values: unknown[] = [],
  user: 'assay_app' | 'assay_owner' = 'assay_owner',
): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({
    host: join(dataDir, 'postgres/socket'),
    user,
    database: 'assay',
    options: '-c search_path=assay',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
};

import pg from 'pg';
import { runningEmbedded, type Connection } from '#host/embedded';

/** The embedded database that runs on a data folder, as one of its roles. */
export const placeIn = async (
  dataDir: string,
  user: 'assay_app' | 'assay_owner' = 'assay_owner',
): Promise<Connection> => {
  const running = await runningEmbedded(dataDir);
  if (!running) throw new Error(`no database runs in ${dataDir}`);
  return user === 'assay_app' ? running.connection : running.owner;
};

/** Speaks to the embedded database of a data folder, as one of its roles. */
export const ask = async (
  dataDir: string,
  text: string,
  values: unknown[] = [],
  user: 'assay_app' | 'assay_owner' = 'assay_owner',
): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ ...(await placeIn(dataDir, user)), options: '-c search_path=assay' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
};

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded, withClient, type Embedded } from '../embedded';
import { keysFromText, makeKeysText, recordFingerprints, refuseForeignKeys } from '.';

let dataDir: string;
let database: Embedded;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'assay-fingerprints-'));
  database = await startEmbedded({
    dataDir,
    durable: false,
    log: () => undefined,
    progress: () => undefined,
  });
});
afterAll(async () => {
  await database.stop();
  await rm(dataDir, { recursive: true });
});

const newKeys = () => keysFromText(makeKeysText(randomBytes));

it('The database knows its keys by their fingerprints, and foreign ones end the start [AU-04]', () =>
  withClient(database.owner, async (client) => {
    const mine = newKeys();
    // Never migrated: there is nothing to compare with.
    await refuseForeignKeys(client, mine);
    await client.query('create table key_fingerprint (name text primary key, fingerprint text not null)');
    await recordFingerprints(client, mine);
    await recordFingerprints(client, mine);
    await refuseForeignKeys(client, mine);

    const foreign = { ...mine, columns: newKeys().columns };
    const refused = expect.objectContaining({
      exitCode: 78,
      sentence: expect.stringContaining('other keys than the given ones (columns)') as string,
    });
    await expect(refuseForeignKeys(client, foreign)).rejects.toEqual(refused);
    await expect(recordFingerprints(client, foreign)).rejects.toEqual(refused);
    const { rows } = await client.query('select fingerprint from key_fingerprint where name = $1', [
      'columns',
    ]);
    expect(rows).toEqual([{ fingerprint: mine.columns.fingerprint }]);
  }));

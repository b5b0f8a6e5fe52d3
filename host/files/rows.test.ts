import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidV7 } from '#contract/uuid';
import { builder } from '../database/connection';
import { asking } from '../limits/asks';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database';
import { namedIn, usedBy } from './room';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const newId = (): string => uuidV7(0, randomBytes(10));
const hash = (): string => randomBytes(32).toString('hex');

test('rows tell which content is named, and what a person keeps, over pool and builder alike', async () => {
  const db = builder(database.pool);
  const [owner, other] = [newId(), newId()];
  const [one, two, unnamed] = [hash(), hash(), hash()];
  const row = (ownerId: string, sha256: string, size: number) => ({
    id: newId(),
    sha256,
    name: 'a.pdf',
    size,
    mime: 'application/pdf',
    scanState: 'notScanned' as const,
    ownerId,
    class: 'material',
    createdAt: new Date(0).toISOString(),
  });
  await db
    .insertInto('file')
    .values([row(owner, one, 3_000_000_000), row(owner, two, 4_000_000_000), row(other, one, 5)])
    .execute();
  for (const asks of [database.pool, asking(db)]) {
    expect(await usedBy(asks, owner)).toEqual({ files: 2, bytes: 7_000_000_000 });
    expect(await usedBy(asks, newId())).toEqual({ files: 0, bytes: 0 });
    expect(await namedIn(asks)([one, unnamed, two])).toEqual(new Set([one, two]));
    expect(await namedIn(asks)([])).toEqual(new Set());
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '#testing/backup/operator';
import { openCluster } from '#testing/cluster';
import { connect } from './connection';
import { migrate, migrationsIn } from './migrate';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => void (database = await emptyDatabase()));
afterAll(() => database.drop());

test('however many nodes begin at once, each migration runs once and nobody fails on the rights they all grant', async () => {
  const owner = connect({ connectionString: database.ownerUrl }, { size: 8, statementTimeout: 0 });
  try {
    const { rows } = await owner.query<{ me: string }>('select current_user as me');
    const appUser = (await openCluster()).appUser ?? rows[0]!.me;
    const only = (await migrationsIn()).slice(0, 3);
    const begin = () => migrate(owner, { only, appUser });
    for (let round = 0; round < 5; round += 1) {
      const ran = await Promise.all(Array.from({ length: 8 }, begin));
      expect(ran.flat().toSorted()).toEqual(round === 0 ? only : []);
    }
  } finally {
    await owner.end();
  }
});

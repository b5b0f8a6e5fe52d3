import { writeFile } from 'node:fs/promises';
import type { House } from '#host/house';
import { catchUpInitials } from '#product/applications/server';
import { seedAccess } from './access';
import { seedCases } from './cases/index';
import { seedDictionaries } from './dictionaries';
import { seedNews } from './news';
import { seedOperator } from './operator';
import { seedOrganisations, seedPeople } from './people';

/** What every start brings up to date: dictionaries, initials of names, roles, menu and actions (rights no contract names any more are returned). */
export const seedAlways = async (house: House): Promise<string[]> => {
  await seedDictionaries(house.db);
  await catchUpInitials(house.db);
  return seedAccess(house);
};

/**
 * Fills a new demonstration, once: organisations, people, achievements, news. All in one transaction, and the accounts
 * are in `accountsFile` before it ends: a demonstration cut short leaves nothing, and is made anew.
 */
export const seedDemonstration = async (house: House, accountsFile: string): Promise<void> => {
  await seedOperator(house);
  const { count } = await house.db
    .selectFrom('person')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) return;
  await house.db.transaction().execute(async (tx) => {
    const inside = { ...house, db: tx };
    const organisationIds = await seedOrganisations(inside);
    await seedNews(inside);
    const accounts = await seedPeople(inside, organisationIds);
    await seedCases(inside, organisationIds);
    await writeFile(accountsFile, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  });
};

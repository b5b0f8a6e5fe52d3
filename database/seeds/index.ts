import { writeFile } from 'node:fs/promises';
import type { Services } from '#host/services';
import { catchUpInitials } from '#product/applications/server';
import { seedSamples } from '#product/gallery/server';
import { seedAccess } from './access';
import { seedCases } from './cases/index';
import { seedDictionaries } from './dictionaries';
import { seedNews } from './news';
import { seedOperator } from './operator';
import { seedOrganisations, seedPeople } from './people';
import { seedShelves } from './shelves/index';

/** What every start brings up to date: dictionaries, initials of names, roles, menu and actions (rights no contract names any more are returned). */
export const seedAlways = async (services: Services): Promise<string[]> => {
  await seedDictionaries(services.db);
  await catchUpInitials(services.db);
  // What the sample calls read is invented: a product at work begins without any.
  if (services.mode === 'demonstration') await seedSamples(services);
  return seedAccess(services);
};

/**
 * Fills a new demonstration, once: organisations, people, achievements, news. All in one transaction, and the accounts
 * are in `accountsFile` before it ends: a demonstration cut short leaves nothing, and is made anew.
 */
export const seedDemonstration = async (services: Services, accountsFile: string): Promise<void> => {
  await seedOperator(services);
  const { count } = await services.db
    .selectFrom('person')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) return;
  await services.db.transaction().execute(async (tx) => {
    const inside = { ...services, db: tx };
    const organisationIds = await seedOrganisations(inside);
    const accounts = await seedPeople(inside, organisationIds);
    await seedNews(inside);
    await seedCases(inside, organisationIds);
    await seedShelves(inside);
    await writeFile(accountsFile, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  });
};

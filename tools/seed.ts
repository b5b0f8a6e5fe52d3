import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { connect } from '../host/database/connection';
import { openFiles } from '../start/files';
import { makeServices } from '../start/services';
import { openLog } from '../start/log';
import { prepareDatabase } from '../start/prepare-database';
import { seedAlways, seedDemonstration } from '../database/seeds';
import { withBootstrap } from './with-bootstrap';

// `npm run seed`: migrates, then writes what every start writes (dictionaries, roles, rights, menu) and, into an empty
// demonstration, its people and achievements. Whatever staff have edited since is left to them.
await withBootstrap(async (bootstrapped, { say, closing }) => {
  const { settings, folder, keys } = bootstrapped;
  await prepareDatabase(bootstrapped, new Date());
  const pool = connect(bootstrapped.place, { statementTimeout: 0 });
  closing.add('The connections to the database', () => pool.end());
  const services = makeServices({
    pool,
    keys,
    files: await openFiles(folder.path, settings.files),
    log: openLog(settings, folder.path),
    clock: () => new Date(),
    random: (bytes) => randomBytes(bytes),
    mode: settings.mode,
    gallery: settings.gallery,
    secondFactor: settings.mode === 'production' || settings.demoSecondFactor,
    publicUrl: settings.publicUrl,
    dataFolder: folder.path,
  });
  const orphans = await seedAlways(services);
  if (orphans.length > 0) say(`No contract names these rights any more: ${orphans.join(', ')}.`);
  if (settings.mode === 'demonstration') await seedDemonstration(services, folder.demoAccounts);
  say(
    existsSync(folder.demoAccounts)
      ? `Seeded; the people of the demonstration stand in ${folder.demoAccounts}.`
      : 'Seeded.',
  );
});

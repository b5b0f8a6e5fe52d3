import { randomUUID } from 'node:crypto';
import { connect } from '#host/database/connection';
import { settleFiles } from '#host/files/home';
import { degradedState } from '#host/degraded-state';
import { bySmtp } from '#host/mail';
import { byChannel } from '#host/outbox';
import { randomSource } from '#host/random';
import { printable } from '#host/settings';
import { openDocumentSigner } from '#host/signing';
import { byTextProvider } from '#host/sms';
import { whyNothingPrints } from '#product/printing/server';
import { suspensionsReported, offerSetup } from '#product/access/server';
import { folderOfFiles, openFiles } from './files';
import type { Bootstrapped } from './bootstrapped';
import { makeServices } from './services';
import { openJobs } from './jobs';
import { openLog } from './log';
import { saying } from './slow-progress';
import { prepareDatabase } from './prepare-database';
import type { OpenProduct } from './run';
import { seedAlways, seedDemonstration } from '#database/seeds';
import { serverOf } from './server';

type Services = ReturnType<typeof makeServices>;

const seed = async (services: Services, { settings, folder }: Bootstrapped): Promise<void> => {
  const orphans = await seedAlways(services);
  if (orphans.length > 0) services.log.warn({ orphans }, 'actions that no contract names any more');
  if (settings.mode === 'demonstration') await seedDemonstration(services, folder.demoAccounts);
};

/** Everything after bootstrapping: migrations, the product, its seeds, its request pipeline, and the port. */
export const openProduct: OpenProduct = async (bootstrapped, { say, closing }) => {
  const { settings, folder, keys } = bootstrapped;
  const clock = () => new Date();
  const ran = await saying(say, 'Bringing the database up to this program …', () =>
    prepareDatabase(bootstrapped, clock()),
  );
  const noticed = degradedState();
  const log = openLog(settings, folder.path, noticed);
  log.info({ settings: printable(settings) }, 'begun');
  if (ran.length > 0) log.info({ ran }, 'migrations ran');
  const pool = connect(bootstrapped.place, {
    size: settings.databaseConnections,
    prepares: settings.preparedStatements,
  });
  closing.add('The connections to the database', () => pool.end());
  const filesIn = folderOfFiles(settings.files, folder.path);
  const files = await openFiles(folder.path, settings.files);
  await settleFiles(pool, filesIn, randomUUID);
  const signing = { dataFolder: folder.path, mode: settings.mode, now: clock() };
  const documentSigner = await openDocumentSigner(settings.signing, signing);
  const services = makeServices({
    documentSigner,
    pool,
    keys,
    files,
    log,
    degradedState: noticed,
    clock,
    random: randomSource(),
    mode: settings.mode,
    secondFactor: settings.mode === 'production' || settings.demoSecondFactor,
    isRemote: settings.demoRemote,
    gallery: settings.gallery,
    publicUrl: settings.publicUrl,
    dataFolder: folder.path,
    exportRows: settings.exportRows,
    signInProviders: settings.signInProviders,
    // The demonstration sends nothing: its messages go to a file.
    ...(settings.mode === 'production' && {
      deliver: byChannel(bySmtp(settings.mail), byTextProvider(settings.texts)),
    }),
  });
  closing.add('The messages', services.delivered);
  closing.add('What is told of held accounts', () => suspensionsReported(services));
  await saying(say, 'Filling the dictionaries, roles and menu …', () => seed(services, bootstrapped));
  const jobs = await openJobs(services, keys);
  closing.add('The jobs', jobs.stop);
  const app = await serverOf({
    services,
    port: () => settings.port,
    proxyHops: settings.proxies,
    metrics: settings.metrics,
  });
  closing.add('The server', () => app.close());
  await app.listen({ host: settings.host, port: settings.port });
  // Tried beside the serving: the first report then finds the printer at hand.
  void whyNothingPrints().then((why) => {
    noticed.set('printer', why !== undefined);
    if (why !== undefined) log.error({ why }, 'no report and no list can be printed here');
  });
  return { setupLink: await offerSetup(services) };
};

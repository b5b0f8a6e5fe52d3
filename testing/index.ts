import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type Db, connect } from '#host/database/connection';
import type { Services } from '#host/services';
import type { ProviderSettings } from '#host/identity-providers/settings';
import { type Deliver } from '#host/outbox';
import { openDocumentSigner } from '#host/signing';
import { keysFromText } from '#host/keys';
import { exportsSettled } from '#product/exports/server';
import { patientDataSettled } from '#product/materials/server';
import { importsSettled } from '#product/people/server';
import { openFiles } from '#start/files';
import type { Line } from '#host/line';
import type { SignInPaces } from '#host/limits/pace';
import { hashLine } from '#host/secrets/passwords';
import { makeServices } from '#start/services';
import type { DemoAccount } from '#database/seeds/people';
import { serverOf } from '#start/server';
import { authenticatorsOf, type Authenticators } from './authenticator';
import { openCluster } from './cluster';
import { Person, type Asker } from './person';
import { takeOut } from './taken-out';
import { openTemplate, seededAt, type Template } from './template';
import { accountOf, personIdOf } from './lookups';

export { defectFields, Person, refused, Refused, type Reply } from './person';
/** An app of one test file: its own database, its own data folder, its own port and clock. */
export interface TestApp {
  readonly services: Services;
  readonly db: Db;
  readonly server: FastifyInstance;
  readonly address: string;
  readonly visitor: Person;
  /** What answers the second step of a sign-in. */
  readonly authenticators: Authenticators;
  /** Signs in over HTTP, once per person; by two factors where the rights ask for them. */
  signIn(loginName: string): Promise<Person>;
  /** Signs in anew: after so long that the last proof is stale, or after the person's sessions were ended. */
  again(loginName: string): Promise<Person>;
  /** Signs in over whatever asks, with all that the person's rights ask for; gives the session's token. */
  tokenFor(loginName: string, asker: Asker): Promise<string>;
  readonly accounts: readonly DemoAccount[];
  /** Lets time pass. */
  pass(time: { minutes?: number; hours?: number; days?: number; seconds?: number }): void;
  now(): Date;
  /** What the demonstration would have sent, oldest first. */
  outbox(): Promise<{ at: string; channel: string; to: string; subject: string; text: string }[]>;
  /** The last six digits sent to somebody's mobile. */
  lastCode(mobile: string): Promise<string>;
  close(): Promise<void>;
  /** Ends it and keeps all it has written, so that others can begin where it ended. */
  leave(): Promise<Left>;
}

/** What an app has left: its database and folder, and what time it was. */
export interface Left extends Template {
  readonly at: Date;
  readonly remove: () => Promise<void>;
}

/** Stories sign in as often as they like. */
const unhurried: SignInPaces = { strangers: () => 0, knownBrowser: () => 0 };

/** Opens an app for one test file. Close it in `afterAll`. */
export const openApp = async ({
  exportRows,
  deliver,
  secondFactor = true,
  hashes = hashLine({ mostWaiting: 60, longestWait: 30_000 }),
  paces = unhurried,
  signInProviders,
  port: wished = 0,
  from,
}: {
  exportRows?: number;
  deliver?: Deliver;
  /** Off only where the story is about a demonstration that asks for none. */
  secondFactor?: boolean;
  /** Patient, for stories in which many sign in at once while other tests run; the product's own where the story is a flood. */
  hashes?: Line;
  paces?: SignInPaces;
  signInProviders?: readonly ProviderSettings[];
  /** Where it answers under its public address too, for stories in which somebody else sends a browser there. */
  port?: number;
  /** What it begins with; the demonstration, unless said. */
  from?: Left;
} = {}): Promise<TestApp> => {
  const cluster = await openCluster();
  const template = from ?? (await openTemplate(cluster));
  const database = `assay_test_${randomBytes(6).toString('hex')}`;
  // File by file: a cluster without fsync does so in half the time that writing every page to its log takes.
  await cluster.admin(`create database ${database} template ${template.database} strategy file_copy`);
  const dataFolder = await mkdtemp(join(tmpdir(), 'assay-app-'));
  await cp(template.folder, dataFolder, { recursive: true });
  const pool = connect(cluster.app(database), { size: 8 });
  let time = (from?.at ?? seededAt).getTime();
  let port = 0;
  const services = makeServices({
    documentSigner: await openDocumentSigner(undefined, {
      dataFolder,
      mode: 'demonstration',
      now: seededAt,
    }),
    pool,
    keys: keysFromText(await readFile(join(dataFolder, 'keys'), 'utf8')),
    files: await openFiles(dataFolder),
    log: pino({ level: process.env['LOG'] ?? 'error' }),
    clock: () => new Date(time),
    random: randomBytes,
    mode: 'demonstration',
    secondFactor,
    hashes,
    paces,
    publicUrl: `http://127.0.0.1:${wished || 8080}`,
    dataFolder,
    ...(signInProviders && { signInProviders }),
    ...(exportRows && { exportRows }),
    ...(deliver && { deliver }),
  });
  const app = await serverOf({ services, port: () => port, validateReplies: true });
  await takeOut(app, services.db);
  const address = await app.listen({ host: '127.0.0.1', port: wished });
  port = Number(new URL(address).port);
  const accounts = JSON.parse(
    await readFile(join(dataFolder, 'demo-accounts.json'), 'utf8'),
  ) as DemoAccount[];
  const authenticators = authenticatorsOf(services);
  const people = new Map<string, Promise<Person>>();
  const outbox: TestApp['outbox'] = async () => {
    const text = await readFile(join(dataFolder, 'outbox.ndjson'), 'utf8').catch(() => '');
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
  const tokenFor: TestApp['tokenFor'] = async (loginName, asker) => {
    const { password } = accountOf({ accounts }, loginName);
    const first = await asker.wire('POST /api/UserAuth/GetManUserLogin', {
      LoginName: loginName,
      pwd: password,
    });
    const reply = await authenticators.finish(asker, loginName, first);
    if (reply.ErrorCode !== 0) throw new Error(`${loginName} could not sign in: ${reply.RequestMsg}`);
    return reply.ResultValue.Token;
  };
  const signIn = async (loginName: string): Promise<Person> => {
    const token = await tokenFor(loginName, new Person(address));
    const { name } = accountOf({ accounts }, loginName);
    return new Person(address, token, name, await personIdOf(services, loginName));
  };
  const end = async (): Promise<void> => {
    await app.close();
    await importsSettled(services);
    await exportsSettled(services);
    await patientDataSettled(services);
    await pool.end();
  };
  const remove = async (): Promise<void> => {
    await cluster.admin(`drop database if exists ${database} with (force)`);
    await rm(dataFolder, { recursive: true, force: true });
  };
  return {
    services,
    db: services.db,
    server: app,
    address,
    accounts,
    authenticators,
    visitor: new Person(address),
    signIn: (loginName) => {
      if (!people.has(loginName)) people.set(loginName, signIn(loginName));
      return people.get(loginName)!;
    },
    again: (loginName) => {
      people.set(loginName, signIn(loginName));
      return people.get(loginName)!;
    },
    tokenFor,
    pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
    },
    now: () => new Date(time),
    outbox,
    lastCode: async (mobile) => {
      const sent = (await outbox()).filter(({ to }) => to === mobile);
      const code = /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '');
      if (!code) throw new Error(`no code was sent to ${mobile}`);
      return code[0];
    },
    close: async () => {
      await end();
      await remove();
    },
    leave: async () => {
      await end();
      return { database, folder: dataFolder, at: new Date(time), remove };
    },
  };
};

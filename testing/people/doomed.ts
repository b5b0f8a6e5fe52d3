import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { connect, type DatabaseAddress } from '#host/database/connection';
import { keysFromText } from '#host/keys';
import { openFiles } from '#start/files';
import { makeServices } from '#start/services';
import { serverOf } from '#start/server';

// A server of the same app in a process of its own, to be killed: `doomed.ts {"place", "dataFolder", "now"}`.
const given = JSON.parse(process.argv[2]!) as { place: DatabaseAddress; dataFolder: string; now: string };
const { place, dataFolder, now } = given;

let port = 0;
const services = makeServices({
  pool: connect(place, { size: 8 }),
  keys: keysFromText(readFileSync(join(dataFolder, 'keys'), 'utf8')),
  files: await openFiles(dataFolder),
  log: pino({ level: 'error' }, pino.destination(2)),
  clock: () => new Date(now),
  random: randomBytes,
  mode: 'demonstration',
  secondFactor: true,
  publicUrl: 'http://127.0.0.1:8080',
  dataFolder,
});
const app = await serverOf({ services, port: () => port });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
port = Number(new URL(address).port);
process.stdout.write(`${address}\n`);

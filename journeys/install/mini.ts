import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { source } from '../start/checkout';

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/**
 * A product of one dependency that lies beside it, with the real tools: `npm ci` has real work to do
 * and needs no network.
 */
export const miniProduct = (place: string): string => {
  cpSync(join(source, 'tools'), join(place, 'tools'), { recursive: true });
  mkdirSync(join(place, 'start'));
  writeDependency(place, '1.0.0');
  return place;
};

/** Asks for a version of the dependency, in package.json and in the lock file, both made elsewhere. */
export const writeDependency = (place: string, version: string): void => {
  const brick = join(`${place}-${version}`, 'brick');
  const asking = join(`${place}-${version}`, 'asking');
  for (const folder of [brick, asking]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(brick, 'package.json'), JSON.stringify({ name: 'brick', version }));
  npm(brick, 'pack', '--pack-destination', asking);
  const dependencies = { brick: `file:brick-${version}.tgz` };
  writeFileSync(
    join(asking, 'package.json'),
    JSON.stringify({ name: 'mini', version: '1.0.0', dependencies }),
  );
  npm(asking, 'install', '--package-lock-only');
  cpSync(asking, place, { recursive: true });
};

/** The version of the dependency that lies there, if any. */
export const installedVersion = (place: string): string | undefined => {
  const file = join(place, 'node_modules/brick/package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : undefined;
};

const script = (place: string): string => `
  import { ensureInstalled } from '${place}/tools/launch/install.mjs';
  import { ensureBuilt } from '${place}/tools/launch/build.mjs';
  await ensureInstalled();
  await ensureBuilt();
`;

/** Makes the mini product ready, as `npm start` does first. */
export const makeReady = (place: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script(place)], {
    cwd: place,
    // A cache of its own: npm would find in the common one what the story has taken away.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], npm_config_cache: `${place}-cache` },
    encoding: 'utf8',
    stdio: 'pipe',
  });

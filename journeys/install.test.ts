import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedVersion, makeReady, miniProduct, writeDependency } from './install/mini';
import { freshCheckout, temporaryFolder } from './start/checkout';
import { startAndEnd } from './start/product';
import { freePort } from '#testing/free-port';

const folder = temporaryFolder();
afterAll(() => folder.remove());

describe('The dependencies', () => {
  const place = join(folder.path, 'mini');
  const record = join(place, 'node_modules/.package-lock.json');
  beforeAll(() => miniProduct(place));

  it('are installed when they are missing, and left alone when they are right', () => {
    makeReady(place);
    expect(installedVersion(place)).toBe('1.0.0');
    writeFileSync(join(place, 'node_modules/brick/mine'), 'still here');
    makeReady(place);
    expect(existsSync(join(place, 'node_modules/brick/mine'))).toBe(true);
  });

  it('are installed anew when the lock file asks for others', () => {
    writeDependency(place, '2.0.0');
    makeReady(place);
    expect(installedVersion(place)).toBe('2.0.0');
  });

  it('are installed anew when an install was cut short before its end, or something was lost after it', () => {
    rmSync(record);
    makeReady(place);
    expect(existsSync(record)).toBe(true);
    rmSync(join(place, 'node_modules/brick'), { recursive: true });
    makeReady(place);
    expect(installedVersion(place)).toBe('2.0.0');
  });

  it('come back as they were when newer ones cannot be installed', () => {
    writeDependency(place, '3.0.0');
    rmSync(join(place, 'brick-3.0.0.tgz'));
    expect(() => makeReady(place)).toThrow(/The dependencies could not be installed/);
    expect(installedVersion(place)).toBe('2.0.0');
    writeDependency(place, '3.0.0');
    makeReady(place);
    expect(installedVersion(place)).toBe('3.0.0');
    expect(readdirSync(join(place, '.cache'))).toEqual([]);
  });

  it('are installed by one start at a time, and one that was killed does not stand in the way', () => {
    const other = spawn('sleep', ['60']);
    rmSync(record);
    writeFileSync(join(place, '.cache/start.lock'), `${other.pid}`);
    expect(() => makeReady(place)).toThrow(
      `Another start is installing or building here (process ${other.pid})`,
    );
    other.kill('SIGKILL');
    return new Promise<void>((resolve) => other.once('exit', resolve)).then(() => {
      makeReady(place);
      expect(existsSync(record)).toBe(true);
    });
  });

  it('and the build are not repeated until a source changes', () => {
    const stamp = join(place, 'dist/.stamp');
    const before = readFileSync(stamp, 'utf8');
    writeFileSync(join(place, 'start/main.ts'), '// changed');
    makeReady(place);
    expect(readFileSync(stamp, 'utf8')).not.toBe(before);
  });
});

describe('A start on a fresh checkout ends with one sentence', () => {
  const checkout = join(folder.path, 'fresh');
  let cut: NodeJS.ProcessEnv;
  beforeAll(async () => {
    freshCheckout(checkout);
    const nowhere = `http://127.0.0.1:${await freePort()}/`;
    const cache = join(folder.path, 'empty-cache');
    cut = { PORT: String(await freePort()), npm_config_registry: nowhere, npm_config_cache: cache };
  });

  it('when the registry cannot be reached, and leaves nothing half-installed', async () => {
    const { code, stderr } = await startAndEnd({ cwd: checkout, env: cut });
    expect(stderr).toMatch(/^The package registry cannot be reached[^\n]*\n$/);
    expect(code).toBe(1);
    for (const name of ['node_modules', 'dist', 'data']) expect(existsSync(join(checkout, name))).toBe(false);
  });

  it('when a half-finished install cannot be finished', async () => {
    mkdirSync(join(checkout, 'node_modules/fastify'), { recursive: true });
    writeFileSync(join(checkout, 'node_modules/fastify/package.json'), '{');
    const { code, stderr } = await startAndEnd({ cwd: checkout, env: cut });
    expect(stderr).toMatch(/^The package registry cannot be reached[^\n]*\n$/);
    expect(code).toBe(1);
    expect(existsSync(join(checkout, 'node_modules'))).toBe(false);
  });

  it('when the disk has no room for the dependencies', async () => {
    const small = join(folder.path, 'small');
    mkdirSync(small);
    const own = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
    const onSmallDisk = `mount -t tmpfs -o size=64m tmpfs ${small} && cp -r ${checkout}/. ${small} && cd ${small} && "$@"; code=$?; ls -A ${small}; exit $code`;
    const { code, stderr, stdout } = await startAndEnd({
      cwd: checkout,
      env: cut,
      program: 'unshare',
      args: ['--mount', ...own, 'sh', '-c', onSmallDisk, 'sh', process.execPath, 'tools/start.mjs'],
    });
    expect(stderr).toMatch(/^The disk that holds [^\n]* is full: \d+ MB are free[^\n]*\n$/);
    expect(code).toBe(1);
    expect(stdout.split('\n')).not.toContain('node_modules');
  });

  it('when the product cannot be built, and leaves no half of a build', async () => {
    const place = join(folder.path, 'mini');
    writeFileSync(join(place, 'vite.config.ts'), 'export default {}');
    const { code, stderr } = await startAndEnd({ cwd: place, env: cut });
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^The product could not be built with vite.config.ts/);
    expect(code).toBe(1);
    expect(existsSync(join(place, 'dist'))).toBe(false);
  });
});

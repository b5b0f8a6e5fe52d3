import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { refuseFullDisk } from './disk.mjs';
import { withProgress } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './root.mjs';
import { holdsTurnToo, inTurn } from './turn.mjs';

const neededMebibytes = 1200;
const modules = join(root, 'node_modules');
/** Where the former dependencies wait while new ones are installed, to come back if that fails. */
const former = join(root, '.cache', 'node_modules.former');

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (fault) {
    if (fault.code === 'ENOENT' || fault instanceof SyntaxError) return undefined;
    throw fault;
  }
};

/**
 * True when what is installed is what the lock file asks for. npm writes its record as the last thing of an install:
 * a half-finished one has none, or names packages that are not there.
 */
const isInstalled = () => {
  const asked = packagesIn(join(root, 'package-lock.json'));
  const recorded = packagesIn(join(modules, '.package-lock.json'));
  if (!asked) throw new Refusal('package-lock.json is missing or damaged: get it back from the repository.');
  if (!recorded) return false;
  const nothingMissing = Object.entries(asked).every(
    ([path, { optional }]) => path === '' || optional || recorded[path],
  );
  const nothingElse = Object.entries(recorded).every(
    ([path, { version, integrity }]) =>
      asked[path]?.version === version &&
      asked[path].integrity === integrity &&
      existsSync(join(root, path, 'package.json')),
  );
  return nothingMissing && nothingElse;
};

const npmCi = () =>
  new Promise((resolve) => {
    const flags = [
      'ci',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--fetch-retries=2',
    ];
    const times = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
    // Inside `npm start` npm says where it lies itself; otherwise the one on the path is taken.
    const npm = process.env.npm_execpath;
    const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const child = spawn(program, [...first, ...flags, ...times], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'development' },
    });
    if (child.pid) holdsTurnToo(child.pid);
    let said = '';
    child.stdout.on('data', (piece) => (said += piece));
    child.stderr.on('data', (piece) => (said += piece));
    child.on('error', (fault) => resolve({ code: 1, said: fault.message }));
    child.on('close', (code) => resolve({ code, said }));
  });

const reasonIn = (said) => {
  if (/ENOSPC|no space left/i.test(said))
    return `The disk that holds ${root} is full: the dependencies could not be installed.`;
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET_TIMEOUT|E40[134]|E5\d\d|network/.test(
      said,
    )
  )
    return 'The package registry cannot be reached, so the dependencies could not be installed: check the network and npm’s settings.';
  const line = said.split('\n').find((text) => /npm (error|ERR!)/.test(text) && !/code/.test(text));
  return `The dependencies could not be installed: ${line?.replace(/^npm (error|ERR!)\s*/, '') ?? 'npm gave no reason'}.`;
};

const install = async () => {
  refuseFullDisk(root, neededMebibytes, 'installing the dependencies');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(former, { recursive: true, force: true });
  if (existsSync(modules)) renameSync(modules, former);
  const { code, said } = await npmCi();
  if (code === 0) {
    rmSync(former, { recursive: true, force: true });
    return;
  }
  rmSync(modules, { recursive: true, force: true });
  // A complete one of an older lock file may come back; a half-finished one is no use to anybody.
  if (packagesIn(join(former, '.package-lock.json'))) renameSync(former, modules);
  else rmSync(former, { recursive: true, force: true });
  throw new Refusal(reasonIn(said));
};

/** Installs the dependencies when they are missing, stale or half-finished. When that fails, no half stays. */
export const ensureInstalled = async () => {
  if (!isInstalled()) await inTurn(() => withProgress('Installing the dependencies', install));
};

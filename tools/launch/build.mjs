import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { refuseFullDisk } from './disk.mjs';
import { withProgress } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './root.mjs';
import { inTurn } from './turn.mjs';

const dist = join(root, 'dist');
const stamp = join(dist, '.stamp');
const folders = ['contract', 'host', 'shell', 'product', 'queries', 'database', 'start', 'tools'];
const besides = /^(package-lock\.json|package\.json|tsconfig.*\.json|vite.*\.config\.ts|index\.html)$/;
const tests = /\.test\.tsx?$/;

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
      )
    : [];

/** One hash over everything that the build reads. */
const hashOfSources = () => {
  const top = readdirSync(root).filter((name) => besides.test(name));
  const paths = [
    ...top.map((name) => join(root, name)),
    ...folders.flatMap((folder) => filesBelow(join(root, folder))),
  ];
  const hash = createHash('sha256');
  const inOrder = paths.filter((each) => !tests.test(each)).sort((one, other) => (one < other ? -1 : 1));
  for (const path of inOrder) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
};

/** True when `dist/` was completely built from the sources as they are now. */
const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();

const vite = (config) =>
  new Promise((resolve) => {
    const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const child = spawn(process.execPath, [program, 'build', '--config', config, '--logLevel', 'warn'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let said = '';
    child.stdout.on('data', (piece) => (said += piece));
    child.stderr.on('data', (piece) => (said += piece));
    child.on('close', (code) => resolve({ code, said }));
  });

const compile = async () => {
  refuseFullDisk(root, 100, 'building');
  // Taken before: whoever edits meanwhile gets another build at the next start.
  const hash = hashOfSources();
  rmSync(dist, { recursive: true, force: true });
  const configs = readdirSync(root)
    .filter((name) => /^vite(\..+)?\.config\.ts$/.test(name))
    .sort();
  for (const config of configs) {
    const { code, said } = await vite(config);
    if (code === 0) continue;
    rmSync(dist, { recursive: true, force: true });
    if (/ENOSPC/.test(said))
      throw new Refusal(`The disk that holds ${root} is full: the product could not be built.`);
    process.stderr.write(said);
    throw new Refusal(`The product could not be built with ${config}; the reason stands above.`);
  }
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, hash);
};

/** Builds browser and server, each by its own `vite….config.ts`. What fails leaves no `dist/` behind. */
export const build = () => inTurn(() => withProgress('Building', compile));

/** Builds when the sources have changed since the last complete build. */
export const ensureBuilt = async () => {
  if (!isBuilt()) await build();
};

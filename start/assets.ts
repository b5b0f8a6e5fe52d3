import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#host/root';
import type { Assets } from '#product/public-site/view-types';

/** Where the build lays what browsers load. */
export const builtFolders = { office: join(root, 'dist/web'), public: join(root, 'dist/public') };

const unbuilt: Omit<Assets, 'offline'> = {
  styles: '/public/styles.css',
  icon: '/public/icon.svg',
  share: '/public/share.png',
  scripts: {
    site: '/public/site.js',
    login: '/public/login.js',
    check: '/public/check.js',
    print: '/public/print.js',
    'auth-redirect': '/public/auth-redirect.js',
    interest: '/public/interest.js',
  },
};

/** The public pages' own files as the build named them. Before a build the pages are drawn all the same, unstyled. */
export const publicAssets = (): Assets => {
  const list = join(builtFolders.public, 'assets.json');
  const offline = join(builtFolders.public, 'offline.js');
  return {
    ...(existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Assets) : unbuilt),
    offline: existsSync(offline) ? readFileSync(offline, 'utf8') : undefined,
  };
};

/** Page of a list → the dictionaries it may show; of any other page all are asked for. */
export const setsOfPages = (): Readonly<Record<string, string>> => {
  const file = join(builtFolders.office, 'sets.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
};

/** The office's document with places for nonce and language; undefined before a build. */
export const officeDocument = (): string | undefined => {
  const file = join(builtFolders.office, 'office.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

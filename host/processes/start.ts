import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loader } from '../loader';
import { root } from '../root';

/** Nothing of the server's own settings and secrets, no home and no way out: what asks for another machine is refused here. */
const bare = {
  NO_COLOR: '1',
  XDG_CACHE_HOME: '/nonexistent',
  XDG_DATA_HOME: '/nonexistent',
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  ALL_PROXY: 'http://127.0.0.1:9',
};

/**
 * Starts a process of its own, that is spoken with by messages. Built, its code is a file beside the server's, `built` its
 * name; from the sources it is TypeScript. It has no environment but what keeps it from other machines.
 */
export const startProcess = (source: URL, built: string): ChildProcess => {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? fileURLToPath(source) : join(root, 'dist', 'server', `${built}.js`);
  return fork(file, {
    cwd: root,
    env: bare,
    execArgv: isSource ? ['--import', loader('index')] : [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};

import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loader } from '../loader';
import { root } from '../root';

/** Nothing of the server's own settings and secrets, no home and no way out: what asks for another machine is refused here. */
const bare = {
  NO_COLOR: '1',
  // Arenas of memory: an engine's threads wait for each other at one, and each more keeps what only its own thread asks for again.
  MALLOC_ARENA_MAX: '2',
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
  const file = import.meta.url.endsWith('.ts')
    ? fileURLToPath(source)
    : join(root, 'dist', 'server', `${built}.js`);
  return fork(file, {
    cwd: root,
    env: bare,
    // What an engine holds outside the heap goes only when its handle is collected, and V8 does not see how much that is.
    execArgv: ['--expose-gc', ...(file.endsWith('.ts') ? ['--import', loader('index')] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};

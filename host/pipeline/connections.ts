import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Milliseconds. Proxies and clients keep a connection for their next request, most of them for a minute, and must be the
 * first to close it: a request that they send in the moment in which we close is lost without an answer.
 */
const usual = 75_000;
/** A crowd of strangers holds its connections no longer than that (OP-03). */
const crowded = 5_000;
const crowd = 500;

/** Who was still being answered while the server closed is let go with the answer: closing waits for every connection. */
const closing = 1;

/**
 * Keeps idle connections for long, only briefly while very many are open, and not at all once the server closes: neither
 * those that asked before, nor those opened beforehand, as browsers do, over which nothing was ever asked.
 */
export const limitConnections = (server: Server): void => {
  let open = 0;
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    open += 1;
    silent.add(socket);
    socket.once('close', () => {
      open -= 1;
      silent.delete(socket);
    });
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  // The runtime asks at the end of each answer.
  Object.defineProperty(server, 'keepAliveTimeout', {
    get: () => (server.listening ? (open <= crowd ? usual : crowded) : closing),
  });
  // The runtime counts silent ones as busy, and closing would wait a minute for each to say something.
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    closeIdle();
    for (const socket of silent) socket.destroy();
  };
};

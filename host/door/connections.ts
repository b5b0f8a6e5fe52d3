import type { Server } from 'node:http';

/**
 * Milliseconds. Proxies and clients keep a connection for their next request, most of them for a minute, and must be the
 * first to close it: a request that they send in the moment in which we close is lost without an answer.
 */
const usual = 75_000;
/** A crowd of strangers holds its connections no longer than that (OP-03). */
const crowded = 5_000;
const crowd = 500;

/** Keeps idle connections for long, and only briefly while very many are open. */
export const keepConnections = (server: Server): void => {
  let open = 0;
  const count = (change: 1 | -1): void => {
    open += change;
    server.keepAliveTimeout = open <= crowd ? usual : crowded;
  };
  server.on('connection', (socket) => {
    count(1);
    socket.once('close', () => count(-1));
  });
};

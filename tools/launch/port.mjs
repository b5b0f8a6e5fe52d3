import { createServer } from 'node:net';
import { Refusal } from './refusal.mjs';

const sentences = {
  EADDRINUSE: (host, port) => [
    `Port ${port} on ${host} is taken: stop what uses it, or set PORT to another.`,
    1,
  ],
  EACCES: (host, port) => [`This account may not listen on port ${port}: set PORT to 1024 or above.`, 78],
  EADDRNOTAVAIL: (host) => [`HOST is set to ${host}, which is no address of this machine.`, 78],
  ENOTFOUND: (host) => [`HOST is set to ${host}, which is no address of this machine.`, 78],
};

/** Refuses early, before minutes of work, when the port cannot be had. The server asks again when it listens. */
export const refuseTakenPort = ({ HOST, PORT }) => {
  const host = HOST || '127.0.0.1';
  const port = Number(PORT || 8080);
  if (!/^\d+$/.test(PORT || '8080') || port < 1 || port > 65535)
    throw new Refusal('PORT is not a whole number from 1 to 65535.', 78);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (fault) => {
      const says = sentences[fault.code];
      reject(says ? new Refusal(...says(host, port)) : fault);
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(resolve));
  });
};

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Nobody who reads answers asks for more on one connection before the first is there. */
const mostWaiting = 64;

/**
 * Whatever is asked on one connection is done one by one, as its answers go out: who asks for forty pages in one packet and
 * reads none of them costs one page at a time (OP-03). Who asks for more than that is let go.
 */
export const oneByOne = (listener: RequestListener): RequestListener => {
  const lines = new WeakMap<Socket, (() => void)[]>();
  const begin = (request: IncomingMessage, reply: ServerResponse, line: (() => void)[]): void => {
    reply.once('close', () => {
      const next = line.shift();
      if (!next) lines.delete(request.socket);
      else if (request.socket.writable) next();
    });
    listener(request, reply);
  };
  return (request, reply) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line) {
      const own: (() => void)[] = [];
      lines.set(socket, own);
      begin(request, reply, own);
    } else if (line.length < mostWaiting) line.push(() => begin(request, reply, line));
    else socket.destroy();
  };
};

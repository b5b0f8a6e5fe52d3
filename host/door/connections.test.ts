import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { keepConnections } from './connections';

test('[OP-03] a connection is kept longer than a proxy keeps it, and only briefly while hundreds are open', async () => {
  const server = createServer((_request, reply) => void reply.end('here'));
  keepConnections(server);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const secondsKept = async (socket: Socket): Promise<number> => {
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    const [said] = (await once(socket, 'data')) as [Buffer];
    return Number(/Keep-Alive: timeout=(\d+)/.exec(said.toString())?.[1]);
  };
  const first = await open();
  expect(await secondsKept(first)).toBe(75);
  const others = await Promise.all(Array.from({ length: 500 }, open));
  await expect.poll(() => secondsKept(first)).toBe(5);
  for (const other of others) other.destroy();
  await expect.poll(() => secondsKept(first)).toBe(75);
  first.destroy();
  server.close();
});

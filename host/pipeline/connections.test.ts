import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './connections';

test('[OP-03] a connection is kept longer than a proxy keeps it, and only briefly while hundreds are open', async () => {
  const server = createServer((_request, reply) => void reply.end('here'));
  limitConnections(server);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const secondsOpen = async (socket: Socket): Promise<number> => {
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    const [said] = (await once(socket, 'data')) as [Buffer];
    return Number(/Keep-Alive: timeout=(\d+)/.exec(said.toString())?.[1]);
  };
  const first = await open();
  expect(await secondsOpen(first)).toBe(75);
  const others = await Promise.all(Array.from({ length: 500 }, open));
  await expect.poll(() => secondsOpen(first)).toBe(5);
  for (const other of others) other.destroy();
  await expect.poll(() => secondsOpen(first)).toBe(75);
  first.destroy();
  server.close();
});

test('a server that closes while somebody is being answered waits for the answer, and not for those who ask nothing', async () => {
  let answered: ServerResponse | undefined;
  const server = createServer((_request, reply) => {
    answered = reply;
    reply.write('half ');
  });
  limitConnections(server);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(socket, 'data');
  const silent = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const left = once(silent, 'close');
  await once(server, 'connection');
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  const rest = once(socket, 'data');
  answered!.end('whole');
  expect(String((await rest)[0])).toContain('whole');
  const ended = once(socket, 'close');
  socket.resume();
  await Promise.all([closed, ended, left]);
}, 5_000);

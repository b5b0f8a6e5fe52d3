import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '#contract/problem';
import { files } from '.';
import { scanner } from './scan';
import { fileStore } from './store';
import { pdf } from '#testing/zip';

const malware = 'MALWARE-FOR-TESTS';
const mostBytes = 1024 ** 2;

/** Speaks clamd's INSTREAM: command, pieces behind their length in four bytes, an empty piece, then the verdict. */
const speak = (socket: Socket): void => {
  let bytes = Buffer.alloc(0);
  let content = Buffer.alloc(0);
  let greeted = false;
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    if (!greeted) {
      const end = bytes.indexOf(0);
      if (end < 0) return;
      if (bytes.subarray(0, end).toString() !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0');
      greeted = true;
      bytes = bytes.subarray(end + 1);
    }
    while (bytes.length >= 4) {
      const length = bytes.readUInt32BE(0);
      if (length === 0) return void socket.end(content.includes(malware) ? 'stream: Test.Signature FOUND\0' : 'stream: OK\0');
      if (bytes.length < 4 + length) return;
      content = Buffer.concat([content, bytes.subarray(4, 4 + length)]);
      bytes = bytes.subarray(4 + length);
      if (content.length > mostBytes) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    }
  }); // oxfmt-ignore
};

let folder: string;
const servers: Server[] = [];
const listen = async (where: string | number, by: (socket: Socket) => void): Promise<Server> => {
  const server = createServer(by);
  servers.push(server);
  await new Promise<void>((resolve) =>
    typeof where === 'number' ? server.listen(where, '127.0.0.1', resolve) : server.listen(where, resolve),
  );
  return server;
};
const addressOf = (server: Server): string => `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
let tcp: string;
let unix: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-scan-'));
  tcp = addressOf(await listen(0, speak));
  unix = `unix:${join(folder, 'clamd.sock')}`;
  await listen(join(folder, 'clamd.sock'), speak);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

const file = async (content: Buffer | string): Promise<string> => {
  const path = join(folder, randomBytes(6).toString('hex'));
  await writeFile(path, content);
  return path;
};

describe('the malware scanner', () => {
  test('is asked over TCP and over a socket, for small files and for many pieces', async () => {
    for (const address of [tcp, unix])
      for (const [content, state] of [
        ['', 'clean'],
        [randomBytes(900_000), 'clean'],
        [Buffer.concat([randomBytes(800_000), Buffer.from(malware)]), 'infected'],
      ] as const)
        expect((await scanner(address)(await file(content))).state).toBe(state);
    expect(await scanner(tcp)(await file(malware))).toEqual({ state: 'infected', says: 'Test.Signature' });
  });

  test('that hangs up over a large file has failed, and says why', async () => {
    const large = await file(Buffer.alloc(8 * mostBytes));
    expect((await scanner(unix)(large)).state).toBe('failed');
  });

  test('that is away, silent, rude or hangs up has failed, never found anything clean', async () => {
    const silent = addressOf(await listen(0, (socket) => socket.on('error', () => socket.destroy()).resume()));
    const rude = addressOf(await listen(0, (socket) => void socket.on('error', () => undefined).end('stream: OK maybe\0')));
    const gone = addressOf(await listen(0, (socket) => void socket.destroy()));
    const path = await file('harmless');
    for (const address of [`unix:${join(folder, 'nothing')}`, silent, rude, gone])
      expect((await scanner(address, 50)(path)).state, address).toBe('failed');
  }); // oxfmt-ignore

  test('that nobody set up leaves the file not scanned', async () => {
    expect(await scanner(undefined)(await file(malware))).toEqual({ state: 'notScanned' });
  });
});

describe('an upload', () => {
  let root: string;
  afterEach(() => rm(root, { recursive: true }));

  test('with malware is refused, any other says how it was scanned', async () => {
    root = await mkdtemp(join(tmpdir(), 'assay-scan-keep-'));
    const mine = files({ store: await fileStore(root), folder: root, scan: scanner(tcp) });
    const keep = (body: string) =>
      mine.take('a.pdf', Readable.from([pdf(body)]), { bytes: 1e6, kinds: ['pdf'] });
    expect((await keep('harmless')).scan).toBe('clean');
    await expect(keep(malware)).rejects.toSatisfy((problem: Problem) => problem.code === 4005);
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Person } from '#testing';
import { openedApp } from '#testing/opened';
import { pdf } from '#testing/zip';
import { files } from './contract';
import { partsPath } from './paths';
import { uploadJobs } from './server';

const app = await openedApp();
const { calls } = files;

/** A PDF of about so many bytes, different each time. */
const large = (bytes: number): Buffer => {
  const [head, tail] = [pdf().subarray(0, 9), pdf().subarray(9)];
  return Buffer.concat([head, Buffer.from(`% ${randomBytes(bytes / 2).toString('hex')}\n`), tail]);
};
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const about = (name: string, bytes: Buffer, place = 'here') => ({
  name,
  size: bytes.length,
  fingerprint: hashOf(bytes),
  place,
});

/** A line that breaks: each connection ends after so many bytes from the sender; Infinity lets all through. */
const badLine = async () => {
  const target = new URL(app.address);
  const line = { cutAfter: Infinity, cuts: 0, address: '' };
  const server = createServer((near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    let passed = 0;
    near.on('data', (bytes) => {
      passed += bytes.length;
      if (passed > line.cutAfter) {
        line.cuts += 1;
        near.destroy();
        far.destroy();
      } else far.write(bytes);
    });
    far.on('data', (bytes) => near.write(bytes));
    for (const [one, other] of [[near, far], [far, near]] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }); // oxfmt-ignore
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  line.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;
};

interface Sending {
  readonly over?: string;
  readonly partBytes?: number;
  readonly upTo?: number;
  readonly retryDelays?: number[];
}

/** Sends what is missing of a file, as the office's page does; gives the offsets that were reached. */
const sendParts = (person: Person, id: string, bytes: Buffer, sending: Sending = {}) =>
  new Promise<number[]>((done, fail) => {
    const { over = app.address, partBytes = 262_144, upTo, retryDelays = [] } = sending;
    const reached: number[] = [];
    const upload = new Upload(bytes, {
      uploadUrl: `${over}${partsPath}/${id}`,
      chunkSize: partBytes,
      retryDelays,
      // The line has an address of its own; the server answers to its own name alone.
      headers: { token: person.token!, host: new URL(app.address).host },
      onChunkComplete: (_size, offset) => {
        reached.push(offset);
        if (upTo !== undefined && offset >= upTo) void upload.abort().then(() => done(reached), fail);
      },
      onError: fail,
      onSuccess: () => done(reached),
    });
    upload.start();
  });

/** How the upload stands once it was looked through. */
const ended = (person: Person, id: string) =>
  vi.waitFor(
    async () => {
      const upload = await person.do(calls.uploadById, { id });
      expect(['stored', 'refused']).toContain(upload.state);
      return upload;
    },
    { timeout: 20_000, interval: 50 },
  );

const partsLying = () => readdir(join(app.services.dataFolder, 'blobs', 'parts'));

describe('a large file over a bad line', () => {
  test('the line breaks again and again in the middle; the same bytes arrive, and are looked through like any upload', async () => {
    const owner = await app.signIn('suyanqing');
    const line = await badLine();
    const bytes = large(3_000_000);
    const begun = await owner.do(calls.beginUpload, about('长篇报告.pdf', bytes));
    expect(begun).toMatchObject({ state: 'arriving', arrived: 0, file: null });
    line.cutAfter = 700_000;
    await sendParts(owner, begun.id, bytes, { over: line.address, retryDelays: Array(20).fill(20) });
    expect(line.cuts).toBeGreaterThanOrEqual(3);
    const { state, file } = await ended(owner, begun.id);
    expect(state).toBe('stored');
    expect(file).toMatchObject({ name: '长篇报告.pdf', sha256: hashOf(bytes), size: bytes.length });
    const { url } = await owner.do(calls.link, { id: file!.fileId, use: 'download' });
    expect(hashOf(Buffer.from(await (await owner.get(url)).arrayBuffer()))).toBe(hashOf(bytes));
    await vi.waitFor(async () => expect((await partsLying()).join()).not.toContain(begun.id));
    const logged = await app.db
      .selectFrom('auditLog')
      .select(['action', 'result', 'actorId'])
      .where('objectId', '=', file!.fileId)
      .execute();
    expect(logged).toContainEqual({ action: 'files.uploadDocument', result: 'ok', actorId: owner.id });
  });

  test('after a reload it is offered; the same file chosen again goes on where it was, another one begins anew', async () => {
    const owner = await app.signIn('suyanqing');
    const bytes = large(1_000_000);
    const file = about('照片.pdf', bytes, 'material/1#ethics');
    const begun = await owner.do(calls.beginUpload, file);
    await sendParts(owner, begun.id, bytes, { upTo: 500_000 });
    const [offered, ...more] = await owner.do(calls.uploads, { place: 'material/1' });
    expect(more).toEqual([]);
    expect(offered).toMatchObject({ id: begun.id, name: '照片.pdf', size: bytes.length });
    expect(offered!.arrived).toBeGreaterThanOrEqual(500_000);
    const again = await owner.do(calls.beginUpload, file);
    expect(again.id).toBe(begun.id);
    const other = await owner.do(calls.beginUpload, { ...file, fingerprint: hashOf(Buffer.from('other')) });
    expect(other.id).not.toBe(begun.id);
    const reached = await sendParts(owner, begun.id, bytes);
    expect(reached[0]).toBeGreaterThan(500_000);
    expect((await ended(owner, begun.id)).file).toMatchObject({ sha256: hashOf(bytes) });
    await owner.do(calls.discardUpload, { id: other.id });
    expect(await owner.do(calls.uploads, { place: 'material/1' })).toEqual([]);
    expect((await partsLying()).join()).not.toContain(other.id);
  });

  test('[UP-01] what is not what it is called is refused when it is whole, and leaves nothing', async () => {
    const owner = await app.signIn('suyanqing');
    const html = Buffer.from(`<!doctype html>${'x'.repeat(400_000)}`);
    const begun = await owner.do(calls.beginUpload, about('假的.pdf', html));
    await sendParts(owner, begun.id, html);
    const { problem, file } = await ended(owner, begun.id);
    expect(problem).toMatchObject({ code: 4001, sentence: expect.stringContaining('假的.pdf') });
    expect(file).toBeNull();
    await vi.waitFor(async () => expect((await partsLying()).join()).not.toContain(begun.id));
    expect(await owner.refusal(calls.beginUpload, about('网页.html', html))).toBe(4001);
    expect(await owner.refusal(calls.beginUpload, { ...about('大.pdf', html), size: 104_857_601 })).toBe(
      2002,
    );
  });

  test('nobody else finds it: not its state, not its parts, nor who is not signed in', async () => {
    const owner = await app.signIn('suyanqing');
    const stranger = await app.signIn('linwanzhao');
    const bytes = large(300_000);
    const { id } = await owner.do(calls.beginUpload, about('我的.pdf', bytes));
    expect(await stranger.refusal(calls.uploadById, { id })).toBe(404);
    expect(await stranger.refusal(calls.discardUpload, { id })).toBe(404);
    const part = async (token: string | undefined, more: Record<string, string> = {}) => {
      const reply = await fetch(`${app.address}${partsPath}/${id}`, {
        method: 'PATCH',
        headers: {
          ...(token && { token }),
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          ...more,
        },
        body: new Uint8Array(bytes.subarray(0, 1_000)),
      });
      return [reply.status, reply.headers.get('upload-offset')];
    };
    expect(await part(stranger.token)).toEqual([404, null]);
    expect(await part(undefined)).toEqual([401, null]);
    expect((await part(owner.token, { 'upload-offset': '10' }))[0]).toBe(409);
    expect((await part(owner.token, { 'content-type': 'text/plain' }))[0]).toBe(409);
    expect((await owner.do(calls.uploadById, { id })).arrived).toBe(0);
    expect(await part(owner.token)).toEqual([204, '1000']);
    expect((await owner.do(calls.uploadById, { id })).arrived).toBe(1_000);
    await owner.do(calls.discardUpload, { id });
  });

  test('[UP-04] more than was said does not come in; too many unfinished ones are refused', async () => {
    const owner = await app.signIn('linwanzhao');
    const bytes = large(300_000);
    const { id } = await owner.do(calls.beginUpload, { ...about('短.pdf', bytes), size: 1_000 });
    const reply = await fetch(`${app.address}${partsPath}/${id}`, {
      method: 'PATCH',
      headers: {
        token: owner.token!,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    });
    expect(reply.status).toBe(413);
    for (let count = 1; count < 30; count += 1)
      await owner.do(calls.beginUpload, about(`${count}.pdf`, bytes, `place ${count}`));
    expect(await owner.refusal(calls.beginUpload, about('更多.pdf', bytes))).toBe(4006);
  });

  test('what nobody goes on with for a week is cleaned away, rows and parts; what is younger stays', async () => {
    const owner = await app.signIn('suyanqing');
    const bytes = large(300_000);
    const old = await owner.do(calls.beginUpload, about('旧.pdf', bytes, 'old#1'));
    await sendParts(owner, old.id, bytes, { partBytes: 100_000, upTo: 100_000 });
    app.pass({ days: 6 });
    const again = await app.again('suyanqing');
    const young = await again.do(calls.beginUpload, about('新.pdf', bytes, 'young#1'));
    app.pass({ days: 1, hours: 1 });
    const clean = uploadJobs(app.services).find(({ name }) => name === 'removeAbandonedUploads')!;
    await clean.work();
    const last = await app.again('suyanqing');
    expect(await last.do(calls.uploads, { place: 'old' })).toEqual([]);
    expect(await last.do(calls.uploads, { place: 'young' })).toHaveLength(1);
    const lying = (await partsLying()).join();
    expect(lying).not.toContain(old.id);
    expect(lying).toContain(young.id);
  });
});

import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '#testing/filled';
import { office, pdf, zip } from '#testing/zip';
import { files } from '#product/files/contract';
import { openApp, type Person, type TestApp } from '#testing';
import { drafted, worldOf } from '#testing/story';
import { stepsOf } from '#testing/story/application';
import { sources } from '../sources';
import { countOf } from './tools';

let app: TestApp;
let owner: Person;
let png: Buffer;
beforeAll(async () => {
  app = await openApp();
  owner = await app.signIn('suyanqing');
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#409eff' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

const routes = [files.calls.uploadPicture.path, files.calls.uploadDocument.path];
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
/** Everything that lies in the data folder but what writes itself. */
const tree = async (): Promise<string[]> =>
  (await readdir(app.services.dataFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

test('UP-01 what lies about itself is refused by every upload, whatever its name and type say, and leaves nothing', async () => {
  const contents: readonly (readonly [string, Buffer])[] = [
    ['a page', html],
    ['a drawing', svg],
    ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(500)])],
    ['a picture with a page in front', Buffer.concat([html, png])],
    ['a document with a page behind', Buffer.concat([pdf(), html])],
    ['an archive', zip([{ name: 'a.txt', content: 'a' }])],
  ];
  const ends = ['png', 'jpg', 'pdf', 'docx', 'svg', 'html', 'xml', 'php', 'cshtml', 'shtml'];
  const names = ends.flatMap((end) => [`a.${end}`, `a.html.${end}`]);
  const [before, rows] = [await tree(), await countOf(app, 'file')];
  const taken: string[] = [];
  for (const route of routes)
    for (const [what, content] of contents) {
      const replies = await Promise.all(names.map((name) => owner.upload(route, name, content)));
      replies.forEach(({ ErrorCode }, place) => {
        if (ErrorCode !== 4001) taken.push(`${what} as ${names[place]} at ${route}: ${ErrorCode}`);
      });
    }
  // The type that the part claims decides nothing.
  for (const type of ['image/png', 'text/html', 'image/svg+xml']) {
    const form = new FormData();
    form.set('file', new Blob([html], { type }), 'a.png');
    taken.push(...((await owner.wire(`POST ${routes[0]}`, {}, { body: form })).ErrorCode === 4001 ? [] : [type]));
  }
  expect(taken).toEqual([]);
  expect([await tree(), await countOf(app, 'file')]).toEqual([before, rows]);
  // An honest picture with something hidden behind it comes in without it.
  const hidden = await owner.upload(routes[0]!, 'a.png', Buffer.concat([png, html]));
  const { url } = await owner.do(files.calls.link, { id: hidden.ResultValue[0].FileId, use: 'view' });
  expect(Buffer.from(await (await owner.get(url)).arrayBuffer()).includes('<script')).toBe(false);
}); // oxfmt-ignore

test('UP-02 no name or field of a request chooses where a file lies', async () => {
  const ways = ['../', '../../../../etc/', '/etc/', '..\\..\\', 'C:\\', '....//', '%2e%2e%2f', '..%00/', './../', '/proc/self/', '~/', '\u2025/'];
  const ends = ['a.png', 'keys.png', '.png', 'a\0.png', ' .png', 'CON.png', `${'x'.repeat(300)}.png`, 'a\u202egnp.png', 'a;b.png', 'a"b.png'];
  const names = ways.flatMap((way) => ends.map((end) => way + end));
  expect(names.length).toBe(120);
  const before = new Set(await tree());
  for (let at = 0; at < names.length; at += 20)
    await Promise.all(names.slice(at, at + 20).map((name) => owner.upload(routes[0]!, name, png)));
  const added = (await tree()).filter((path) => !before.has(path));
  expect(added.length).toBeLessThanOrEqual(1);
  for (const path of added) expect(path).toMatch(/blobs\/kept\/([0-9a-f]{2})\/\1[0-9a-f]{62}$/);
  const shown = await app.db.selectFrom('file').select('name').execute();
  for (const { name } of shown) expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
  for (const field of ['path', 'FilePartPath', 'HomeUrl', 'dir', 'Folder'])
    expect((await owner.upload(routes[0]!, 'a.png', png, { [field]: '../../x' })).ErrorCode).toBe(2002);
}); // oxfmt-ignore

test('UP-03 bytes go out under headers that run nothing, to whoever may read them and nobody else', async () => {
  const kinds: readonly (readonly [string, string, Buffer])[] = [
    [routes[0]!, 'a.png', png],
    [routes[1]!, 'a.pdf', pdf()],
    [routes[1]!, 'a.docx', office('docx')],
  ];
  const strangers = await Promise.all(['admin', 'linwanzhao', 'jiangwangshu', 'yanshenzhi', 'shenyanqiu', 'zhouyiheng'].map((login) => app.signIn(login)));
  for (const [route, name, content] of kinds) {
    const id = (await owner.upload(route, name, content)).ResultValue[0].FileId;
    for (const use of ['view', 'download'] as const) {
      const { url } = await owner.do(files.calls.link, { id, use });
      const got = await owner.get(url);
      const header = (key: string) => got.headers.get(key) ?? '';
      expect(got.status).toBe(200);
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('cross-origin-resource-policy')).toBe('same-origin');
      expect(header('content-security-policy')).toContain("default-src 'none'");
      expect(header('content-security-policy')).not.toContain('script-src');
      expect(header('cache-control')).toBe('private, no-store');
      expect(header('content-type')).not.toMatch(/html|xml;|script|svg/);
      if (use === 'download') {
        expect(header('content-disposition')).toMatch(/^attachment;/);
        expect(header('content-security-policy')).toContain('sandbox');
      }
      // The neighbour of the last letter decodes to the very same bytes: still another text, and no ticket.
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const neighbour = url.replace(/.$/, (last) => letters[letters.indexOf(last) ^ 1]!);
      const broken = [`${url}x`, neighbour, url.slice(0, -5), '/file/', `/file/${id}`];
      for (const wrong of broken) expect((await owner.get(wrong)).status, wrong).not.toBe(200);
    }
    for (const stranger of [...strangers, app.visitor])
      expect(await stranger.refusal(files.calls.link, { id, use: 'view' })).toBe(stranger === app.visitor ? 401 : 404);
  }
  // A link is its owner’s while their session stands.
  const id = (await owner.upload(routes[0]!, 'a.png', png)).ResultValue[0].FileId;
  const { url } = await owner.do(files.calls.link, { id, use: 'view' });
  const endSession = (endedAt: string | null) => app.db.updateTable('session').set({ endedAt }).where('personId', '=', owner.id).execute();
  await endSession(app.now().toISOString());
  expect((await app.visitor.get(url)).status).toBe(404);
  await endSession(null);
  expect((await app.visitor.get(url)).status).toBe(200);
}); // oxfmt-ignore

test('UP-04 an endless body is cut at the cap, and little of it is held', async () => {
  const before = process.memoryUsage().rss;
  const piece = Buffer.alloc(256 * 1024, 'x');
  const front = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  let sent = 0;
  const answer = await new Promise<string>((resolve, reject) => {
    const to = request(
      `${app.address}${routes[0]}`,
      {
        method: 'POST',
        headers: { token: owner.token!, language: 'en', 'content-type': 'multipart/form-data; boundary=b' },
      },
      (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
        reply.on('end', () => resolve(`${reply.statusCode} ${text}`));
      },
    );
    to.on('error', reject);
    to.write(front);
    const more = (): void => {
      // A gigabyte in all, were it taken.
      while (sent < 1_024 ** 3 && !to.destroyed) {
        sent += piece.length;
        if (!to.write(piece)) return void to.once('drain', more);
      }
      to.end('\r\n--b--\r\n');
    };
    more();
  }).catch((fault: Error) => fault.message);
  expect(answer).toMatch(/4002|413|ECONNRESET|EPIPE|socket hang up/);
  // The sender lives in this process too; what the product alone holds is measured beside its files.
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 ** 2);
  expect((await tree()).filter((path) => path.includes('arriving'))).toEqual([]);
}, 60_000);

test('[UP-06] no name, label or second upload changes what a file is, and what is private becomes nobody else’s picture', async () => {
  const { applicationId: Id } = await drafted(worldOf(app));
  const { apply3 } = await stepsOf(worldOf(app), {});
  const bytes = pdf();
  const [file] = (await owner.upload(routes[1]!, '报告.pdf', bytes)).ResultValue;
  const [foreign] = (await (await app.signIn('jiangwangshu')).upload(routes[1]!, 'b.pdf', pdf())).ResultValue;
  const own = `${file.HomeUrl}${file.FilePartPath}`;
  const row = () => app.db.selectFrom('file').selectAll().where('id', '=', file.FileId).execute();
  const before = await row();
  const downloaded = async (who: Person): Promise<string[]> => {
    const { url } = await who.do(files.calls.link, { id: file.FileId, use: 'download' });
    const got = await who.get(url);
    const [type, name] = ['content-type', 'content-disposition'].map((each) => got.headers.get(each) ?? '');
    return [type!, name!, Buffer.from(await got.arrayBuffer()).equals(bytes) ? 'as it came' : 'changed'];
  };
  const asItCame = await downloaded(owner);
  expect(asItCame).toEqual(['application/pdf', expect.stringContaining("%E6%8A%A5%E5%91%8A.pdf"), 'as it came']);

  const save = async (Attachments: object[]) => {
    const { RowVersion } = (await owner.wire('GET /api/ApplyFor/GetApplyById', { Id })).ResultValue;
    return owner.wire('POST /api/ApplyFor/SaveApply', { Id, RowVersion, Step: 'apply3', Data: { ...apply3, Attachments } });
  };
  const labels = ['a.exe', 'a.html', 'a.svg', 'a.pdf.js', '../../a.php', 'a.pdf\r\nContent-Type: text/html', 'a\u202efdp.exe', 'a.pdf;.exe'];
  for (const Name of labels) {
    const { ErrorCode } = await save([{ Kind: 1, FileId: file.FileId, Name }]);
    expect(/[\r\n]/.test(Name) ? [0, 2002] : [0], Name).toContain(ErrorCode);
    expect(await downloaded(owner), Name).toEqual(asItCame);
  }
  for (const more of [{ Name: 'a.exe' }, { Mime: 'text/html' }, { Class: 'picture' }, { OwnerId: owner.id }, { Sha256: '0'.repeat(64) }]) {
    expect((await owner.wire('POST /api/BaseData/GetFileLink', { Id: file.FileId, Use: 'view', ...more })).ErrorCode).toBe(2002);
    expect((await save([{ Kind: 1, FileId: file.FileId, Name: 'a', ...more, ...('Name' in more && { Type: '1' }) }])).ErrorCode).toBe(2002);
  }
  expect((await save([{ Kind: 1, FileId: foreign.FileId, Name: 'b.pdf' }])).ErrorCode).toBe(404);
  // The same bytes under a name of another kind: refused, and what stands stays what it was.
  for (const name of ['a.exe', 'a.html', 'a.png', 'a.docx'])
    expect((await owner.upload(routes[1]!, name, bytes)).ErrorCode, name).toBe(4001);
  // A profile's pictures are seen by others: no document becomes one, however its address is spelt.
  for (const Img of [own, `${own}.png`, `${own}?a.png`, `${own}#a.png`, file.FilePartPath, own.toUpperCase(), `${own},${own}`]) {
    const { ErrorCode } = await owner.wire('POST /api/UserInfo/UserEdit', { Img });
    expect(ErrorCode, Img).toBe(2002);
  }
  expect(await row()).toEqual(before);
  expect((await app.visitor.get(file.FilePartPath)).status).toBe(404);
}); // oxfmt-ignore

test('[UP-06] no statement of the product changes the row of a file', () => {
  const changing = sources().filter(
    ({ path, text }) =>
      !path.endsWith('.test.ts') && /updateTable\('file'\)|\bupdate\s+(assay\.)?file\b/i.test(text),
  );
  expect(changing.map(({ path }) => path)).toEqual([]);
});

test('UP-04 of twenty uploads at once into the last three places of a quota exactly three come in', async () => {
  const editor = await app.signIn('linwanzhao');
  const fresh = await another();
  const own = 'file where owner_id = $1';
  const stored = await countOf(app, own, editor.id);
  const stocked = sql`insert into file (id, sha256, name, size, mime, scan_state, owner_id, class, created_at)
     select gen_random_uuid(), repeat('0', 64), 'x', 1, 'image/png', 'clean', ${editor.id}::uuid, 'picture', now()
     from generate_series(1, ${1_000 - 3 - stored}::int)`;
  await fill(app, stocked);
  const before = await tree();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, number) => editor.upload(routes[0]!, `${number}.png`, fresh)),
  );
  const codes = replies.map(({ ErrorCode }) => ErrorCode);
  expect(codes.filter((code) => code === 0)).toHaveLength(3);
  expect(codes.filter((code) => code === 4003)).toHaveLength(17);
  expect(await countOf(app, own, editor.id)).toBe(1_000);
  // Seventeen were whole when they were refused; the three are one content.
  expect((await tree()).filter((path) => !before.includes(path))).toHaveLength(1);
});

test('UP-04 a quota that is used up refuses before the bytes come, and leaves nothing', async () => {
  const editor = await app.signIn('linwanzhao');
  const [before, rows] = [await tree(), await countOf(app, 'file')];
  const said = await new Promise<string>((resolve, reject) => {
    const to = request(`${app.address}${routes[0]}`, {
      method: 'POST',
      headers: { token: editor.token!, 'content-length': 3_000_000, 'content-type': 'multipart/form-data; boundary=b' },
    });
    to.on('response', (reply) => {
      reply.setEncoding('utf8').on('data', (text: string) => {
        resolve(text);
        // A request that is never ended would be waited for when the server closes.
        to.destroy();
      });
    }).on('error', reject);
    // Of three megabytes the first bytes alone are ever sent.
    to.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx');
  });
  expect((JSON.parse(said) as { ErrorCode: number }).ErrorCode).toBe(4003);
  expect([await tree(), await countOf(app, 'file')]).toEqual([before, rows]);
}); // oxfmt-ignore

/** A picture like no other. */
const another = (): Promise<Buffer> =>
  sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();

test('UP-04 of a form with four good files and a bad one nothing stays, wherever the bad one stands', async () => {
  const [before, rows] = [await tree(), await countOf(app, 'file')];
  for (const bad of [0, 2, 4]) {
    const form = new FormData();
    for (let place = 0; place < 5; place += 1)
      form.append('file', new Blob([place === bad ? html : new Uint8Array(await another())]), `${place}.png`);
    expect((await owner.wire(`POST ${routes[0]}`, {}, { body: form })).ErrorCode).toBe(4001);
  }
  const good = await another();
  // The same under its id again is answered as before, and its bytes lie there once.
  const sent = async () => (await owner.upload(routes[0]!, 'a.png', good, {}, { requestId: 'left-nothing-1' })).ErrorCode;
  expect([await sent(), await sent()]).toEqual([0, 0]);
  expect(await countOf(app, 'file')).toBe(rows + 1);
  expect((await tree()).filter((path) => !before.includes(path))).toHaveLength(1);
}); // oxfmt-ignore

test('[IN-05] [IN-07] a form is taken whole or not at all: no field is dropped, cut or counted twice', async () => {
  const part = (head: string, value: string | Buffer): Buffer =>
    Buffer.concat([Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), Buffer.from(value), Buffer.from('\r\n')]);
  const file = part('name="file"; filename="a.png"', png);
  const ask = async (parts: readonly Buffer[], end = '--b--\r\n'): Promise<number> => {
    const reply = await fetch(`${app.address}${routes[0]}`, {
      method: 'POST',
      headers: { token: owner.token!, 'content-type': 'multipart/form-data; boundary=b' },
      body: new Uint8Array(Buffer.concat([...parts, Buffer.from(end)])),
    });
    return ((await reply.json()) as { ErrorCode: number }).ErrorCode;
  };
  const id = part('name="RequestId"', 'a-form-of-mine');
  const cases: Readonly<Record<string, readonly Buffer[]>> = {
    'a field called __proto__': [part('name="__proto__"', '{}'), file],
    'a field called constructor': [part('name="constructor"', '{}'), file],
    'a field after the file': [file, part('name="RequestId"', 'a-form-of-mine')],
    'a field twice': [id, id, file],
    'a field too long': [part('name="RequestId"', 'x'.repeat(5_000)), file],
    'too many fields': [...Array.from({ length: 25 }, (_, at) => part(`name="f${at}"`, 'x')), file],
    'too many files': Array.from({ length: 6 }, () => file),
    'no file': [id],
    'nothing': [],
  };
  const [before, rows] = [await tree(), await countOf(app, 'file')];
  for (const [what, parts] of Object.entries(cases)) expect([what, await ask(parts)]).toEqual([what, 2002]);
  expect(await ask([file], '--b')).toBe(2002);
  expect([await tree(), await countOf(app, 'file')]).toEqual([before, rows]);
  // A name in the newer spelling alone is a name.
  expect(await ask([part("name=\"file\"; filename*=UTF-8''%E5%9B%BE.png", png)])).toBe(0);
  expect(await app.db.selectFrom('file').select('id').where('name', '=', '图.png').execute()).toHaveLength(1);
}); // oxfmt-ignore

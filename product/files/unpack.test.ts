import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { openedApp } from '#testing/opened';
import { office, pdf, zip, type Member } from '#testing/zip';
import type { Person } from '#testing';
import { files } from './contract';

const app = await openedApp();
const path = files.calls.uploadDocument.path;
const packed = (members: readonly Member[]) => zip(members);
const send = (person: Person, members: readonly Member[], name = '材料.zip') =>
  person.upload(path, name, packed(members));

describe('an archive of evidence', () => {
  test('its files are stored one by one, with their folders; what systems put beside them is passed over', async () => {
    const owner = await app.signIn('suyanqing');
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const reply = await send(owner, [
      { name: '伦理/', content: '', store: true },
      { name: '伦理/批件.pdf', content: pdf('one') },
      { name: '照片.png', content: png, store: true },
      { name: '__MACOSX/._照片.png', content: 'x' },
      { name: 'Thumbs.db', content: 'x' },
      { name: '坏的.pdf', content: `%PDF-1.7\n${'x'.repeat(300)}` },
    ]);
    expect(reply.ErrorCode).toBe(0);
    const { files: stored, refused } = await owner.do(files.calls.unpack, {
      id: reply.ResultValue[0].FileId,
    });
    expect(stored.map(({ path: place, name, mime }) => [place, name, mime])).toEqual([
      ['伦理/批件.pdf', '批件.pdf', 'application/pdf'],
      ['照片.png', '照片.png', 'image/png'],
    ]);
    // It began like a PDF and is none: it alone is refused, and says so.
    expect(refused).toEqual([{ path: '坏的.pdf', sentence: expect.stringContaining('坏的.pdf') }]);
    const { url } = await owner.do(files.calls.link, { id: stored[0]!.fileId, use: 'download' });
    expect(Buffer.from(await (await owner.get(url)).arrayBuffer())).toEqual(pdf('one'));
    const stranger = await app.signIn('linwanzhao');
    expect(await stranger.refusal(files.calls.unpack, { id: reply.ResultValue[0].FileId })).toBe(404);
    expect(await owner.refusal(files.calls.unpack, { id: stored[0]!.fileId })).toBe(4001);
  });

  test('names that an old Windows wrote in Chinese are read as they were meant', async () => {
    const owner = await app.signIn('suyanqing');
    const bytes = packed([{ name: 'XXXX.pdf', content: pdf('gbk') }]);
    // 查新 in GB 18030, in place of four letters, in both headers.
    const meant = Buffer.from([0xb2, 0xe9, 0xd0, 0xc2]);
    for (let at = bytes.indexOf('XXXX'); at >= 0; at = bytes.indexOf('XXXX', at)) meant.copy(bytes, at);
    const reply = await owner.upload(path, '旧.zip', bytes);
    const { files: stored } = await owner.do(files.calls.unpack, { id: reply.ResultValue[0].FileId });
    expect(stored.map(({ name }) => name)).toEqual(['查新.pdf']);
  });

  test('[UP-01] [XL-01] [UP-02] what is not evidence, what lies, what climbs and what swells is refused whole', async () => {
    const owner = await app.signIn('suyanqing');
    const good: Member = { name: 'a.pdf', content: pdf() };
    const cases: Readonly<Record<string, readonly Member[]>> = {
      'an archive within': [good, { name: 'b.zip', content: packed([good]) }],
      'a program': [good, { name: 'setup.exe', content: 'MZ' }],
      'a page': [good, { name: 'a.html', content: '<script>1</script>' }],
      'a page called PDF': [good, { name: 'b.pdf', content: '<!doctype html><script>1</script>' }],
      'a page behind two names': [good, { name: 'a.html.pdf', content: pdf() }],
      'a name that climbs': [good, { name: '../../etc/a.pdf', content: pdf() }],
      'a name from the root': [good, { name: '/etc/a.pdf', content: pdf() }],
      'a bomb': [{ name: 'a.pdf', content: Buffer.concat([pdf(), Buffer.alloc(20_000_000)]) }],
      'less than declared': [{ ...good, declaredSize: 9_999 }],
      'another checksum': [{ ...good, declaredCrc: 1 }],
      'nothing but a folder': [{ name: 'a/', content: '', store: true }],
      'too many': Array.from({ length: 101 }, (_, at) => ({ name: `${at}.pdf`, content: pdf() })),
    };
    const replies: Record<string, number> = {};
    for (const [what, members] of Object.entries(cases))
      replies[what] = (await send(owner, members)).ErrorCode;
    expect(replies).toEqual(Object.fromEntries(Object.keys(cases).map((what) => [what, 4001])));
    // A document is an archive too, and is not taken for one.
    expect((await owner.upload(path, 'a.zip', pdf())).ErrorCode).toBe(4001);
    expect((await send(owner, [good, { name: 'b.docx', content: office('docx') }])).ErrorCode).toBe(0);
  });
});

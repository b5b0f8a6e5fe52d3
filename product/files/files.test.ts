import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { files } from './contract';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#409eff' } })
    .png()
    .withExif({ IFD0: { Copyright: 'CANARY' } })
    .toBuffer();

describe('bringing files in', () => {
  test('[AP6.CommonUploadFile] a picture comes in, made anew, and answers where it lies', async () => {
    const editor = await app.signIn('linwanzhao');
    const reply = await editor.upload('/api/BaseData/CommonUploadFile', '头像.png', await picture());
    expect(reply.ErrorCode).toBe(0);
    expect(reply.ResultValue).toEqual([
      expect.objectContaining({
        HomeUrl: 'http://127.0.0.1:8080',
        FilePartPath: expect.stringMatching(/^\/file\//),
        Name: '头像.png',
      }),
    ]);
    const { url } = await editor.do(files.calls.link, { id: reply.ResultValue[0].FileId, use: 'view' });
    const seen = await editor.get(url);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await seen.arrayBuffer());
    expect(bytes.includes('CANARY')).toBe(false);
    expect((await sharp(bytes).metadata()).width).toBe(40);
  });

  test('[AP6.CommonUploadFile] markup called a picture is refused, and a visitor too', async () => {
    const editor = await app.signIn('linwanzhao');
    const markup = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    expect((await editor.upload('/api/BaseData/CommonUploadFile', 'x.png', markup)).ErrorCode).toBe(4001);
    expect((await editor.upload('/api/BaseData/CommonUploadFile', 'x.svg', markup)).ErrorCode).toBe(4001);
    expect(
      (await app.visitor.upload('/api/BaseData/CommonUploadFile', 'x.png', await picture())).ErrorCode,
    ).toBe(401);
  });

  test('a file that is sent again under its id is kept once; another file is another request', async () => {
    const editor = await app.signIn('linwanzhao');
    const path = '/api/BaseData/CommonUploadFile';
    const under = { requestId: 'sent-twice-4711' };
    const first = await editor.upload(path, 'twice.png', await picture(), {}, under);
    expect(first.ErrorCode).toBe(0);
    const again = await editor.upload(path, 'twice.png', await picture(), {}, under);
    expect(again.ResultValue).toEqual(first.ResultValue);
    const stored = await app.db.selectFrom('file').select('id').where('name', '=', 'twice.png').execute();
    expect(stored).toHaveLength(1);
    const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect((await editor.upload(path, 'twice.png', other, {}, under)).ErrorCode).toBe(2009);
  });

  test('somebody else’s file is not found, its link dies after a minute and with the session', async () => {
    const editor = await app.signIn('linwanzhao');
    const admin = await app.signIn('admin');
    const reply = await editor.upload('/api/BaseData/CommonUploadFile', 'a.png', await picture());
    const id = reply.ResultValue[0].FileId;
    expect(await admin.refusal(files.calls.link, { id, use: 'view' })).toBe(404);
    const { url } = await editor.do(files.calls.link, { id, use: 'download' });
    expect((await editor.get(url)).status).toBe(200);
    app.pass({ seconds: 61 });
    expect((await editor.get(url)).status).toBe(404);
    expect((await editor.get('/file/nonsense')).status).toBe(404);
  });
});

import { expect, test } from 'vitest';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const workbench = '/workbench/workbench';

/** The sheet that the office's document names for a browser with this cookie. */
const namedFor = async (token: string | undefined, accent?: string): Promise<string> => {
  const cookie = `token=${token}${accent === undefined ? '' : `; accent=${accent}`}`;
  const html = await (await app.visitor.get(workbench, { cookie })).text();
  const links = [...html.matchAll(/<link [^>]*data-theme-sheet[^>]*>/g)].map(([link]) => link);
  expect(links).toHaveLength(1);
  return /href="([^"]*)"/.exec(links[0]!)![1]!;
};

test('[AP9] the office is dressed by a sheet of our own host in the colour that its browser names, kept for ever; a colour is six digits and nothing else', async () => {
  const { token } = await app.signIn('linwanzhao');
  const chosen = await namedFor(token, 'c2416b');
  const version = /^\/theme\/c2416b\.css(\?v=[\w-]{8})$/.exec(chosen)![1]!;
  const plain = `/theme/409eff.css${version}`;
  expect(await namedFor(token)).toBe(plain);
  // Whatever else stands in the cookie is no colour.
  for (const cookie of [
    'red',
    'C2416B',
    'c2416',
    'c2416b1',
    '%23c2416b',
    'c2416b%22%3E%3Cscript%3E',
    '..%2F..%2Fx',
  ])
    expect(await namedFor(token, cookie), cookie).toBe(plain);

  const sheet = await app.visitor.get(chosen);
  expect(sheet.status).toBe(200);
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(sheet.headers.get('x-content-type-options')).toBe('nosniff');
  expect(sheet.headers.get('set-cookie')).toBeNull();
  const css = await sheet.text();
  expect(css).toContain('--accent: #c2416b');
  expect(css).not.toContain('409eff');
  const tag = sheet.headers.get('etag')!;
  const again = await app.visitor.get(chosen, { 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await app.visitor.get(plain, { 'if-none-match': tag });
  expect([other.status, other.headers.get('etag') === tag]).toEqual([200, false]);
  // Made by another version of the product, or by none that is named: asked for again each time.
  for (const path of ['/theme/c2416b.css', '/theme/c2416b.css?v=00000000']) {
    const loose = await app.visitor.get(path);
    expect([loose.status, loose.headers.get('cache-control'), loose.headers.get('etag')]).toEqual([
      200,
      'public, no-cache',
      tag,
    ]);
  }

  const attacks = [
    ...['red', 'C2416B', 'c24', 'c2416', 'c2416b00', 'gggggg', '%23c2416b', 'c2416b%0a', '٠٠٠٠٠٠', ''],
    'c2416b;}body{display:none',
    'c2416b%3B%7Dbody%7Bbackground:url(https://evil.example)%7D',
    'c2416b%3C/style%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '../c2416b',
    '%2e%2e%2fc2416b',
    'x/c2416b',
    'c2416b/*',
  ];
  for (const attack of attacks) {
    const refused = await app.visitor.get(`/theme/${attack}.css`);
    expect(refused.status, attack).toBeGreaterThanOrEqual(302);
    expect(refused.headers.get('content-type') ?? '', attack).not.toContain('text/css');
    expect(await refused.text(), attack).not.toMatch(/--accent|evil|alert\(1\)|display:none/);
  }
  for (const query of ['?v=1', '?v=00000000&x=1', '?x=}body{', '?v=0000000%7D'])
    expect((await app.visitor.get(`/theme/c2416b.css${query}`)).status, query).toBe(404);
  // Public pages are dressed by their own file alone.
  for (const path of ['/NewsInfo', '/login', '/hyCheck'])
    expect(await (await app.visitor.get(path)).text(), path).not.toContain('/theme/');
});

import { expect, test } from 'vitest';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const evil = 'evil.example';
const fronts = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '/\t/',
  '/%09/',
  '/%2f',
  '/%2f%2f',
  '%2f%2f',
  '/%5c',
  '/%5c%5c',
  '/.',
  '/@',
  '@',
  '/;@',
  '/:@',
  ';//',
  '/%0a/',
  '/%0d%0aLocation:%20//',
  '/%00/',
  '/\u2215',
  '/\uff0f\uff0f',
  '/\u3002',
];
const schemes = [
  'https://',
  'HTTPS://',
  'http:',
  'https:/',
  'https:\\\\',
  'javascript:alert(1)//',
  'JaVaScRiPt:',
  ' javascript:',
  'java\nscript:',
  'data:text/html,',
  'vbscript:',
  'blob:https://',
  'file://',
  'ftp://',
  'view-source:https://',
  'about:',
];
/** Addresses that lead away, or would if somebody read them kindly. */
const payloads = [
  ...fronts.flatMap((front) => [front + evil, `${front}${evil}/workbench/workbench`, `${front}user@${evil}`]),
  ...schemes.flatMap((scheme) => [scheme + evil, `${scheme}${evil}/workbench/workbench`]),
  ...[
    '/workbench/workbench/../../login',
    '/workbench/workbench#//',
    '/workbench/workbench\r\nX: ',
    '/workbench/./workbench?//',
    '/workbench/workbench\0',
    '/login?redirect=//',
    '/auth-redirect?redirect=//',
    '/redirect//',
    '/nowhere/',
    '/workbench/workbench?"><script src=//',
  ].map((front) => front + evil),
];

/** Every attribute of a page that a script or a click would follow. */
const followed = (html: string): string[] =>
  [...html.matchAll(/(?:href|action|src|data-redirect|data-auth-redirect|content)="([^"]*)"/g)].map(
    (found) => found[1]!,
  );

test('WB-06 none of more than a hundred addresses leads off our host through any of three entries', async () => {
  expect(payloads.length).toBeGreaterThanOrEqual(114);
  const wrong: string[] = [];
  for (const payload of payloads) {
    const spelt = encodeURIComponent(payload);
    for (const path of [`/login?redirect=${spelt}`, `/auth-redirect?redirect=${spelt}`]) {
      const page = await app.visitor.get(path);
      const html = await page.text();
      // An address with a NUL is no address: its page is the one for what is not there.
      const expected = payload.includes('\0') ? 404 : 200;
      if (page.status !== expected || page.headers.has('location')) wrong.push(`${path}: ${page.status}`);
      const leads = followed(html).filter(
        (target) => target.includes(evil) || /^\s*(javascript|data|vbscript):/i.test(target),
      );
      // The page may name itself in its other languages: a path of ours, the payload behind the question mark.
      if (leads.some((target) => !target.startsWith(path.split('?', 1)[0]!)))
        wrong.push(`${path}: ${leads.join(' ')}`);
      if (/data-(auth-)?redirect="[^"]+"/.test(html)) wrong.push(`${path}: handed to the script`);
    }
    for (const path of [
      `/redirect/${spelt}`,
      `/redirect${payload.startsWith('/') ? encodeURI(payload) : `/${spelt}`}`,
    ]) {
      const page = await app.visitor.get(path);
      const to = page.headers.get('location');
      const ours = to === null || new URL(to, app.address).origin === app.address;
      if (!ours || (to !== null && /evil/.test(new URL(to, app.address).pathname)))
        wrong.push(`${path}: ${to}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('WB-06 a path of ours is kept by every entry', async () => {
  const path = '/workbench/workbench';
  for (const entry of ['login', 'auth-redirect'])
    expect(await (await app.visitor.get(`/${entry}?redirect=${path}`)).text()).toContain(
      `redirect="${path}"`,
    );
  expect((await app.visitor.get(`/redirect${path}`)).headers.get('location')).toBe(path);
  expect((await app.visitor.get('/redirect/nowhere')).headers.get('location')).toBe('/404');
});

import { describe, expect, test } from 'vitest';
import { routes } from './matrix/world';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const json = { 'content-type': 'application/json' };

/** What an address answers, which must be an envelope and nothing else. */
const asked = async (method: string, path: string, sent: RequestInit = {}) => {
  const reply = await fetch(`${app.address}${path}`, { redirect: 'manual', ...sent, method });
  const text = await reply.text();
  expect(reply.headers.get('content-type'), `${method} ${path}: ${text.slice(0, 80)}`).toMatch(
    /^application\/json/,
  );
  const envelope = JSON.parse(text) as { ErrorCode: number; RequestMsg: string; ResultValue: unknown };
  expect(Object.keys(envelope)).toEqual(['ErrorCode', 'RequestMsg', 'ResultValue']);
  expect(envelope.RequestMsg).not.toBe('');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  return { status: reply.status, code: envelope.ErrorCode, allow: reply.headers.get('allow') };
};

describe('[AP7.envelope] whatever is asked below /api is answered in the envelope', () => {
  const missing = { status: 404, code: 404, allow: null };
  test.each(['/api', '/api/', '/api/Nothing', '/api/UserInfo/getuserinfo', '/api/UserInfo/GetUserInfo/', '/api/%zz', '/api?a=1'])(
    '%s is no call, by no method',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
        expect(await asked(method, path), method).toEqual(missing);
      expect(await asked('POST', path, { headers: json, body: '{}' })).toEqual(missing);
    },
  );

  test.each([
    ['a body that is broken', { headers: json, body: '{"a":' }],
    ['a form', { body: new URLSearchParams({ a: '1' }) }],
    ['a form with a file', { body: new FormData() }],
    ['plain words', { headers: { 'content-type': 'text/plain' }, body: 'a' }],
    ['a body without a type', { headers: { 'content-type': '' }, body: new Uint8Array([1, 2]) }],
  ] as const)('an address that is no call, asked with %s', async (_, sent) => {
    const { status, code } = await asked('POST', '/api/Nothing', sent as unknown as RequestInit);
    expect([[404, 404], [415, 2002], [200, 2002]]).toContainEqual([status, code]);
  });

  test('every call tells by which method it is asked, to whoever asks by another', async () => {
    const below = routes.filter(({ call }) => call.path.startsWith('/api/'));
    const methodsOf = (path: string) =>
      ['GET', 'POST'].filter((method) => below.some(({ call }) => call.path === path && call.method === method));
    let others = 0;
    for (const path of new Set(below.map(({ call }) => call.path)))
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter((each) => !methodsOf(path).includes(each))) {
        expect(await asked(method, `${path}?Id=1`), path).toEqual({
          status: 405,
          code: 405,
          allow: methodsOf(path).join(', '),
        });
        others += 1;
      }
    expect(others).toBeGreaterThan(200);
  });

  test('a call that succeeds and one that is refused say so in the same three names', async () => {
    const admin = await app.signIn('admin');
    const path = '/api/UserRole/GetRoleInfoList';
    const done = await fetch(`${app.address}${path}`, { method: 'POST', headers: { ...json, token: admin.token! }, body: '{}' });
    expect(await done.json()).toEqual({ ErrorCode: 0, RequestMsg: '', ResultValue: expect.anything() });
    expect(await asked('POST', path)).toEqual({ status: 200, code: 401, allow: null });
  });
}); // oxfmt-ignore

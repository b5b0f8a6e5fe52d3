import { describe, expect, test } from 'vitest';
import type { Codec } from '#contract/codec';
import { read, calls } from '#contract/call';
import { listOf, nothing, text, strictObject } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { routesOf } from '#host/pipeline/route';
import { serve } from '#host/serve';
import { routes } from './matrix/world';
import { openedApp } from '#testing/opened';

/** What fields are called whose value is to be known by its reader alone, or takes whoever knows it somewhere. */
const notification =
  /^(.*token|.*ticket|(verify|sign|sms|recovery)Codes?|.*secret|.*password|pwd|draftKey)$/i;
/** Called so, and yet no secret: whether something is one. */
const harmless = /^(is|shortest)/i;
/** Calls that give a secret under a name that says nothing: a link, a revealed value, a key. */
const unnamed = ['files.link', 'preferences.draftKey', 'audit.reveal'];

const fieldsOf = (codec: Codec, seen = new Set<Codec>()): string[] => {
  if (seen.has(codec)) return [];
  seen.add(codec);
  if (codec.kind === 'object')
    return codec.fields.flatMap(([inside, wire, of]) => [inside, wire, ...fieldsOf(of, seen)]);
  if (codec.kind === 'list' || codec.kind === 'record') return fieldsOf(codec.of, seen);
  if (codec.kind === 'choice') return Object.values(codec.options).flatMap((of) => fieldsOf(of, seen));
  return [];
};

const app = await openedApp();

const encodingOf = async (path: string, accepted = 'gzip, br'): Promise<string | null> =>
  (await fetch(`${app.address}${path}`, { headers: { 'accept-encoding': accepted } })).headers.get(
    'content-encoding',
  );

describe('what is compressed tells of itself by its length, so no answer with a secret is', () => {
  test('a call whose answer has a field called like a secret says so: `noted(…, { secret })` or `{ guarded }`', () => {
    const called = routes.filter(({ gives }) =>
      fieldsOf(gives).some((field) => notification.test(field) && !harmless.test(field)),
    );
    expect(called.length, 'such calls were found').toBeGreaterThan(8);
    expect(called.filter(({ mayShrink }) => mayShrink).map(({ name }) => name)).toEqual([]);
    const others = routes.filter(({ name }) => unnamed.includes(name));
    expect(others.map(({ name }) => name).sort()).toEqual(unnamed.toSorted());
    expect(others.filter(({ mayShrink }) => mayShrink)).toEqual([]);
  });

  test('a secret is found however deep it lies', () => {
    const deep = (guarded: boolean) =>
      strictObject({
        rows: listOf(
          strictObject({ code: guarded ? withMetadata(text(9), { guarded: true }) : text(9) }).nullable(),
        ),
      });
    const area = calls(
      'proving',
      {},
      {
        open: read('GET /api/Proving/Open', {
          called: ['种', 'Planted', 'Plantada'],
          may: 'anyone',
          takes: nothing,
          gives: deep(false),
        }),
        close: read('GET /api/Proving/Close', {
          called: ['种', 'Planted', 'Plantada'],
          may: 'anyone',
          takes: nothing,
          gives: deep(true),
        }),
      },
    );
    const answer = () => ({ rows: [] });
    const found = routesOf([serve(area, { open: answer, close: answer })], {});
    expect(found.map(({ name, mayShrink }) => [name, mayShrink])).toEqual([
      ['proving.open', true],
      ['proving.close', false],
    ]);
  });

  test('the menu travels compressed, a draft key as it is', async () => {
    const person = await app.signIn('jiangwangshu');
    const headers = { 'accept-encoding': 'gzip, br' };
    const menu = await person.wire('POST /api/UserRole/LoadMenuByUser', {}, { headers });
    expect(menu.headers.get('content-encoding')).toBe('br');
    const key = await person.wire('GET /api/UserInfo/GetDraftKey', {}, { headers });
    expect([key.ErrorCode, key.headers.get('content-encoding')]).toEqual([0, null]);
  });

  test('a public page travels compressed as its reader understands it, and as it is where its address holds a secret', async () => {
    expect(await encodingOf('/NewsInfo')).toBe('br');
    expect(await encodingOf('/NewsInfo', 'gzip')).toBe('gzip');
    expect(await encodingOf('/NewsInfo', 'br;q=0, identity')).toBeNull();
    expect(await encodingOf('/login')).toBe('br');
    expect(await encodingOf('/hyCheck')).toBe('br');
    expect(await encodingOf('/hyCheck?no=PJ20260000001&code=ABCD-EFGH-JKLM-NPQR')).toBeNull();
    expect(await encodingOf('/ptint?t=abcdefghijklmnopqrstuvwxyz')).toBeNull();
  });
});

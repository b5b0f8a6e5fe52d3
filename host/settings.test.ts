import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printable, readSettings } from './settings';
import type { StartRefused } from './start-refused';

const production = { ASSAY_MODE: 'production', PUBLIC_URL: 'https://assay.example.org', ASSAY_PROXIES: '1' };
const refusalOf = (environment: NodeJS.ProcessEnv): StartRefused | undefined => {
  try {
    readSettings(environment);
  } catch (error) {
    return error as StartRefused;
  }
  return undefined;
};

const providers = (...list: object[]): string => JSON.stringify(list);

describe('The settings', () => {
  it('make the demonstration on this machine when nothing is said', () => {
    expect(readSettings({ PATH: '/bin', HOME: '/home/somebody' })).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      mode: 'demonstration',
      publicUrl: 'http://127.0.0.1:8080',
      demoSecondFactor: false,
    });
  });

  it('take an empty variable for an absent one', () => {
    expect(readSettings({ PORT: '', ASSAY_MODE: '', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  it('take production with an https address, and drop the slash at its end', () => {
    expect(
      readSettings({ ...production, PUBLIC_URL: 'https://assay.example.org/', HOST: '0.0.0.0' }),
    ).toMatchObject({
      mode: 'production',
      publicUrl: 'https://assay.example.org',
    });
  });

  it('show the demonstration beyond this machine when that is asked for by name', () => {
    const environment = { HOST: '0.0.0.0', PUBLIC_URL: 'https://assay.example.org', ASSAY_DEMO_REMOTE: 'on' };
    expect(readSettings(environment)).toMatchObject({ mode: 'demonstration', demoRemote: true, proxies: 0 });
  });

  it('have the catalogue of components in the demonstration, and in production where it is asked for', () => {
    const gallery = (more: object) => readSettings({ ...more }).gallery;
    expect([gallery({}), gallery({ ASSAY_GALLERY: 'off' })]).toEqual([true, false]);
    expect([gallery(production), gallery({ ...production, ASSAY_GALLERY: 'on' })]).toEqual([false, true]);
  });

  it('are printed without a secret [OP-11]', () => {
    const lines = printable(
      readSettings({
        DATABASE_URL: 'postgresql://app:hushhush@db:5432/assay?sslpassword=quiet',
        DATABASE_OWNER_URL: 'postgresql://owner:stillness@db/assay',
        ASSAY_KEYS: 'columns=silence',
        ASSAY_BACKUP_KEY: 'a murmur in the hall',
      }),
    ).join('\n');
    expect(lines).toContain('databaseUrl: postgresql://app@db:5432/assay');
    const mail = printable(
      readSettings({
        ...production,
        SMTP_URL: 'smtp://app:whisper@mail.example.org:587',
        MAIL_FROM: 'assay@example.org',
      }),
    ).join('\n');
    expect(mail).toContain('mail: smtp://app@mail.example.org:587 from assay@example.org');
    expect(mail).not.toContain('whisper');
    const texts = readSettings({
      ...production,
      SMS_ACCESS_KEY_ID: 'LTAI',
      SMS_ACCESS_KEY_SECRET: 'mutter',
      SMS_SIGN_NAME: '科技成果评价',
      SMS_TEMPLATES: 'code=SMS_1, passwordLink=SMS_2',
    });
    expect(texts.texts?.templates).toEqual({ code: 'SMS_1', passwordLink: 'SMS_2' });
    expect(printable(texts)).toContain('texts: https://dysmsapi.aliyuncs.com as 科技成果评价');
    expect(printable(texts).join('')).not.toContain('mutter');
    expect(lines).not.toMatch(/hushhush|quiet|stillness|silence|murmur/);
  });

  it('take providers of sign-ins as text or from a file, and print no secret of theirs [PB8]', () => {
    const named = {
      name: '医院',
      issuer: 'https://sso.example.org',
      clientId: 'assay',
      clientSecret: 'rustle',
    };
    const text = providers(
      { id: 'hospital', ...named },
      { id: 'other', ...named, trusted: true, acr: 'two' },
    );
    const path = join(mkdtempSync(join(tmpdir(), 'assay-providers-')), 'providers.json');
    writeFileSync(path, text);
    const read = readSettings({ ...production, ASSAY_SIGN_IN_PROVIDERS: text });
    expect(readSettings({ ...production, ASSAY_SIGN_IN_PROVIDERS: path })).toEqual(read);
    rmSync(dirname(path), { recursive: true });
    expect(read.signInProviders).toMatchObject([
      { id: 'hospital', name: ['医院', '医院', '医院'], scopes: 'openid', trusted: false, hosts: [] },
      { id: 'other', trusted: true, acr: 'two' },
    ]);
    const lines = printable(read);
    expect(lines).toContain(
      'signInProviders: hospital at https://sso.example.org, other at https://sso.example.org',
    );
    expect(lines.join('')).not.toContain('rustle');
    // On this machine the demonstration may do without https, production may not.
    const local = providers({ id: 'local', ...named, issuer: 'http://127.0.0.1:9000' });
    expect(readSettings({ ASSAY_SIGN_IN_PROVIDERS: local }).signInProviders).toHaveLength(1);
    expect(refusalOf({ ...production, ASSAY_SIGN_IN_PROVIDERS: local })!.sentence).toContain(
      'local: the issuer is no https',
    );
    const refused = (...list: object[]) =>
      refusalOf({ ASSAY_SIGN_IN_PROVIDERS: providers(...list) })!.sentence;
    expect(refused({ id: 'a', ...named, issuer: 'http://sso.example.org' })).toContain('no https address');
    expect(refused({ id: 'a', ...named, trusted: true })).toContain('trusted without an acr');
    expect(refused({ id: 'a', ...named }, { id: 'a', ...named })).toContain('two providers by one id');
    expect(refused({ id: 'a', ...named, scopes: 'profile' })).toContain('lacks openid');
    expect(refused({ id: 'a', ...named, clientSecret: 5 })).toContain('0.clientSecret');
  });

  const bad: [what: string, environment: NodeJS.ProcessEnv, named: string][] = [
    ...['0', '65536', '-1', '80.5', '8080 ', '0x50', 'http', '99999999999'].map(
      (port): [string, NodeJS.ProcessEnv, string] => [`PORT=${port}`, { PORT: port }, 'PORT'],
    ),
    ...['no host', 'a/b', 'http://localhost', 'a'.repeat(254)].map(
      (host): [string, NodeJS.ProcessEnv, string] => [`HOST=${host.slice(0, 20)}`, { HOST: host }, 'HOST'],
    ),
    ...['0.0.0.0', '::', '192.168.1.5', 'assay.example.org', '128.0.0.1', '127.0.0.1.evil.org'].map(
      (host): [string, NodeJS.ProcessEnv, string] => [
        `HOST=${host} without PUBLIC_URL`,
        { HOST: host },
        'PUBLIC_URL',
      ],
    ),
    [
      'beyond loopback with a plain address',
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://assay.example.org' },
      'PUBLIC_URL',
    ],
    ...['mysql://db/assay', 'db:5432', 'postgresql', 'https://db/assay'].flatMap(
      (address): [string, NodeJS.ProcessEnv, string][] => [
        [`DATABASE_URL=${address}`, { DATABASE_URL: address }, 'DATABASE_URL'],
        [`DATABASE_OWNER_URL=${address}`, { DATABASE_OWNER_URL: address }, 'DATABASE_OWNER_URL'],
      ],
    ),
    ['an owner without an app', { DATABASE_OWNER_URL: 'postgresql://o@db/assay' }, 'DATABASE_URL'],
    ...[
      'assay.example.org',
      'ftp://assay.example.org',
      'https://a.org/path',
      'https://a.org/?q=1',
      'https://u:p@a.org',
    ].map((address): [string, NodeJS.ProcessEnv, string] => [
      `PUBLIC_URL=${address}`,
      { PUBLIC_URL: address },
      'PUBLIC_URL',
    ]),
    ...['Production', 'demo', 'test', 'true'].map((mode): [string, NodeJS.ProcessEnv, string] => [
      `ASSAY_MODE=${mode}`,
      { ASSAY_MODE: mode },
      'ASSAY_MODE',
    ]),
    ['production without an address', { ASSAY_MODE: 'production' }, 'PUBLIC_URL'],
    ['production with a plain address', { ...production, PUBLIC_URL: 'http://a.org' }, 'PUBLIC_URL'],
    [
      "the demonstration's setting in production",
      { ...production, ASSAY_DEMO_SECOND_FACTOR: 'off' },
      'ASSAY_DEMO_SECOND_FACTOR',
    ],
    ...['postgres', 'Password', '123456', 'somebody'].map((password): [string, NodeJS.ProcessEnv, string] => [
      `production with the password ${password}`,
      { ...production, DATABASE_URL: `postgresql://somebody:${password}@db/assay` },
      'DATABASE_URL',
    ]),
    ['a word that is neither on nor off', { ASSAY_DEMO_SECOND_FACTOR: 'false' }, 'ASSAY_DEMO_SECOND_FACTOR'],
    ['a mail server without a sender', { ...production, SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM'],
    ['a sender without a mail server', { ...production, MAIL_FROM: 'assay@example.org' }, 'SMTP_URL'],
    [
      'a sender that is no address',
      { ...production, SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'Assay' },
      'MAIL_FROM',
    ],
    ['mail over http', { ...production, SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL'],
    [
      'mail in the demonstration',
      { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'assay@example.org' },
      'SMTP_URL',
    ],
    [
      'production that does not say how many proxies stand before it',
      { ASSAY_MODE: 'production', PUBLIC_URL: 'https://assay.example.org' },
      'ASSAY_PROXIES',
    ],
    ...['0.0.0.0', '192.168.1.5'].map((host): [string, NodeJS.ProcessEnv, string] => [
      `the demonstration beyond this machine at ${host}`,
      { HOST: host, PUBLIC_URL: 'https://assay.example.org' },
      'ASSAY_DEMO_REMOTE',
    ]),
    ['production as a remote demonstration', { ...production, ASSAY_DEMO_REMOTE: 'on' }, 'ASSAY_DEMO_REMOTE'],
    ['providers that are no list', { ASSAY_SIGN_IN_PROVIDERS: '[{' }, 'ASSAY_SIGN_IN_PROVIDERS'],
    ['providers in no file', { ASSAY_SIGN_IN_PROVIDERS: '/nowhere' }, 'ASSAY_SIGN_IN_PROVIDERS'],
    ['too many proxies', { ASSAY_PROXIES: '10' }, 'ASSAY_PROXIES'],
    ['an unknown level', { ASSAY_LOG_LEVEL: 'loud' }, 'ASSAY_LOG_LEVEL'],
    ['a misspelt name', { ASSAY_KEY: 'x', ASSAY_MODUS: 'production' }, 'ASSAY_KEY, ASSAY_MODUS'],
  ];

  it.each(bad)('end the start with 78 and name the variable: %s [OP-11]', (_what, environment, named) => {
    expect(refusalOf(environment)).toMatchObject({
      exitCode: 78,
      sentence: expect.stringContaining(named) as string,
    });
    expect(refusalOf(environment)!.sentence).not.toContain('\n');
  });

  it('are tried with at least forty bad environments, and name all faults of one at once', () => {
    expect(bad.length).toBeGreaterThanOrEqual(40);
    expect(refusalOf({ PORT: 'x', ASSAY_MODE: 'y' })!.sentence).toMatch(/PORT .*; ASSAY_MODE /);
  });
});

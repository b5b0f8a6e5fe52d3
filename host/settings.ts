import { z } from 'zod';
import { isEmail } from '#contract/validators';
import { defaultConnections } from './database/share';
import { providersIn, type ProviderSettings } from './identity-providers/settings';
import { isLoopback } from './loopback';
import type { MailSettings } from './mail';
import { textTemplates, type TextTemplateName } from './outbox';
import type { TextSettings } from './sms';
import type { SigningSettings } from './signing';
import { misconfigured } from './start-refused';

const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `is no address beginning with ${protocols.join('// or ')}//`,
  });

const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `is not a whole number from ${low} to ${high}` })
    .transform(Number)
    .refine((value) => value >= low && value <= high, {
      error: `is not a whole number from ${low} to ${high}`,
    });

const oneOf = <const Options extends readonly [string, ...string[]]>(...options: Options) =>
  z.enum(options, { error: `is none of: ${options.join(', ')}` });

/** `code=SMS_1,passwordLink=SMS_2`: each kind of text message with the provider's template for it. */
const templates = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const wrong = pairs.filter(
    ([name, code, ...rest]) =>
      !(textTemplates as readonly string[]).includes(name!) || !/^\w+$/.test(code ?? '') || rest.length > 0,
  );
  if (wrong.length > 0) context.addIssue(`must be pairs like code=SMS_1, for: ${textTemplates.join(', ')}`);
  return Object.fromEntries(pairs) as Partial<Record<TextTemplateName, string>>;
});

export const defaultExportRows = 10_000;

/** Every setting there is: one variable of the environment each. The defaults make the demonstration on one machine. */
const environment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, { error: 'is no address or name of this machine' })
    .default('127.0.0.1'),
  PORT: wholeNumber(1, 65535).default(8080),
  /** Database, keys, files. Undefined: chosen by the data folder. */
  DATA_DIR: z.string().min(1).optional(),
  /** A PostgreSQL server, as the role that serves people. Undefined: the embedded one. */
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  /** The same database as the role that owns the schema, for migrations. */
  DATABASE_OWNER_URL: url(['postgres:', 'postgresql:']).optional(),
  /** What people type: links, QR codes and cookies are built on it. */
  PUBLIC_URL: url(['http:', 'https:'])
    .refine((text) => URL.canParse(text) && new URL(text).pathname === '/' && !/[?#@]/.test(text), {
      error: 'must be scheme, host and port alone',
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  ASSAY_MODE: oneOf('demonstration', 'production').default('demonstration'),
  /** The keys as text, or the path of a file that holds them. */
  ASSAY_KEYS: z.string().min(1).optional(),
  /** Who signs official files: the path of a PKCS #12 file, and its password or the path of a file that holds it. */
  ASSAY_SIGNING_CERTIFICATE: z.string().min(1).optional(),
  ASSAY_SIGNING_PASSWORD: z.string().min(1).optional(),
  /** What backups are encrypted with: a passphrase, or the path of a file that holds it. Only `assay` reads it. */
  ASSAY_BACKUP_KEY: z.string().min(1).optional(),
  /** The server that takes mail, and the address it comes from; production only. */
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().refine(isEmail, { error: 'is no mail address' }).optional(),
  /** Text messages: an account at Alibaba Cloud's Short Message Service, its approved signature and templates; production only. */
  SMS_URL: url(['http:', 'https:'])
    .refine((text) => isLoopback(new URL(text).hostname) || text.startsWith('https:'), {
      error: 'is no https address',
    })
    .default('https://dysmsapi.aliyuncs.com'),
  SMS_ACCESS_KEY_ID: z.string().min(1).optional(),
  SMS_ACCESS_KEY_SECRET: z.string().min(1).optional(),
  SMS_SIGN_NAME: z.string().min(1).optional(),
  SMS_TEMPLATES: templates.optional(),
  /** Whether staff of the demonstration are asked for a second factor, as they always are in production. */
  ASSAY_DEMO_SECOND_FACTOR: oneOf('on', 'off').optional(),
  /** Whether the demonstration may be shown beyond this machine. */
  ASSAY_DEMO_REMOTE: oneOf('on', 'off').optional(),
  /** Whether the catalogue of components is there. Undefined: in the demonstration, and not in production. */
  ASSAY_GALLERY: oneOf('on', 'off').optional(),
  /** How many proxies stand before the product and add `X-Forwarded-For`; production must say so, be it 0. */
  ASSAY_PROXIES: wholeNumber(0, 9).optional(),
  /** How many rows of a list leave in one spreadsheet at most; they are held in memory meanwhile. */
  ASSAY_EXPORT_ROWS: wholeNumber(1, 50_000).default(defaultExportRows),
  /** How many connections to the database this node holds at most; a quarter of them stays for what is counted beside a request. */
  ASSAY_DATABASE_CONNECTIONS: wholeNumber(4, 200).default(defaultConnections),
  /** Off behind a pooler in transaction mode, which hands a connection to somebody else between two statements. */
  ASSAY_PREPARED_STATEMENTS: oneOf('on', 'off').default('on'),
  /** The folder of the files where several nodes share one. Undefined: in the data folder. */
  ASSAY_FILES: z.string().min(1).optional(),
  /** Who reads `/metrics`: programs on this machine, or whoever has the token. Nobody where nothing is said. */
  ASSAY_METRICS: z
    .string()
    .regex(/^(loopback|[\w.~+/=-]{24,200})$/, {
      error: 'is neither the word loopback nor a token of 24 to 200 letters, digits and . ~ + / = _ -',
    })
    .transform((text) => (text === 'loopback' ? text : { token: text }))
    .optional(),
  /** Who signs people in by OpenID Connect: a JSON list, or the path of a file that holds it. */
  ASSAY_SIGN_IN_PROVIDERS: z.string().min(1).optional(),
  ASSAY_LOG_LEVEL: oneOf('error', 'warn', 'info', 'debug').default('info'),
});

/** What the product was told at its start; undefined where the environment says nothing. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly mode: 'demonstration' | 'production';
  readonly keys: string | undefined;
  readonly backupKey: string | undefined;
  readonly signing: SigningSettings | undefined;
  readonly mail: MailSettings | undefined;
  readonly texts: TextSettings | undefined;
  readonly demoSecondFactor: boolean;
  readonly demoRemote: boolean;
  readonly gallery: boolean;
  readonly proxies: number;
  readonly exportRows: number;
  readonly databaseConnections: number;
  readonly preparedStatements: boolean;
  readonly files: string | undefined;
  readonly metrics: 'loopback' | { readonly token: string } | undefined;
  readonly signInProviders: readonly ProviderSettings[];
  readonly logLevel: 'error' | 'warn' | 'info' | 'debug';
}

const refuseUnknown = (given: NodeJS.ProcessEnv): void => {
  const unknown = Object.keys(given).filter(
    (name) => name.startsWith('ASSAY_') && !(name in environment.shape),
  );
  if (unknown.length > 0)
    throw misconfigured(
      `There is no setting called ${unknown.sort().join(', ')}; those that begin with ASSAY_ are ${Object.keys(
        environment.shape,
      )
        .filter((name) => name.startsWith('ASSAY_'))
        .join(', ')}.`,
    );
};

/** Passwords that installations are delivered with, and the user's own name. */
const hasDefaultPassword = (address: string | undefined): boolean => {
  if (!address) return false;
  const { username, password } = new URL(address);
  const known = [
    'postgres',
    'password',
    'passwd',
    '123456',
    'changeme',
    'change-me',
    'admin',
    'root',
    'secret',
    'assay',
    'test',
  ];
  return password !== '' && (known.includes(password.toLowerCase()) || password === username);
};

/** What each passes alone and not together with the others. Production is asked more than the demonstration. */
const refuseTogether = (parsed: z.output<typeof environment>): void => {
  const production = parsed.ASSAY_MODE === 'production';
  if (production && !parsed.PUBLIC_URL?.startsWith('https://'))
    throw misconfigured('Production needs PUBLIC_URL, the https address under which people reach it.');
  if (!isLoopback(parsed.HOST) && !parsed.PUBLIC_URL?.startsWith('https://'))
    throw misconfigured(
      `HOST=${parsed.HOST} listens beyond this machine: that needs PUBLIC_URL, the https address under which people reach it.`,
    );
  if (production && parsed.ASSAY_PROXIES === undefined)
    throw misconfigured(
      'Production needs ASSAY_PROXIES, the number of your proxies that stand before it and add X-Forwarded-For: 0 where there is none.',
    );
  if (!production && !isLoopback(parsed.HOST) && parsed.ASSAY_DEMO_REMOTE !== 'on')
    throw misconfigured(
      `HOST=${parsed.HOST} shows the demonstration beyond this machine, where it protects nothing: ASSAY_DEMO_REMOTE=on says that this is meant.`,
    );
  if (Boolean(parsed.SMTP_URL) !== Boolean(parsed.MAIL_FROM))
    throw misconfigured('SMTP_URL and MAIL_FROM belong together: give both, or neither.');
  if (Boolean(parsed.ASSAY_SIGNING_CERTIFICATE) !== Boolean(parsed.ASSAY_SIGNING_PASSWORD))
    throw misconfigured(
      'ASSAY_SIGNING_CERTIFICATE and ASSAY_SIGNING_PASSWORD belong together: give both, or neither.',
    );
  const sms = [
    parsed.SMS_ACCESS_KEY_ID,
    parsed.SMS_ACCESS_KEY_SECRET,
    parsed.SMS_SIGN_NAME,
    parsed.SMS_TEMPLATES,
  ];
  if (sms.some(Boolean) && !sms.every(Boolean))
    throw misconfigured(
      'SMS_ACCESS_KEY_ID, SMS_ACCESS_KEY_SECRET, SMS_SIGN_NAME and SMS_TEMPLATES belong together: give all, or none.',
    );
  if (!production && sms.some(Boolean))
    throw misconfigured(
      'SMS_ACCESS_KEY_ID has no place in the demonstration: what it would send stands in its outbox.',
    );
  if (!production && parsed.SMTP_URL)
    throw misconfigured(
      'SMTP_URL has no place in the demonstration: what it would send stands in its outbox.',
    );
  if (parsed.DATABASE_OWNER_URL && !parsed.DATABASE_URL)
    throw misconfigured('DATABASE_OWNER_URL stands without DATABASE_URL: give both, or neither.');
  for (const name of ['ASSAY_DEMO_SECOND_FACTOR', 'ASSAY_DEMO_REMOTE'] as const)
    if (production && parsed[name])
      throw misconfigured(`${name} is a setting of the demonstration and has no place in production.`);
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'] as const)
    if (production && hasDefaultPassword(parsed[name]))
      throw misconfigured(
        `The password in ${name} is a default that everybody knows: production needs one of its own.`,
      );
};

const textsOf = (parsed: z.output<typeof environment>): TextSettings | undefined =>
  parsed.SMS_ACCESS_KEY_ID && parsed.SMS_ACCESS_KEY_SECRET && parsed.SMS_SIGN_NAME && parsed.SMS_TEMPLATES
    ? {
        url: parsed.SMS_URL.replace(/\/$/, ''),
        accessKeyId: parsed.SMS_ACCESS_KEY_ID,
        accessKeySecret: parsed.SMS_ACCESS_KEY_SECRET,
        signName: parsed.SMS_SIGN_NAME,
        templates: parsed.SMS_TEMPLATES,
      }
    : undefined;

const signInProvidersOf = (parsed: z.output<typeof environment>): readonly ProviderSettings[] => {
  if (parsed.ASSAY_SIGN_IN_PROVIDERS === undefined) return [];
  const read = providersIn(parsed.ASSAY_SIGN_IN_PROVIDERS, parsed.ASSAY_MODE === 'demonstration');
  if (typeof read === 'string') throw misconfigured(`ASSAY_SIGN_IN_PROVIDERS ${read}.`);
  return read;
};

/** An empty variable is an absent one: that is how container files leave a setting out. */
const givenOnes = (from: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined && value !== ''));

/** An address as people write it: IPv6 stands in brackets. */
export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Reads the settings from the environment. Throws `StartRefused` (78) with one sentence that names every variable
 * at fault, unknown ones that begin with ASSAY_ among them, and repeats no value (OP-11).
 */
export const readSettings = (from: NodeJS.ProcessEnv): Settings => {
  const given = givenOnes(from);
  refuseUnknown(given);
  const read = environment.safeParse(given);
  if (!read.success)
    throw misconfigured(
      `${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}.`,
    );
  const parsed = read.data;
  refuseTogether(parsed);
  return {
    host: parsed.HOST,
    port: parsed.PORT,
    dataDir: parsed.DATA_DIR,
    databaseUrl: parsed.DATABASE_URL,
    databaseOwnerUrl: parsed.DATABASE_OWNER_URL,
    publicUrl: parsed.PUBLIC_URL ?? addressOf(parsed.HOST, parsed.PORT),
    mode: parsed.ASSAY_MODE,
    keys: parsed.ASSAY_KEYS,
    backupKey: parsed.ASSAY_BACKUP_KEY,
    signing:
      parsed.ASSAY_SIGNING_CERTIFICATE && parsed.ASSAY_SIGNING_PASSWORD
        ? { certificate: parsed.ASSAY_SIGNING_CERTIFICATE, password: parsed.ASSAY_SIGNING_PASSWORD }
        : undefined,
    mail:
      parsed.SMTP_URL && parsed.MAIL_FROM ? { smtpUrl: parsed.SMTP_URL, from: parsed.MAIL_FROM } : undefined,
    texts: textsOf(parsed),
    demoSecondFactor: parsed.ASSAY_DEMO_SECOND_FACTOR === 'on',
    demoRemote: parsed.ASSAY_DEMO_REMOTE === 'on',
    gallery: (parsed.ASSAY_GALLERY ?? (parsed.ASSAY_MODE === 'demonstration' ? 'on' : 'off')) === 'on',
    proxies: parsed.ASSAY_PROXIES ?? 0,
    exportRows: parsed.ASSAY_EXPORT_ROWS,
    databaseConnections: parsed.ASSAY_DATABASE_CONNECTIONS,
    preparedStatements: parsed.ASSAY_PREPARED_STATEMENTS === 'on',
    files: parsed.ASSAY_FILES,
    metrics: parsed.ASSAY_METRICS,
    signInProviders: signInProvidersOf(parsed),
    logLevel: parsed.ASSAY_LOG_LEVEL,
  };
};

/** A database's address without its password and its parameters, fit for a log. */
const withoutSecrets = (address: string): string => {
  const { protocol, username, host, pathname } = new URL(address);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
};

/** The settings for printing: one `name: value` a line, with no secret in any. */
export const printable = (settings: Settings): string[] =>
  Object.entries({
    ...settings,
    databaseUrl: settings.databaseUrl === undefined ? 'embedded' : withoutSecrets(settings.databaseUrl),
    databaseOwnerUrl:
      settings.databaseOwnerUrl === undefined ? undefined : withoutSecrets(settings.databaseOwnerUrl),
    mail: settings.mail && `${withoutSecrets(settings.mail.smtpUrl)} from ${settings.mail.from}`,
    texts: settings.texts && `${settings.texts.url} as ${settings.texts.signName}`,
    keys: settings.keys === undefined ? 'in the data folder' : 'given',
    backupKey: settings.backupKey && 'given',
    signing: settings.signing?.certificate,
    signInProviders:
      settings.signInProviders.map(({ id, issuer }) => `${id} at ${issuer}`).join(', ') || undefined,
    metrics: typeof settings.metrics === 'object' ? 'by token' : settings.metrics,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);

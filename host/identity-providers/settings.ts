import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Word } from '#contract/words';
import { isLoopback } from '../loopback';

/** A name in each of the languages, or one for all of them. */
const name = z
  .union([
    z.string().trim().min(1).max(60),
    z.strictObject({
      zh: z.string().trim().min(1).max(60),
      en: z.string().trim().min(1).max(60),
      es: z.string().trim().min(1).max(60),
    }),
  ])
  .transform((given): Word =>
    typeof given === 'string' ? [given, given, given] : [given.zh, given.en, given.es],
  );

const provider = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, { error: 'is not made of small letters, digits and -' }),
    name,
    issuer: z
      .string()
      .refine((text) => URL.canParse(text) && !/[?#@]/.test(text), { error: 'is no plain address' }),
    clientId: z.string().min(1).max(500),
    clientSecret: z.string().min(1).max(2_000),
    scopes: z
      .string()
      .refine((text) => text.split(' ').includes('openid'), { error: 'lacks openid' })
      .default('openid'),
    /** Whether the provider's own second factor stands for ours, where its `acr` says that it was given. */
    trusted: z.boolean().default(false),
    acr: z.string().min(1).max(200).optional(),
    /** Other hosts at which the provider answers, as its discovery document names them. */
    hosts: z
      .array(z.string().regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/, { error: 'is no host' }))
      .max(10)
      .default([]),
  })
  .refine(({ trusted, acr }) => !trusted || acr !== undefined, {
    error: 'is trusted without an acr: say which value means that a second factor was given',
  });

/** A provider of sign-ins by OpenID Connect, as the operator names it. */
export type ProviderSettings = z.output<typeof provider>;

const textOf = (given: string): string | undefined => {
  if (given.trimStart().startsWith('[')) return given;
  try {
    return readFileSync(given, 'utf8');
  } catch {
    return undefined;
  }
};

const listIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const isSecure = ({ issuer }: ProviderSettings, mayBeLocal: boolean): boolean => {
  const { protocol, hostname } = new URL(issuer);
  return (
    protocol === 'https:' ||
    (mayBeLocal && protocol === 'http:' && isLoopback(hostname.replace(/^\[(.*)\]$/, '$1')))
  );
};

/**
 * Reads the providers from JSON text or the file at that path; `mayBeLocal`: the demonstration alone may ask one on this
 * machine without https. Gives them, or what is wrong in a sentence that repeats no value (OP-11).
 */
export const providersIn = (given: string, mayBeLocal: boolean): readonly ProviderSettings[] | string => {
  const text = textOf(given);
  if (text === undefined) return 'is neither a JSON list nor the path of a file that can be read';
  const read = z.array(provider).max(12).safeParse(listIn(text));
  if (!read.success)
    return read.error.issues
      .map(({ path, message }) => `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`)
      .join('; ');
  const ids = read.data.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return 'names two providers by one id';
  const [open] = read.data.filter((each) => !isSecure(each, mayBeLocal));
  if (open) return `${open.id}: the issuer is no https address`;
  return read.data;
};

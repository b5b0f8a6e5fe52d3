import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Deliver, TextTemplateName } from './outbox';

/**
 * How text messages leave the product: an account at Alibaba Cloud's Short Message Service, the signature that stands
 * before each message, and the provider's template for each kind. The provider lets only approved templates through.
 */
export interface TextSettings {
  /** Without a slash at its end; the tests' own server, or the provider. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly signName: string;
  readonly templates: Readonly<Partial<Record<TextTemplateName, string>>>;
}

/** Milliseconds until a provider that does not answer is given up; the message is tried again by a job. */
const timeout = 10_000;
const algorithm = 'ACS3-HMAC-SHA256';
const version = '2017-05-25';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
/** RFC 3986: what `encodeURIComponent` leaves alone beyond the unreserved characters is encoded too. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The value of `Authorization` for a request to `/` of Alibaba Cloud (signature method V3): the canonical request, hashed,
 * under HMAC-SHA256. `headers` are all that is signed, in lower case; `x-acs-content-sha256` is among them.
 */
export const authorizationOf = (
  { accessKeyId, accessKeySecret }: Pick<TextSettings, 'accessKeyId' | 'accessKeySecret'>,
  headers: Readonly<Record<string, string>>,
  query = '',
): string => {
  const names = Object.keys(headers).sort();
  const canonical = [
    'POST',
    '/',
    query,
    names.map((name) => `${name}:${headers[name]!.trim()}\n`).join(''),
    names.join(';'),
    headers['x-acs-content-sha256'],
  ].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${algorithm}\n${hash(canonical)}`)
    .digest('hex');
  return `${algorithm} Credential=${accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
};

interface Answer {
  readonly Code?: string;
  readonly Message?: string;
}
/** What the provider says of a request; something that is no JSON is said as it is. */
const answerOf = (text: string): Answer => {
  try {
    return JSON.parse(text) as Answer;
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault;
    return { Message: text.slice(0, 200) };
  }
};

/**
 * Hands text messages to the provider (SendSms). Throws, with the reason for the delivery log, where nobody is configured,
 * a kind has no template, or the provider does not take the message: it then waits and is tried again.
 */
export const byTextProvider =
  (settings: TextSettings | undefined): Deliver =>
  async (message, at) => {
    if (message.channel !== 'sms') throw new Error('this is no text message');
    if (!settings) throw new Error('no provider of text messages is configured: SMS_ACCESS_KEY_ID');
    const { template, to } = message;
    const code = settings.templates[template.name];
    if (!code) throw new Error(`SMS_TEMPLATES names no template for «${template.name}»`);
    // In the body, not in the address: addresses stand in logs.
    const body = Object.entries({
      PhoneNumbers: to,
      SignName: settings.signName,
      TemplateCode: code,
      TemplateParam: JSON.stringify(template.values),
    })
      .map(([name, value]) => `${name}=${encoded(value)}`)
      .join('&');
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      host: new URL(settings.url).host,
      'x-acs-action': 'SendSms',
      'x-acs-content-sha256': hash(body),
      'x-acs-date': at.toISOString().replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomBytes(16).toString('hex'),
      'x-acs-version': version,
    };
    const { host: _host, ...sent } = headers;
    const response = await fetch(`${settings.url}/`, {
      method: 'POST',
      headers: { ...sent, authorization: authorizationOf(settings, headers) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const { Code, Message } = answerOf(await response.text());
    if (!response.ok || Code !== 'OK')
      throw new Error(`the provider refused it: ${response.status} ${Code ?? ''} ${Message ?? ''}`);
  };

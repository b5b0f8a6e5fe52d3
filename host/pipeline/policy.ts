import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** What a page may load, run and be framed by: our own files, and nothing that stands in it (WB-04). */
const everyPage = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The policy of all that is answered: besides, no script makes markup of a text. */
const strictPolicy = (secure: boolean) => ({
  ...everyPage,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
  ...(secure && { 'upgrade-insecure-requests': [] }),
});

/**
 * The office's, as the header says it: its library of controls writes styles into the page, for which it is given a number
 * used once, and positions are set on single elements, which no style sheet can come in by.
 */
export const officePolicy = (nonce: string, secure: boolean): string =>
  Object.entries({
    ...everyPage,
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** What every answer carries, as helmet draws it up: the same for all, so it is put together once. */
export const headersOfAll = (secure: boolean): readonly (readonly [name: string, value: string])[] => {
  const request = new IncomingMessage(new Socket());
  const reply = new ServerResponse(request);
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: strictPolicy(secure) },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  protect(request, reply, (fault) => {
    if (fault) throw fault as Error;
  });
  return Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
};

import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { general } from '#contract/problems';
import { failure } from './envelope';

/** Whether an address can be read at all: `%zz` cannot, and neither can bytes that are no UTF-8. */
export const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(url.split('?', 1)[0]!);
    return true;
  } catch {
    return false;
  }
};

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What every answer carries that shows nothing and runs nothing, where no page's headers are drawn up for it. */
export const bareHeaders = (secure: boolean): readonly (readonly [name: string, value: string])[] => [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ...(secure ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
];

/** What never became a request (its headers came too slowly, too many, or broken) is told so, under the same headers, and let go. */
export const brokenRequests =
  (secure: boolean) =>
  (fault: Error & { code?: string }, socket: Socket): void => {
    if (fault.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
    const status = statuses[fault.code ?? ''] ?? 400;
    const body = JSON.stringify(failure(general.badInput(), 'en'));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      ...bareHeaders(secure).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };

/** Cuts a connection whose body has not arrived in time, so that nobody holds one open for nothing (OP-03). */
export const cutSlowBody = (
  request: IncomingMessage,
  milliseconds: number,
  cut: ReturnType<typeof brokenRequests>,
): void => {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const late = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const isLate = () => {
    // Whole requests are left alone; so is what was handed in without a network.
    if (request.complete === false) cut(late, socket);
  };
  const timer = setTimeout(isLate, milliseconds).unref();
  request.once('close', () => clearTimeout(timer));
};

import { request } from 'node:http';
import type { TestApp } from '#testing';
import type { Envelope } from '#testing/person';

export interface Answer extends Envelope {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly connection: string | undefined;
  readonly milliseconds: number;
}

/** Asks a product over a connection of its own from one of this machine's many addresses. */
export const askingFrom =
  (app: () => TestApp) =>
  (
    localAddress: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const { hostname, port } = new URL(app().address);
      const asked = request(
        {
          hostname,
          port,
          path,
          localAddress,
          method: body ? 'POST' : 'GET',
          headers: { language: 'en', ...(body && { 'content-type': 'application/json' }), ...headers },
        },
        (reply) => {
          let said = '';
          reply.setEncoding('utf8').on('data', (piece: string) => (said += piece));
          reply.on('end', () =>
            resolve({
              ...(said.startsWith('{')
                ? (JSON.parse(said) as Envelope)
                : { ErrorCode: 0, RequestMsg: '', ResultValue: '' }),
              status: reply.statusCode ?? 0,
              retryAfter: reply.headers['retry-after'],
              connection: reply.headers.connection,
              milliseconds: performance.now() - begun,
            }),
          );
        },
      );
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });

/** The n-th address of a botnet. */
export const bot = (n: number): string => `127.1.${n >> 8}.${n & 255 || 256 - 1}`;

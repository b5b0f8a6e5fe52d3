import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { inTime, sendOnce } from './within';

/** A page that takes its time, whose answers take theirs to be made shorter; what came back, and what the server complained of. */
const answered = async (page: number, shrinking: number): Promise<[status: number, complaints: string[]]> => {
  const complaints: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void complaints.push(line) } },
  });
  app.addHook('onSend', sendOnce);
  app.addHook('onSend', async (_request, _reply, payload) => {
    await wait(shrinking);
    return payload;
  });
  app.setErrorHandler((_fault, _request, reply) => reply.code(503).send('too slow'));
  app.addHook('onRoute', (route) => void (route.handler = inTime(route.handler, route.config?.seconds)));
  app.get('/', { config: { seconds: 0.1 } }, async (_request, reply) => {
    await wait(page);
    return reply.send('the page');
  });
  const response = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  await response.text();
  // What answers a second time does so after the first.
  await wait(page + 2 * shrinking);
  await app.close();
  return [response.status, complaints];
};

test.each([
  ['is ready and being compressed when its time is over: it is sent', 40, 120, 200],
  ['becomes ready while its refusal is being compressed: the refusal is sent', 150, 120, 503],
  ['becomes ready after its refusal', 300, 10, 503],
])('a page that %s, once', async (_, page, shrinking, status) => {
  const [code, complaints] = await answered(page, shrinking);
  expect(code).toBe(status);
  expect(complaints.join('')).not.toMatch(/ERR_HTTP_HEADERS_SENT/);
});

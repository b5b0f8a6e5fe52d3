import Fastify from 'fastify';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerAddress } from './load-shedding';

test('[AU-07] before the pipeline whoever asks has the address that they have behind it, whatever proxies are said to be between', async () => {
  const hop = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('', ' ', 'unknown'));
  for (const hops of [0, 1, 2]) {
    const app = Fastify({ trustProxy: (_address, at) => at < hops });
    app.get('/', (request, reply) => reply.send([request.ip, callerAddress(request.raw, hops)]));
    await fc.assert(
      fc.asyncProperty(fc.array(hop, { maxLength: 4 }), async (passed) => {
        const headers = { ...(passed.length > 0 && { 'x-forwarded-for': passed.join(', ') }) };
        const reply = await app.inject({ method: 'GET', url: '/', headers, remoteAddress: '10.1.1.1' });
        const [behind, before] = reply.json<[string, string]>();
        expect(before).toBe(behind);
      }),
      { numRuns: 60 },
    );
    await app.close();
  }
});

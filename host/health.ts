import type { FastifyInstance } from 'fastify';
import type { House } from './house';

/** `/health`: the process lives. `/ready`: its database answers within a second. Neither says more (OP-02). */
export const health = (app: FastifyInstance, house: House): void => {
  app.get('/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const asked = house.pool.query('select 1').then(
      () => true,
      () => false,
    );
    const late = new Promise<boolean>((answer) => setTimeout(answer, 1_000, false).unref());
    const ready = await Promise.race([asked, late]);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
};

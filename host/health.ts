import type { FastifyInstance } from 'fastify';
import { freeBytes, watermark } from './files/room';
import type { Services } from './services';

const isShort = (folder: string): Promise<boolean> =>
  freeBytes(folder).then(
    (free) => free < watermark,
    () => true,
  );

/**
 * `/health`: the process lives. `/ready`: its database answers within a second; `degraded` where it serves and something
 * is wrong that an operator mends (disk, missing files, log, number of proxies). Neither says more (OP-02, DU-05).
 */
export const health = (app: FastifyInstance, services: Services): void => {
  app.get('/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const asked = services.pool.query('select 1').then(
      () => true,
      () => false,
    );
    const late = new Promise<boolean>((answer) => setTimeout(answer, 1_000, false).unref());
    if (!(await Promise.race([asked, late]))) return reply.code(503).send({ status: 'unavailable' });
    services.degradedState.set('disk', await isShort(services.dataFolder));
    const because = services.degradedState.now();
    return reply.send(because.length > 0 ? { status: 'degraded', because } : { status: 'ok' });
  });
};

import type { FastifyInstance } from 'fastify';
import { freeBytes, watermark } from './files/room';
import type { House } from './house';

/** What hampers the house while it goes on serving, as `/ready` names it. */
export const allTroubles = ['disk', 'files', 'log', 'proxies'] as const;
export type Trouble = (typeof allTroubles)[number];

/** What is wrong at the moment; whoever notices says so, and says when it is over. */
export const troubles = () => {
  const now = new Set<Trouble>();
  return {
    set: (trouble: Trouble, isThere: boolean): void =>
      void (isThere ? now.add(trouble) : now.delete(trouble)),
    now: (): readonly Trouble[] => [...now].sort(),
  };
};
export type Troubles = ReturnType<typeof troubles>;

const isShort = (folder: string): Promise<boolean> =>
  freeBytes(folder).then(
    (free) => free < watermark,
    () => true,
  );

/**
 * `/health`: the process lives. `/ready`: its database answers within a second; `degraded` where it serves and something
 * is wrong that an operator mends (disk, missing files, log, number of proxies). Neither says more (OP-02, DU-05).
 */
export const health = (app: FastifyInstance, house: House): void => {
  app.get('/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const asked = house.pool.query('select 1').then(
      () => true,
      () => false,
    );
    const late = new Promise<boolean>((answer) => setTimeout(answer, 1_000, false).unref());
    if (!(await Promise.race([asked, late]))) return reply.code(503).send({ status: 'unavailable' });
    house.troubles.set('disk', await isShort(house.dataFolder));
    const because = house.troubles.now();
    return reply.send(because.length > 0 ? { status: 'degraded', because } : { status: 'ok' });
  });
};

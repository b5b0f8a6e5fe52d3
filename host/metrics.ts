import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from './answered';
import { degradations } from './degraded-state';
import type { Services } from './services';
import { hashToken, sameHash } from './sessions/tokens';
import { isLoopback } from './loopback';
import type { Settings } from './settings';

/** What a monitor reads. */
export interface Metrics {
  readonly count: (answered: Answered) => void;
  /** Undefined to whoever may not read them. */
  readonly read: (request: FastifyRequest) => Promise<{ type: string; text: string }> | undefined;
}

/** Seconds; the last bounds are the deadlines of a call and of an upload. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 30, 120];

/** A program on this machine, and none that a proxy speaks for. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  !['forwarded', 'via', 'x-forwarded-for'].some((name) => headers[name] !== undefined);

/** Whether they may read it: by its token, or from this machine where no token is set (AZ-12). */
const mayRead = (readers: NonNullable<Settings['metrics']>, request: FastifyRequest): boolean => {
  if (readers === 'loopback') return isFromHere(request);
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return sameHash(hashToken(given), hashToken(readers.token));
};

/**
 * What Prometheus reads at `/metrics`: answers by call, status and code, connections to the database, what is degraded, and the
 * process itself. Names of calls and numbers only (PI-04).
 */
export const metricsOf = (services: Services, readers: NonNullable<Settings['metrics']>): Metrics => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const answers = new Histogram({
    name: 'assay_answer_seconds',
    help: 'Time until a request was answered, by call (or mounted address), HTTP status and code in the envelope.',
    labelNames: ['what', 'method', 'status', 'error'],
    buckets,
    registers: [register],
  });
  new Gauge({
    name: 'assay_database_connections',
    help: 'Connections to the database that are in use or idle, and who waits for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { totalCount, idleCount, waitingCount } = services.pool;
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  new Gauge({
    name: 'assay_trouble',
    help: 'What hampers the product while it goes on serving, as /ready names it: 1 where it is so.',
    labelNames: ['what'],
    registers: [register],
    collect() {
      const now = services.degradedState.now();
      for (const what of degradations) this.set({ what }, now.includes(what) ? 1 : 0);
    },
  });
  return {
    count: ({ what, method, status, error, milliseconds }) =>
      answers.observe({ what, method, status, error: error ?? '' }, milliseconds / 1_000),
    read: (request) =>
      mayRead(readers, request)
        ? register.metrics().then((text) => ({ type: register.contentType, text }))
        : undefined,
  };
};

/** Mounts `/metrics`: where they are off, and to whoever may not read them, nothing is there. */
export const metricsPage = (
  app: FastifyInstance,
  metrics: Metrics | undefined,
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void => {
  app.get('/metrics', async (request, reply) => {
    const found = await metrics?.read(request);
    if (!found) return notFound(request, reply);
    return reply.header('cache-control', 'no-store').type(found.type).send(found.text);
  });
};

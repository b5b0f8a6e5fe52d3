import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Services } from '#host/services';
import { metricsOf } from '#host/metrics';
import { problemKindsOf } from '#host/problem-kinds';
import type { Settings } from '#host/settings';
import { buildServer } from '#host/server';
import { identify, whyEnded } from '#product/access/server';
import { pages } from './pages';

interface Parts {
  readonly services: Services;
  /** The port it listens on; the demonstration answers to its own addresses on this machine only. */
  readonly port: () => number;
  readonly proxyHops?: number;
  /** Who reads `/metrics`; nobody where nothing is said. */
  readonly metrics?: Settings['metrics'];
  readonly validateReplies?: boolean;
}

type Asking = Pick<IncomingMessage, 'headers'>;

const local = ['localhost', '127.0.0.1', '[::1]'];

/** The demonstration is no public service: foreign host names and whatever came through a proxy are refused (security §3.19). */
const admitsLocally = (port: () => number) => (request: Asking) => {
  const { host, forwarded, via } = request.headers;
  if (forwarded !== undefined || via !== undefined) return false;
  for (const name in request.headers) if (name.startsWith('x-forwarded-')) return false;
  return local.some((name) => host === `${name}:${port()}`);
};

/** Shown beyond this machine on purpose, it answers to its public address as well, through the proxies that were named. */
const admitsRemotely = ({ publicUrl }: Services, port: () => number) => {
  const locally = admitsLocally(port);
  const { host } = new URL(publicUrl);
  return (request: Asking) => request.headers.host === host || locally(request);
};

/** The product's server, ready to listen. */
export const serverOf = ({
  services,
  port,
  proxyHops = 0,
  metrics: metricsReaders,
  validateReplies = false,
}: Parts): Promise<FastifyInstance> => {
  const { calls, kinds } = services.contributed;
  // Two failures of one number do not start.
  problemKindsOf(services.contributed);
  const metrics = metricsReaders && metricsOf(services, metricsReaders);
  return buildServer(
    {
      services,
      metrics,
      kinds,
      identify,
      whyEnded,
      validateReplies,
      proxyHops,
      admits:
        services.mode === 'production'
          ? () => true
          : services.isRemote
            ? admitsRemotely(services, port)
            : admitsLocally(port),
    },
    calls,
    (app, ask) => pages(app, services, metrics, ask),
  );
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passed } from './pipeline/invocation';
import type { Route } from './pipeline/route';
import type { Services } from './services';
import type { Answered } from './answered';

/** An answer that took longer than that stands out in the log. */
const slowMilliseconds = 1_000;

interface Watching {
  readonly services: Pick<Services, 'log'>;
  readonly routes: readonly Route[];
  /** Counts them. */
  readonly count?: ((answered: Answered) => void) | undefined;
}

/** What machines ask every few seconds, and files that never change, would bury the rest. */
const isQuiet = (url = ''): boolean => /^\/(health|ready|metrics|icon\.svg|assets\/\*|public\/\*)$/.test(url);

/** Longer than any name of a page: what stands there may be somebody's link or number (SE-07). */
const longestPart = 40;

/**
 * The address as the log may hold it: of what is mounted its pattern, so that no ticket stands there; of the rest the
 * path, without its query and without parts that are too long for a page's name.
 */
const addressOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url ??
  url
    .split('?', 1)[0]!
    .slice(0, 200)
    .split('/')
    .map((part) => (part.length > longestPart || /\d{5}|@|%40/.test(part) ? '…' : part))
    .join('/');

/**
 * One line in the log for each request that was answered, a warning where it was slow: who asked (the person's id, never
 * their name), from where, what, what became of it and how long it took. Of what was sent nothing (PI-04, SE-07).
 */
export const watchAnswers = (app: FastifyInstance, { services, routes, count }: Watching): void => {
  const names = new Map(routes.map(({ call, name }) => [`${call.method} ${call.path}`, name]));
  const codes = new WeakMap<FastifyRequest, number>();
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const code = (payload as { ErrorCode?: unknown } | null)?.ErrorCode;
    if (typeof code === 'number') codes.set(request, code);
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, id, ip, routeOptions } = request;
    const call = names.get(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`);
    const milliseconds = Math.round(reply.elapsedTime);
    const answered = { status: reply.statusCode, error: codes.get(request), milliseconds };
    count?.({ ...answered, method, what: call ?? routeOptions.url ?? '' });
    const person = (passed.get(request)?.me as { personId?: string } | null | undefined)?.personId;
    const line = { id, method, path: addressOf(request), call, ...answered, person, from: ip };
    if (milliseconds >= slowMilliseconds) services.log.warn(line, 'answered slowly');
    else if (isQuiet(routeOptions.url)) services.log.debug(line, 'answered');
    else services.log.info(line, 'answered');
  });
};

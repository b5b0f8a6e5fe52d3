import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passed } from './pipeline/invocation';
import type { Route } from './pipeline/route';
import type { Services } from './services';
import type { Answered } from './answered';

/** An answer that took longer than that stands out in the log. */
const slowMilliseconds = 1_000;

/** What is said of an answer: of who asked their id, never their name, and of what was sent nothing (PI-04, SE-07). */
export interface Said extends Answered {
  readonly id: string;
  readonly path: string;
  readonly call: string | undefined;
  readonly person: string | undefined;
  readonly from: string;
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
 * One line in the log for each request that was answered, a warning where it was slow: who asked, from where, what, what became of
 * it and how long it took; and `count`, where somebody reads how many there were.
 */
export const sayAnswer = (
  { log }: Pick<Services, 'log'>,
  count?: (answered: Answered) => void,
): ((said: Said) => void) => {
  // None of its names is a secret's: what other lines are searched for at three depths costs most of such a line.
  const answers = log.child({}, { redact: [] });
  return (said) => {
    count?.(said);
    const { id, method, path, call, status, error, milliseconds, person, from } = said;
    const line = { id, method, path, call, status, error, milliseconds, person, from };
    if (milliseconds >= slowMilliseconds) answers.warn(line, 'answered slowly');
    else if (isQuiet(said.what)) answers.debug(line, 'answered');
    else answers.info(line, 'answered');
  };
};

/** Says and counts every answer that the framework gives. */
export const watchAnswers = (
  app: FastifyInstance,
  { routes, say }: { readonly routes: readonly Route[]; readonly say: (said: Said) => void },
): void => {
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
    say({
      ...{ id, method, call, path: addressOf(request), what: call ?? routeOptions.url ?? '', from: ip },
      ...{ status: reply.statusCode, error: codes.get(request) },
      milliseconds: Math.round(reply.elapsedTime),
      person: (passed.get(request)?.me as { personId?: string } | null | undefined)?.personId,
    });
  });
};

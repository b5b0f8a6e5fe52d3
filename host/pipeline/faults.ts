import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem';
import { general } from '#contract/problems';
import { isConnectionLost } from '../database/connection-lost';
import { failure } from './envelope';
import { languageAsked } from './request';
import { TooMany } from '../too-many';
import { refuseMany } from './refuse-many';
import { isTimeout } from './within';

/** What a page says when it could not be drawn. */
export type FaultPage = (request: FastifyRequest, reply: FastifyReply, status: FaultStatus) => FastifyReply;
export type FaultStatus = 404 | 429 | 500 | 503;

/** What the pipeline cannot put into an envelope's code keeps its HTTP status; the body is an envelope all the same. */
const transportFaults = new Set([413, 415, 431, 503]);
/** Seconds after which a database that is started again usually answers. */
const retryAfter = '5';

const statusOfProblem: ReadonlyMap<number, FaultStatus> = new Map([
  [general.tooOften.kind.code, 429],
  [general.busy.kind.code, 503],
  [general.tooSlow.kind.code, 503],
]);
const pageStatus = (fault: FastifyError | Problem): FaultStatus => {
  if (fault instanceof TooMany) return 429;
  if (fault instanceof Problem) return statusOfProblem.get(fault.code) ?? 404;
  if (isTimeout(fault) || isConnectionLost(fault) || fault.statusCode === 503) return 503;
  return (fault.statusCode ?? 500) < 500 ? 404 : 500;
};

/**
 * What is answered when a request failed before or beside its handler: an envelope to a call, the page to a reader
 * (WB-03, IN-10).
 */
export const onFault = (
  fault: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
  page: FaultPage | undefined,
): FastifyReply => {
  const status = fault instanceof Problem ? 200 : (fault.statusCode ?? 500);
  // The pattern of its address, which names nobody, says where to look.
  const route = request.routeOptions.url;
  if (status >= 500) request.log.error({ fault, id: request.id, route }, 'a request failed');
  reply.header('cache-control', 'no-store');
  if (page) {
    const shown = pageStatus(fault);
    if (fault instanceof TooMany) {
      if (fault.seconds) reply.header('retry-after', fault.seconds);
      // What else was asked on this connection in the same breath is not refused one by one, a page each time (OP-03).
      reply.header('connection', 'close');
    }
    if (shown === 503) reply.header('retry-after', retryAfter);
    return page(request, reply, shown);
  }
  if (fault instanceof TooMany) return refuseMany(fault, request, reply);
  const problem =
    fault instanceof Problem
      ? fault
      : status < 500
        ? general.badInput()
        : isTimeout(fault)
          ? general.tooSlow()
          : general.system({ id: request.id });
  return reply
    .code(transportFaults.has(status) ? status : 200)
    .send(failure(problem, languageAsked(request)));
};

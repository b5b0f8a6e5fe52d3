import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TooMany } from '../too-many';
import { failure } from './envelope';
import { languageAsked } from './request';

/** Answers who came too often, or among too many: in the envelope, with the time to come back (security §3.14). */
export const refuseMany = (refused: TooMany, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (refused.seconds) reply.header('retry-after', refused.seconds);
  return reply
    .code(refused.status)
    .header('cache-control', 'no-store')
    .send(failure(refused, languageAsked(request)));
};

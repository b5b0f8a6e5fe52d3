import type { FastifyReply } from 'fastify';

/**
 * An answer on its way. A reply by itself is a thenable: an async function that gave it would have its caller wait for the answer's
 * end and then hold nothing, as if there had been nothing to send.
 */
export interface Sent {
  readonly reply: FastifyReply;
}

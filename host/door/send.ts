import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingFile } from '../serve';

/** A file's name in a header: ASCII for old programs, UTF-8 for the others (RFC 6266). */
const disposition = ({ name, inline }: OutgoingFile): string =>
  `${inline ? 'inline' : 'attachment'}; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Sends bytes so that a browser can only show or keep them, never run them (UP-03). */
export const send = (reply: FastifyReply, file: OutgoingFile): FastifyReply =>
  reply
    .header('content-type', file.type)
    .header('content-disposition', disposition(file))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .send(file.bytes);

const squeezed = promisify(brotliCompress);
/** Fast enough to be done at every answer; the levels above gain little on JSON. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Sends an answer compressed where the browser says that it understands that. */
export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<FastifyReply> => {
  reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(answer);
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-encoding', 'br')
    .send(await squeezed(JSON.stringify(answer), { params }));
};

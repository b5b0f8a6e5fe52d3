import type { FastifyReply } from 'fastify';
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

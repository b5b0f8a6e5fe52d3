import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../files/names';
import type { OutgoingFile } from '../serve';

/** Sends bytes so that a browser can only show or keep them, never run them (UP-03). */
export const send = (reply: FastifyReply, file: OutgoingFile): FastifyReply =>
  reply
    .header('content-type', file.type)
    .header('content-disposition', contentDisposition(file.name, file.inline))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .send(file.bytes);
